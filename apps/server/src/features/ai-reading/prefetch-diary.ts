/** Minutes before a person is read again, doubled each time up to the second number; and the most times a day. */
const AGAIN = { first: 5, most: 30, aDay: 12 };

/** When reading ahead asked about each person, whether or not a reply came, so that no answer is sent over and over. */
export function diaryOfCalls(now: () => number) {
  const entries = new Map<string, { since: number; times: number; until: number }>();
  const keyOf = ({ event_id, user_id }: { event_id: string; user_id: string }) => `${event_id} ${user_id}`;
  const minute = 60_000;
  return {
    mayAsk(one: { event_id: string; user_id: string }): boolean {
      const { until, times } = entries.get(keyOf(one)) ?? { until: 0, times: 0 };
      return until <= now() && times < AGAIN.aDay;
    },
    note(one: { event_id: string; user_id: string }): void {
      const at = now();
      const { since, times } = entries.get(keyOf(one)) ?? { since: at, times: 0 };
      const minutes = Math.min(AGAIN.most, AGAIN.first * 2 ** times);
      entries.set(keyOf(one), { since, times: times + 1, until: at + minutes * minute });
    },
    forgetTheDayBefore(): void {
      for (const [key, { since }] of entries) if (since < now() - 24 * 60 * minute) entries.delete(key);
    },
  };
}
