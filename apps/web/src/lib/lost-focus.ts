/** True when nothing has the focus: the focused element is gone or disabled. */
function focusIsLost(): boolean {
  const { activeElement, body } = document;
  return !activeElement || activeElement === body || activeElement.matches(':disabled');
}

/** Moves a lost focus to this element. A focus that the user moved stays, and the page does not scroll. */
export function recoverFocus(place: HTMLElement | null): void {
  if (place && focusIsLost()) place.focus({ preventScroll: true });
}
