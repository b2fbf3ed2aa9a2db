import type { Enrichment } from '@serendip/matching/enrichment/enrichment';
import type { Lexicon } from '@serendip/matching/lexicon/lexicon';
import { matchParticipants } from '@serendip/matching/match-participants';
import { readTopics } from '@serendip/matching/topics/read-topics';
import { resultInWords } from '@serendip/matching/wording/result-in-words';
import type { JudgedEvent } from '../judged-events.ts';
import type { ReadOfOther, SaidTo } from './tally.ts';

/** Everything the engine says at an event with rooms of two and three rounds, to each participant. */
export function saidByEngine(
  { snapshot }: JudgedEvent,
  lexicon: Lexicon,
  enrichment?: Enrichment,
): Record<string, SaidTo> {
  const result = matchParticipants(snapshot, {
    room_size: 2,
    rounds: 3,
    matches_per_person: 5,
    lexicon,
    ...(enrichment ? { enrichment } : {}),
  });
  const { rooms } = result;
  const { pairs, meetings } = resultInWords(result, lexicon.displayNames);
  const matchesOf = (id: string): ReadOfOther[] =>
    pairs.flatMap((pair) =>
      pair.a === id
        ? [{ other: pair.b, reason: pair.reasons_for_a[0] ?? '', opener: pair.opener_for_a }]
        : pair.b === id
          ? [{ other: pair.a, reason: pair.reasons_for_b[0] ?? '', opener: pair.opener_for_b }]
          : [],
    );
  const roomsOf = (id: string): ReadOfOther[] =>
    rooms.flatMap(({ participants }) => {
      const [other, ...more] = participants.filter((one) => one !== id);
      if (!participants.includes(id) || other === undefined || more.length > 0) return [];
      const met = meetings.find(({ a, b }) => (a === id && b === other) || (a === other && b === id));
      return [{ other, reason: (met?.a === id ? met.reason_for_a : met?.reason_for_b) ?? '', opener: null }];
    });
  return Object.fromEntries(
    snapshot.participants.map(({ id }) => [
      id,
      {
        understood: readTopics(snapshot, id, lexicon, enrichment?.readings[id]),
        matches: matchesOf(id),
        rooms: roomsOf(id),
      },
    ]),
  );
}
