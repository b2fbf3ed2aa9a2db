import { Component, createRef, type ReactNode } from 'react';

interface Place {
  focused: Element;
  top: number;
}

/**
 * Keeps a focused element below this one, such as a field someone is typing in, at the same place on the screen when
 * this changes its height.
 */
export class HoldFocusInPlace extends Component<{ children: ReactNode }> {
  readonly #here = createRef<HTMLDivElement>();

  /** The position of the focused element, if it is below this one and in view. */
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
    return (
      <div ref={this.#here} className="empty:hidden">
        {this.props.children}
      </div>
    );
  }
}
