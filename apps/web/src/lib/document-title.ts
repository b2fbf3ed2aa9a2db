import { useEffect } from 'react';
import { pageTitle } from './page-title.ts';

/** Sets the page title to a screen's own text, such as an event's name, instead of the route's. */
export function useDocumentTitle(title: string | null | undefined): void {
  useEffect(() => {
    if (title) document.title = pageTitle(title);
  }, [title]);
}
