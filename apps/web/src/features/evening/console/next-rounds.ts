import type { Live } from '@serendip/contract/evening';
import type { MatchRun } from '@serendip/contract/matching';
import type { Moment } from '../moment.ts';
import type { RoundsAhead } from './rounds-ahead.ts';
import type { Settings } from './settings.tsx';

interface Known {
  live: Live | null;
  moment: Moment;
  /** The run whose rooms are used. */
  run: MatchRun | undefined;
  /** The settings of round 1, before it starts. */
  settings: Settings | null;
}

/** The rounds that the host can start next; null while there are none, or too little is known. */
export function nextRounds({ live, moment, run, settings }: Known): RoundsAhead | null {
  const people = live?.here_count || (run?.total_participants ?? 0);
  if (!live || people === 0) return null;
  const roomSize = run?.room_size ?? null;
  if (moment.state !== 'doors') {
    const { minutes, break_minutes: breakMinutes } = live;
    return { round: moment.round + 1, rounds: moment.rounds, minutes, breakMinutes, people, roomSize };
  }
  if (!run || !settings) return null;
  const { minutes, break_minutes: breakMinutes } = settings;
  return { round: 1, rounds: run.rounds, minutes, breakMinutes, people, roomSize };
}
