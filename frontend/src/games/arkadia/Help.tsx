export function Help() {
  return <p />;
}
