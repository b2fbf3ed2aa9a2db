import { Component, createRef, type ReactNode } from 'react';

interface Place {
  anchor: Element;
  focused: Element | null;
  top: number;
}

interface Props {
  /** Names the order of the children. */
  order: string;
  children: ReactNode;
}

/**
 * When children change places, the focused field, or else the element in the middle of the window, keeps its place on
 * the screen. The focus stays, too, although its element moves.
 */
export class ReorderInPlace extends Component<Props> {
  readonly #here = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate(before: Props): Place | null {
    const here = this.#here.current;
    if (before.order === this.props.order || !here) return null;
    const focused = here.contains(document.activeElement) ? document.activeElement : null;
    const middle = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2);
    const anchor = focused ?? (here.contains(middle) && middle !== here ? middle : null);
    return anchor && { anchor, focused, top: anchor.getBoundingClientRect().top };
  }

  override componentDidUpdate(_props: Props, _state: unknown, place: Place | null): void {
    if (!place?.anchor.isConnected) return;
    if (place.focused instanceof HTMLElement && document.activeElement !== place.focused)
      place.focused.focus({ preventScroll: true });
    const moved = place.anchor.getBoundingClientRect().top - place.top;
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
  }

  override render(): ReactNode {
    return (
      <div ref={this.#here} className="grid min-w-0 grid-cols-1 gap-8 empty:hidden lg:gap-10">
        {this.props.children}
      </div>
    );
  }
}
