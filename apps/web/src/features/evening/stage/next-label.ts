import type { Stage } from '@serendip/contract/evening';
import { textsIn } from '../../../language/texts.ts';
import { formatTime } from '../../../lib/dates.ts';
import { endOf } from '../console/rounds-ahead.ts';

type Shown = Pick<
  Stage,
  'state' | 'paused_in' | 'round' | 'rounds' | 'minutes' | 'break_minutes' | 'here_count' | 'seats' | 'language'
>;

/** The effect of the host's next step, in a pause, too. */
function nextStepOf({
  state,
  paused_in,
  round,
  rounds,
  break_minutes,
}: Shown): 'end evening' | 'end round' | 'start round' {
  if ((state === 'paused' ? paused_in : state) === 'break') return 'start round';
  if (round >= rounds) return 'end evening';
  return break_minutes > 0 ? 'end round' : 'start round';
}

/** The effect of the host's next step, as long as rounds run. */
export function nextLabel(shown: Shown): string {
  const { round, rounds, language } = shown;
  const t = textsIn(language, 'stage');
  switch (nextStepOf(shown)) {
    case 'end evening':
      return t('bar.endEvening');
    case 'end round':
      return t('bar.endRound', { round: String(round) });
    case 'start round':
      return t('bar.startRound', { round: String(round + 1), rounds: String(rounds) });
  }
}

/** 'Round 2 of 3: 11 people in 5 rooms, 12 minutes. Ends about 21:05.' Null if the next step starts no round. */
export function nextFacts(shown: Shown, now: number): string | null {
  if (nextStepOf(shown) !== 'start round') return null;
  const { rounds, minutes, break_minutes: breakMinutes, here_count: people, seats, language } = shown;
  const round = shown.round + 1;
  return textsIn(language, 'stage')('roundRunsInRooms', {
    round: String(round),
    rounds: String(rounds),
    people,
    rooms: new Set(seats.map(({ room }) => room)).size,
    minutes,
    time: formatTime(endOf({ round, rounds, minutes, breakMinutes }, now), language),
  });
}
