import type { LiveAction } from '@serendip/contract/evening';
import type { Moment } from '../moment.ts';

/** The host's next step, with the question it asks first if it cannot be undone. */
export interface NextStep {
  action: LiveAction;
  label: string;
  asks: { title: string; description: string } | null;
}

const minutes = (count: number) => (count === 1 ? '1 minute' : `${count} minutes`);

interface Known extends Moment {
  hereCount: number;
  expectedCount: number;
  breakMinutes: number;
  /** People, rooms, minutes and the end of the round that starts next; null while unknown. */
  startText: string | null;
}

const endOf = (title: string): NextStep => ({
  action: 'end',
  label: 'End the evening',
  asks: {
    title,
    description:
      'The code stops working, and phones show no rooms any more. Everybody keeps their matches and messages.',
  },
});

/** The host can end an evening at any time. */
export const ending: NextStep = endOf('End the evening now?');

function startOf({ hereCount, expectedCount, rounds, startText }: Known): NextStep {
  const missing = expectedCount === 1 ? '1 person is not here yet.' : `${expectedCount} people are not here yet.`;
  const others =
    hereCount === 0
      ? ['Nobody has checked in, so everyone in the run gets a room.']
      : expectedCount > 0
        ? [missing]
        : [];
  const label = `Start round 1 of ${rounds}`;
  const description = [...(startText ? [startText] : []), ...others].join(' ');
  return { action: 'start', label, asks: { title: `${label}?`, description } };
}

export function nextStep(known: Known): NextStep {
  const { state, round, rounds, left, breakMinutes, startText } = known;
  if (state === null) return { action: 'open_doors', label: 'Open the doors', asks: null };
  if (state === 'ended')
    return {
      action: 'open_doors',
      label: 'Open the doors',
      asks: { title: 'Open the doors again?', description: 'A new evening begins, and everybody checks in again.' },
    };
  if (state === 'doors') return startOf(known);
  if (state === 'paused') return { action: 'resume', label: 'Go on', asks: null };
  if (state === 'round' && round >= rounds)
    return endOf(left === 0 ? 'End the evening?' : 'End the last round and the evening?');
  const isBreakNext = state === 'round' && breakMinutes > 0;
  const upcoming = `Round ${round + 1} of ${rounds}`;
  const goesOn = isBreakNext
    ? `The break begins now, ${minutes(breakMinutes)} long. Then comes round ${round + 1}.`
    : `Everybody is told to go to their room. ${startText ? `${upcoming}: ${startText}` : ''}`.trim();
  return {
    action: 'next',
    label: isBreakNext ? `End round ${round} now` : state === 'break' ? `Start round ${round + 1} now` : 'Next round',
    // With the time up, nothing is cut short.
    asks:
      left === 0
        ? null
        : {
            title: state === 'round' ? `End round ${round} now?` : `Start round ${round + 1} now?`,
            description: goesOn,
          },
  };
}
