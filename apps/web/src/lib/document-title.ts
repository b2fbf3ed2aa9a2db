import { useEffect } from 'react';
import { pageTitle } from './page-title.ts';

/** Puts a screen's own words (an event's name) into the title, over the one of its route. */
export function useDocumentTitle(title: string | null | undefined): void {
  useEffect(() => {
    if (title) document.title = pageTitle(title);
  }, [title]);
}
