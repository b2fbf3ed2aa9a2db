import type { ReplyKind } from './reply-cache.ts';

/** Minutes until a person is asked about again, and the most replies a day. */
const PAUSE = 5;
const A_DAY = 12;

const MINUTE = 60_000;

/** When the endpoint answered about each person lately, in this process: no run pays for the same person over and over. */
export interface ReplyDiary {
  mayAsk(kind: ReplyKind, eventId: string, userId: string): boolean;
  note(kind: ReplyKind, eventId: string, userId: string): void;
}

/** Entries above which those of the day before are deleted. */
const SWEEP_ABOVE = 10_000;

/** `now`: milliseconds on a clock that nobody sets. */
export function replyDiary(now = () => performance.now()): ReplyDiary {
  const entries = new Map<string, { since: number; times: number; last: number }>();
  const isOver = ({ since }: { since: number }) => since < now() - 24 * 60 * MINUTE;
  const found = (key: string) => {
    const entry = entries.get(key);
    return entry && !isOver(entry) ? entry : undefined;
  };
  return {
    mayAsk(...place) {
      const entry = found(place.join(' '));
      return !entry || (entry.times < A_DAY && entry.last + PAUSE * MINUTE <= now());
    },
    note(...place) {
      const key = place.join(' ');
      const { since, times } = found(key) ?? { since: now(), times: 0 };
      entries.set(key, { since, times: times + 1, last: now() });
      if (entries.size > SWEEP_ABOVE) for (const [other, entry] of entries) if (isOver(entry)) entries.delete(other);
    },
  };
}
