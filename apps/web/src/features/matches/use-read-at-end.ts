import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { matchingKeys } from '../matching/queries.ts';

/** Milliseconds over which the phones of an evening spread their question. */
const spread = 8_000;

/** When the evening ends while the page is open, reads whom the user has met. */
export function useReadAtEnd(eventId: string, isOver: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!isOver) return;
    const timer = setTimeout(
      () => void client.invalidateQueries({ queryKey: matchingKeys.mine(eventId) }),
      Math.random() * spread,
    );
    return () => clearTimeout(timer);
  }, [client, eventId, isOver]);
}
