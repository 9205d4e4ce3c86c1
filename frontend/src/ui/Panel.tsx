import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";

/** A titled part of a page, a landmark of its own. */
export function Panel({
  title,
  class: extra,
  children,
}: {
  title: string;
  class?: string;
  children: ComponentChildren;
}) {
  const titleId = useId();
  return (
    <section class={`panel ${extra ?? ""}`} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </section>
  );
}
