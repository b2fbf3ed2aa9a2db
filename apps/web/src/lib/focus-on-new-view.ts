import { useLayoutEffect, useRef } from 'react';
import { recoverFocus } from './lost-focus.ts';

/** A new view replaces the old one and its pressed button. The focus moves to the new heading. */
export function useFocusOnNewView(view: unknown) {
  const before = useRef(view);
  useLayoutEffect(() => {
    if (before.current !== view) recoverFocus(document.querySelector('h1'));
    before.current = view;
  }, [view]);
}
