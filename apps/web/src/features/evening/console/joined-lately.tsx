import { useQuery } from '@tanstack/react-query';
import { texts } from '../../../language/texts.ts';
import { useNow } from '../../../lib/now.ts';
import { rosterOf } from '../queries.ts';

const t = texts('console');

const minute = 60_000;
const countAgainEvery = 5_000;

/** How many have joined in the last minute, beside the count of people who are here: a flood of made-up guests shows at once. */
export function JoinedLately({ eventId, ahead }: { eventId: string; ahead: number }) {
  const now = useNow(countAgainEvery) + ahead;
  const { data } = useQuery(rosterOf(eventId));
  const count = data?.participants.filter(({ joined_at }) => joined_at && Date.parse(joined_at) > now - minute).length;
  return count ? (
    <div className="flex items-baseline gap-2">
      <dd className="heading order-first text-3xl tabular-nums">{count}</dd>
      <dt className="text-ink-soft">{t('joinedLately')}</dt>
    </div>
  ) : null;
}
