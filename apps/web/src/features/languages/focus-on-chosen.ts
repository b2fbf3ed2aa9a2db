import { useEffect } from 'react';
import { recoverFocus } from '../../lib/lost-focus.ts';

let chosenHere: string | null = null;

/** Called when somebody chooses: in another language the whole page is made again, and its focus is lost. */
export const rememberChoice = (language: string | null): void => {
  chosenHere = language ?? 'none';
};

/** Gives the focus back to the button that was pressed, in the page of the new language. */
export function useFocusOnChosen(): void {
  useEffect(() => {
    if (chosenHere === null) return;
    recoverFocus(document.querySelector<HTMLElement>(`[data-language="${chosenHere}"]`));
    chosenHere = null;
  }, []);
}
