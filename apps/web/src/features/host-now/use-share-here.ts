import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { copyAddress } from '../events/share-dialog.tsx';
import { readShared } from '../events/shared-before.ts';

/** The share dialog's state. It starts open if the link was copied on the screen before. */
export function useShareHere(eventId: string) {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const before = readShared(state);
  const [copied, setCopied] = useState<boolean | null>(before);
  // Otherwise a reload would open the dialog again.
  useEffect(() => {
    if (before !== null) navigate(pathname + search, { replace: true, preventScrollReset: true });
  }, [before, navigate, pathname, search]);
  return {
    copied,
    share: async () => setCopied(await copyAddress(eventId)),
    close: () => setCopied(null),
  };
}
