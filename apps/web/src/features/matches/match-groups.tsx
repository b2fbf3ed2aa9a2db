import type { MyMatch } from '@serendip/contract/matching';
import { texts } from '../../language/texts.ts';
import { List } from '../../ui/list.tsx';
import { MyMatchRow } from './my-match-row.tsx';

const t = texts('matches');

interface Props {
  eventId: string;
  matches: readonly MyMatch[];
  /** The event has begun. */
  meetingsOpen: boolean;
}

/** Something connects the two, and it still may be read. */
const isConnected = ({ connected, detailed_reasons: reasons }: MyMatch): boolean => connected && reasons.length > 0;

/** People with a reason to meet, then the others under a heading of their own. Each group keeps the order of the matches. */
export function MatchGroups({ eventId, matches, meetingsOpen }: Props) {
  const others = matches.filter((match) => !isConnected(match));
  const rows = (some: readonly MyMatch[]) => (
    <List>
      {some.map((match) => (
        <MyMatchRow key={match.user.id} eventId={eventId} match={match} meetingsOpen={meetingsOpen} />
      ))}
    </List>
  );
  return (
    <div className="grid grid-cols-1 gap-4">
      {others.length < matches.length && rows(matches.filter(isConnected))}
      {others.length > 0 && (
        <section aria-labelledby="others-worth-a-hello" className="grid grid-cols-1 gap-2">
          <h3 id="others-worth-a-hello" className="font-semibold text-ink-soft text-sm">
            {t('others')}
          </h3>
          {rows(others)}
        </section>
      )}
    </div>
  );
}
