import { focusIsLost, focusMovedTo, standIn } from '../lib/lost-focus.ts';

/** An element that had the focus, then its ancestors from the inside out, which stay known when it is gone. */
type Place = readonly HTMLElement[];

/** How many places are remembered: enough for dialogs that open from menus and dialogs. */
const remembered = 20;

function placeOf(element: HTMLElement): Place {
  const place: HTMLElement[] = [];
  for (let at: HTMLElement | null = element; at && at !== document.body; at = at.parentElement) place.push(at);
  return place;
}

const isUsable = (element: HTMLElement | undefined): boolean =>
  element?.isConnected === true && !element.matches(':disabled') && element.checkVisibility();

/** The element, or the one with its id that has replaced it. */
function usable(element: HTMLElement | undefined): HTMLElement | undefined {
  const present = element?.isConnected || !element?.id ? element : (document.getElementById(element.id) ?? undefined);
  return isUsable(present) ? present : undefined;
}

/** In a dialog that has closed, or outside of the app's root, where menus are. */
const isInClosedOverlay = (place: Place): boolean =>
  place.find((around) => around.matches('dialog'))?.isConnected === false || place.at(-1)?.id !== 'root';

/** The heading of the innermost section that is left of a place. Headings of a list's other rows do not count. */
function headingOf(place: Place): HTMLElement | null {
  for (const around of place) {
    if (!around.isConnected) continue;
    const row = around.closest('li');
    for (const heading of around.querySelectorAll<HTMLElement>('h1, h2, h3, h4'))
      if (heading.closest('li') === row && heading.checkVisibility()) return heading;
  }
  return document.querySelector('main h1, main');
}

/**
 * From now on no focus falls back to the page's body. If the focused element disappears or becomes disabled, the focus
 * returns to the element from which the dialog or menu was opened, or else goes to the heading of the section.
 */
export function keepFocus(): void {
  const trail: Place[] = [];
  /** A disabled element in whose place a heading has the focus. */
  let disabled: HTMLElement | undefined;
  let pressing = false;
  let waiting = false;
  const setPressing = (now: boolean) => {
    pressing = now;
  };

  const remember = (element: HTMLElement) => {
    trail.push(placeOf(element));
    if (trail.length > remembered) trail.shift();
  };

  const recover = () => {
    waiting = false;
    const [last] = trail.at(-1) ?? [];
    if (!focusIsLost() || isUsable(last)) return;
    for (const place of trail.toReversed()) {
      const [element] = place;
      const same = usable(element);
      if (same) return same.focus({ preventScroll: true });
      if (isInClosedOverlay(place)) continue;
      const heading = headingOf(place);
      if (heading) standIn(heading);
      disabled = element?.isConnected ? element : undefined;
      return;
    }
  };

  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement)) return;
    focusMovedTo(target);
    disabled = undefined;
    remember(target);
  });
  // The browser takes the focus between these two, such as for a press on empty ground, which may drop it.
  document.addEventListener('mousedown', () => setPressing(true), true);
  document.addEventListener('mouseup', () => setPressing(false), true);
  document.addEventListener('focusout', ({ relatedTarget }) => {
    if (pressing && !relatedTarget) trail.length = 0;
  });
  // Safari gives a clicked button no focus.
  document.addEventListener(
    'click',
    ({ target }) => {
      const pressed =
        target instanceof Element ? target.closest<HTMLElement>('button, a[href], [role="menuitem"]') : null;
      if (pressed && focusIsLost()) remember(pressed);
    },
    true,
  );
  new MutationObserver(() => {
    if (!focusIsLost()) return;
    if (disabled && isUsable(disabled)) return disabled.focus({ preventScroll: true });
    const [last] = trail.at(-1) ?? [];
    // A busy button gets the focus back from itself.
    if (waiting || !last || isUsable(last) || (last.isConnected && last.ariaBusy === 'true')) return;
    waiting = true;
    // A component that knows a better place moves the focus first.
    requestAnimationFrame(() => setTimeout(recover));
  }).observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled', 'hidden'] });
}
