import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/** Reads a query again whenever `version` changes. */
export function useReadAgain(queryKey: QueryKey, version: string): void {
  const client = useQueryClient();
  const known = useRef(version);
  useEffect(() => {
    if (known.current === version) return;
    known.current = version;
    void client.invalidateQueries({ queryKey });
  }, [client, queryKey, version]);
}
