import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/** Reads again what stands under a key each time that `news` changes, by which the evening tells of a change. */
export function useReadAgain(queryKey: QueryKey, news: string): void {
  const client = useQueryClient();
  const known = useRef(news);
  useEffect(() => {
    if (known.current === news) return;
    known.current = news;
    void client.invalidateQueries({ queryKey });
  }, [client, queryKey, news]);
}
