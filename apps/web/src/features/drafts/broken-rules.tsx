import type { MatchRun } from '@serendip/contract/matching';
import { locale } from '../../language/locale.ts';
import { texts } from '../../language/texts.ts';
import { Notice } from '../../ui/notice.tsx';
import { MendSwap } from './mend-swap.tsx';
import { roomCardId } from './room-card-id.ts';

const t = texts('drafts');

interface Props {
  eventId: string;
  run: MatchRun;
  round: number;
  onRound: (round: number) => void;
  nameOf: (id: string) => string;
  labelOf: (room: number) => string;
}

function show(room: number): void {
  const card = document.getElementById(roomCardId(room));
  card?.scrollIntoView({ block: 'center' });
  card?.focus({ preventScroll: true });
}

const most = 6;

const listOf = (names: string[]): string => new Intl.ListFormat(locale()).format(names);

/** The board's search: it stays when a button of this list goes. */
export const findPersonId = 'find-a-person';

/** The rules that do not hold in the draft, with ways to their rooms. */
export function BrokenRules({ eventId, run, round, onRound, nameOf, labelOf }: Props) {
  const rules = (run.rules ?? []).filter(({ kept }) => !kept);
  if (rules.length === 0) return null;
  return (
    <Notice tone="caution" title={t('broken', { count: rules.length })}>
      <ul className="grid gap-4">
        {rules.map(({ rule_id, sentence, broken_by: places, times, in_words: words }) => (
          <li key={rule_id} className="grid gap-1">
            <span className="wrap-anywhere font-semibold">{sentence}</span>
            {places.some((place) => place.round === null) && <span className="wrap-anywhere">{words}</span>}
            <span className="flex flex-wrap items-center gap-x-3">
              {places.slice(0, most).map((place) => {
                const people = listOf(place.people.map(nameOf));
                const { round: where, room_number: room } = place;
                // Of lists and meetings, which have no room, the words say what is the matter.
                if (where === null || room === null) return null;
                return (
                  <button
                    key={`${where} ${room} ${people}`}
                    type="button"
                    className="min-h-11 text-left font-semibold underline underline-offset-2"
                    onClick={() => {
                      if (where !== round) onRound(where);
                      // After the rooms of another round are there.
                      setTimeout(() => show(room), where === round ? 0 : 400);
                    }}
                  >
                    {people
                      ? t('placeOf', { round: String(where), room: labelOf(room), people })
                      : t('place', { round: String(where), room: labelOf(room) })}
                  </button>
                );
              })}
              {times > Math.min(most, places.length) && (
                <span>{t('andMore', { count: String(times - Math.min(most, places.length)) })}</span>
              )}
            </span>
            <span className="flex empty:hidden">
              <MendSwap eventId={eventId} run={run} ruleId={rule_id} focusAfter={findPersonId} />
            </span>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
