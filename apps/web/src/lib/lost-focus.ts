/** Whether the focus is nowhere: what had it is gone, or cannot be used any more. */
function focusIsLost(): boolean {
  const { activeElement, body } = document;
  return !activeElement || activeElement === body || activeElement.matches(':disabled');
}

/** Gives a lost focus a new place, and leaves one alone that somebody moved. The page stays where it is scrolled to. */
export function recoverFocus(place: HTMLElement | null): void {
  if (place && focusIsLost()) place.focus({ preventScroll: true });
}
