export function Help() {
  return <div class="ark-help" />;
}
