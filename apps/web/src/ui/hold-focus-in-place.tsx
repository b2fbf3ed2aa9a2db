import { Component, createRef, type ReactNode } from 'react';

interface Place {
  focused: Element;
  top: number;
}

/**
 * Keeps what has the focus further down the page where it is on the screen while this changes its height, such as the field
 * that somebody is writing in.
 */
export class HoldFocusInPlace extends Component<{ children: ReactNode }> {
  readonly #here = createRef<HTMLDivElement>();

  /** Where the focused element is, if it is below and in sight. */
  override getSnapshotBeforeUpdate(): Place | null {
    const [here, focused] = [this.#here.current, document.activeElement];
    if (here?.compareDocumentPosition(focused ?? here) !== Node.DOCUMENT_POSITION_FOLLOWING || !focused) return null;
    const { top, bottom } = focused.getBoundingClientRect();
    return bottom > 0 && top < window.innerHeight ? { focused, top } : null;
  }

  override componentDidUpdate(_props: unknown, _state: unknown, before: Place | null): void {
    if (!before || document.activeElement !== before.focused) return;
    const moved = before.focused.getBoundingClientRect().top - before.top;
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
  }

  override render(): ReactNode {
    return <div ref={this.#here}>{this.props.children}</div>;
  }
}
