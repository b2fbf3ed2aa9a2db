import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { NetworkError } from '../../../api/errors.ts';
import { useSendAgain } from '../../../api/use-send-again.ts';
import { texts } from '../../../language/texts.ts';
import { toast } from '../../../ui/toast.ts';
import { useCheckIn } from '../queries.ts';

const t = texts('evening');

/** The part of an event's address that holds the code, as the stage's QR code has it. */
const parameter = 'here';

/**
 * Checks in by the code in the address, joining first if needed, and removes the code from the address bar. Without a
 * network the code stays and is tried again.
 */
export function useArrivalByLink(eventId: string, onArrival: () => void) {
  const [search] = useSearchParams();
  const { hash, state } = useLocation();
  const navigate = useNavigate();
  const code = search.get(parameter);
  const { mutate, isPending } = useCheckIn(eventId);
  const [error, setError] = useState<Error | null>(null);
  // Keeps the last error until the next answer, so that the page does not jump.
  const arrive = (typed: string) =>
    mutate(typed, {
      onSuccess: ({ data }) => {
        setError(null);
        if (data.live) toast.success(t('checkedIn'));
        onArrival();
      },
      onError: setError,
      onSettled: (_data, failure) => {
        if (failure instanceof NetworkError) return;
        const others = new URLSearchParams(search);
        others.delete(parameter);
        navigate({ search: others.toString(), hash }, { replace: true, state });
      },
    });
  const arriveByLink = useEffectEvent(arrive);
  useEffect(() => {
    if (code) arriveByLink(code);
  }, [code]);
  useSendAgain(error, () => code && arrive(code));
  return { error, isPending, again: code ? () => arrive(code) : null };
}
