import type { Event } from '@serendip/contract/events';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { errorText } from '../../../api/errors.ts';
import { texts } from '../../../language/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { eventKeys, oneEvent } from '../../events/queries.ts';
import type { Reading } from '../heard-ago.ts';
import { isOut } from '../is-out.ts';
import { useLive } from '../use-live.ts';
import { type KeptEvening, readKeptEvening } from './kept-evening.ts';
import { NotInIt } from './not-in-it.tsx';
import type { RunningEvening } from './running-evening.tsx';
import { useArrivalByLink } from './use-arrival-by-link.ts';

const t = texts('evening');

type Card = typeof RunningEvening;

/** The card's chunk, which loads when there is an evening to show; a failure waits for the next answer. */
function useCard(wanted: boolean, heardAt: number): Card | null {
  const [Card, setCard] = useState<{ component: Card } | null>(null);
  const missing = wanted && !Card;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next answer is the time to try again
  useEffect(() => {
    if (!missing) return;
    let waits = true;
    import('./running-evening.tsx')
      .then(({ RunningEvening }) => waits && setCard({ component: RunningEvening }))
      .catch(() => undefined);
    return () => {
      waits = false;
    };
  }, [missing, heardAt]);
  return wanted ? (Card?.component ?? null) : null;
}

interface ShownProps {
  eventId: string;
  userId: string;
  evening: KeptEvening | null;
  reading: Reading;
  isAsked: boolean;
}

function ShownEvening({ eventId, userId, evening, reading, isAsked }: ShownProps) {
  const Card: ComponentType<Parameters<typeof RunningEvening>[0]> | null = useCard(
    evening !== null,
    reading.dataUpdatedAt,
  );
  return Card && evening ? (
    <Card eventId={eventId} userId={userId} evening={evening} reading={reading} isAsked={isAsked} />
  ) : null;
}

const unheard: Reading = { isError: true, fetchStatus: 'idle', dataUpdatedAt: 0 };

/** Shows the evening that this device has stored while the event cannot be read. */
export function KeptEveningSlot({ eventId, userId }: { eventId: string; userId: string }) {
  const [kept] = useState(() => readKeptEvening(eventId));
  const { error } = useQuery(oneEvent(eventId));
  if (kept && isOut(error)) return <NotInIt eventId={eventId} />;
  return <ShownEvening eventId={eventId} userId={userId} evening={kept} reading={unheard} isAsked={false} />;
}

interface Props {
  event: Event;
  userId: string;
  takesPart: boolean;
  /** Some of the event's questions have no answer yet. */
  isAsked: boolean;
  /** Called when the guest has joined by the code. */
  onArrival: () => void;
}

/** The evening's place at the top of an event: checks in by the code in the address, and shows the card. */
export function EveningSlot({ event, userId, takesPart, isAsked, onArrival }: Props) {
  const client = useQueryClient();
  const arrival = useArrivalByLink(event.id, onArrival);
  const [kept] = useState(() => readKeptEvening(event.id));
  const reading = useLive(event.id, { enabled: takesPart && !event.closed, eventDate: event.event_date });
  const { data, dataUpdatedAt, error } = reading;
  const out = isOut(error);
  const live = data?.answer.live ?? null;
  const sawItRun = useRef(kept !== null);
  if (live && live.state !== 'ended') sawItRun.current = true;
  const heard = live && { live, ahead: data?.ahead ?? 0, heardAt: dataUpdatedAt, rooms: kept?.rooms ?? [] };
  const shown = data ? heard : kept;
  // A guest who returns days later sees their matches, not an evening that is over.
  useEffect(() => {
    if (out) void client.invalidateQueries({ queryKey: eventKeys.one(event.id) });
  }, [client, event.id, out]);
  const evening = !out && shown && (shown.live.state !== 'ended' || sawItRun.current) && takesPart ? shown : null;
  return (
    <>
      {arrival.error && (
        <Notice
          tone="negative"
          action={
            arrival.again && (
              <Button variant="secondary" size="sm" onClick={arrival.again} loading={arrival.isPending}>
                {t('tryAgain')}
              </Button>
            )
          }
        >
          {errorText(arrival.error, t('failed'))}
        </Notice>
      )}
      {out && sawItRun.current && <NotInIt eventId={event.id} />}
      <ShownEvening eventId={event.id} userId={userId} evening={evening} reading={reading} isAsked={isAsked} />
    </>
  );
}
