/** One minute in milliseconds. */
export const minute = 60_000;

/** The settings of an evening's rounds, in minutes. A break of 0 minutes is left out. */
interface Plan {
  rounds: number;
  minutes: number;
  breakMinutes: number;
}

/** A part of the evening, and its end as a time in milliseconds. */
interface Part {
  state: 'round' | 'break';
  round: number;
  endsAt: number;
}

interface Ended {
  state: 'ended';
  round: number;
  endsAt: null;
}

/** The part that follows one that ends at this time: rounds and breaks take turns, and the last round ends the evening. */
export function partAfter({ state, round, endsAt }: Part, { rounds, minutes, breakMinutes }: Plan): Part | Ended {
  if (state === 'round' && round >= rounds) return { state: 'ended', round, endsAt: null };
  if (state === 'round' && breakMinutes > 0) return { state: 'break', round, endsAt: endsAt + breakMinutes * minute };
  return { state: 'round', round: round + 1, endsAt: endsAt + minutes * minute };
}

/** The parts that have followed automatically by now, each from the end of the one before. */
export function partsUntil(now: number, first: Part, plan: Plan): (Part | Ended)[] {
  const parts: (Part | Ended)[] = [];
  for (let part: Part | Ended = first; part.state !== 'ended' && part.endsAt <= now; ) {
    part = partAfter(part, plan);
    parts.push(part);
  }
  return parts;
}
