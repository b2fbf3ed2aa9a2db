/** The heading that took a lost focus because nothing better was known. */
let makeshift: Element | null = null;

/** Gives the focus to a heading, until somebody moves it or a better place is known. */
export function standIn(heading: HTMLElement): void {
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  makeshift = heading;
  heading.focus({ preventScroll: true });
}

/** Tells where the focus is now. */
export function focusMovedTo(element: Element): void {
  if (element !== makeshift) makeshift = null;
}

/** True when nothing has the focus: the focused element is gone or disabled, or a heading stands in for it. */
export function focusIsLost(): boolean {
  const { activeElement, body } = document;
  if (!activeElement || activeElement === body) return true;
  return activeElement === makeshift || activeElement.matches(':disabled');
}

/** Moves a lost focus to this element. A focus that the user moved stays, and the page does not scroll. */
export function recoverFocus(place: HTMLElement | null): void {
  if (place && focusIsLost()) place.focus({ preventScroll: true });
}
