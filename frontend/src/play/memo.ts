import { Component, createElement, type FunctionComponent } from "preact";

/** A component that is drawn again only when one of its props is another value. */
export function memo<P extends object>(Inner: FunctionComponent<P>): FunctionComponent<P> {
  class Memo extends Component<P> {
    override shouldComponentUpdate(next: P): boolean {
      const before = this.props as P;
      const keys = new Set([...Object.keys(before), ...Object.keys(next)]) as Set<keyof P>;
      for (const key of keys) if (before[key] !== next[key]) return true;
      return false;
    }

    override render() {
      return createElement(Inner, this.props as P);
    }
  }
  return Memo as unknown as FunctionComponent<P>;
}
