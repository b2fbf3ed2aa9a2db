import { useEffect } from 'react';

export const productName = 'Serendip';
export const pageTitle = (title: string | null): string => (title ? `${title} · ${productName}` : productName);

/** Puts a screen's own words (an event's name) into the title, over the one of its route. */
export function useDocumentTitle(title: string | null | undefined): void {
  useEffect(() => {
    if (title) document.title = pageTitle(title);
  }, [title]);
}
