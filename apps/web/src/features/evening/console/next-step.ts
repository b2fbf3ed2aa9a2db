import type { LiveAction } from '@serendip/contract/evening';
import { texts } from '../../../language/texts.ts';
import type { Moment } from '../moment.ts';

/** The host's next step, with the question it asks first if it cannot be undone. */
export interface NextStep {
  action: LiveAction;
  label: string;
  asks: { title: string; description: string } | null;
}

const t = texts('console');

interface Known extends Moment {
  hereCount: number;
  expectedCount: number;
  breakMinutes: number;
  /** People, rooms, minutes and the end of the round that starts next; null while unknown. */
  startText: string | null;
}

const endOf = (title: string): NextStep => ({
  action: 'end',
  label: t('step.end'),
  asks: { title, description: t('step.endText') },
});

/** The host can end an evening at any time. */
export const ending = (): NextStep => endOf(t('step.endNow'));

function startOf({ hereCount, expectedCount, rounds: count, startText }: Known): NextStep {
  const rounds = String(count);
  const others =
    hereCount === 0 ? [t('step.nobodyHere')] : expectedCount > 0 ? [t('step.missing', { count: expectedCount })] : [];
  const description = [...(startText ? [startText] : []), ...others].join(' ');
  return {
    action: 'start',
    label: t('step.start', { rounds }),
    asks: { title: t('step.startAsked', { rounds }), description },
  };
}

/** The text of the question before a round or a break is cut short. */
function descriptionOf({ state, round, rounds, breakMinutes, startText }: Known): string {
  const next = String(round + 1);
  if (state === 'round' && breakMinutes > 0) return t('step.breakBegins', { minutes: breakMinutes, round: next });
  return startText
    ? t('step.toRoomsWith', { round: next, rounds: String(rounds), facts: startText })
    : t('step.toRooms');
}

export function nextStep(known: Known): NextStep {
  const { state, rounds, left, breakMinutes } = known;
  const round = String(known.round);
  const next = String(known.round + 1);
  if (state === null) return { action: 'open_doors', label: t('step.openDoors'), asks: null };
  if (state === 'ended')
    return {
      action: 'open_doors',
      label: t('step.openDoors'),
      asks: { title: t('step.openAgain'), description: t('step.openAgainText') },
    };
  if (state === 'doors') return startOf(known);
  if (state === 'paused') return { action: 'resume', label: t('step.goOn'), asks: null };
  if (state === 'round' && known.round >= rounds)
    return endOf(left === 0 ? t('step.endAsked') : t('step.endLastAsked'));
  const isBreakNext = state === 'round' && breakMinutes > 0;
  return {
    action: 'next',
    label: isBreakNext
      ? t('step.endRound', { round })
      : state === 'break'
        ? t('step.startRound', { round: next })
        : t('step.nextRound'),
    // With the time up, nothing is cut short.
    asks:
      left === 0
        ? null
        : {
            title: state === 'round' ? t('step.endRoundAsked', { round }) : t('step.startRoundAsked', { round: next }),
            description: descriptionOf(known),
          },
  };
}
