import type { QuotedMeeting, QuotedPair } from '@serendip/matching/types';
import { matchRuns } from '../src/db/schema/matching.ts';
import { sql } from '../src/db/sql.ts';
import { statementsOf } from '../src/features/matching/store-result.ts';
import type { Person, World } from './world.ts';

type ReasonLine = QuotedPair['reasons_for_a'][number];

/** What a test says about a pair, as its first person sees it. */
export interface Pairing {
  of: [Person, Person];
  category?: QuotedPair['category'];
  percentage?: number;
  /** Sentences, as runs stored them before reasons were data. */
  reasons?: [string[], string[]];
  /** Lines as a run stores them, instead. */
  lines?: [ReasonLine[], ReasonLine[]];
  openers?: [string | null, string | null];
  /** Lines that hold words of a topic: `line` is the number of a reason, or `o`. */
  quotes?: { reader: Person; line: string; topic: number; lang?: string }[];
}

const mirror: Record<QuotedPair['category'], QuotedPair['category']> = {
  mutual_connections: 'mutual_connections',
  can_help: 'can_receive_help',
  can_receive_help: 'can_help',
};

function asStored({
  of: [one, other],
  category = 'can_help',
  percentage = 80,
  reasons,
  lines,
  quotes = [],
}: Pairing): QuotedPair {
  const sentences = reasons ?? [['You have what they look for.'], ['They have what you look for.']];
  const [forOne, forOther] = (lines ?? sentences) as [ReasonLine[], ReasonLine[]];
  const first = one.id < other.id ? one : other;
  const quoted = quotes.map(({ reader, line, topic, lang = null }) => ({
    line: `${reader === first ? 'a' : 'b'}${line}`,
    topic,
    shown: true,
    lang,
  }));
  return first === one
    ? {
        a: one.id,
        b: other.id,
        category,
        percentage,
        reasons_for_a: forOne,
        reasons_for_b: forOther,
        quotes: quoted,
        fit_for_a: 'good',
        fit_for_b: 'good',
        told_for_a: category,
        told_for_b: mirror[category],
        connected_for_a: true,
        connected_for_b: true,
      }
    : {
        a: other.id,
        b: one.id,
        category: mirror[category],
        percentage,
        reasons_for_a: forOther,
        reasons_for_b: forOne,
        quotes: quoted,
        fit_for_a: 'good',
        fit_for_b: 'good',
        told_for_a: mirror[category],
        told_for_b: category,
        connected_for_a: true,
        connected_for_b: true,
      };
}

/** Seats: people by room, rooms by round. */
export type Seating = Person[][][];

/**
 * A completed run as a worker stores it, without the engine: these pairs, and everyone in one room or as in `seating`.
 * People in one room have a reason with both names; every pair value is 100.
 */
export async function storedRun(
  world: World,
  event: { id: string },
  pairings: Pairing[],
  seating?: Seating,
): Promise<{ id: string }> {
  const ofPairs = pairings.flatMap((pairing) => pairing.of);
  const participants = [...new Set((seating?.[0]?.flat() ?? ofPairs).map(({ id }) => id))];
  const pairs = pairings.map(asStored);
  return world.ctx.database.db.transaction(async (tx) => {
    const now = new Date();
    const [run] = await tx
      .insert(matchRuns)
      .values({
        eventId: event.id,
        status: 'completed',
        roomSize: seating?.[0]?.[0]?.length ?? 8,
        matchesPerPerson: 5,
        rounds: seating?.length ?? 1,
        totalParticipants: participants.length,
        totalMatchesGenerated: pairs.length,
        progressPercentage: 100,
        startedAt: now,
        completedAt: now,
        publishedAt: now,
      })
      .returning({ id: matchRuns.id });
    if (!run) throw new Error('the run was not stored');
    const inRounds = seating?.map((rooms) => rooms.map((people) => people.map(({ id }) => id))) ?? [[participants]];
    const rooms = inRounds.flatMap((ofRound, round) =>
      ofRound.map((people, number) => ({
        round: round + 1,
        number: number + 1,
        participants: people,
        category: 'mutual_connections' as const,
        percentage: 80,
        told_little: null,
      })),
    );
    const sharing = seating?.flat() ?? [];
    const met = new Map(
      sharing.flatMap((people) =>
        people.flatMap((one) =>
          people.filter((other) => one.id < other.id).map((other) => [`${one.id} ${other.id}`, [one, other] as const]),
        ),
      ),
    );
    // Sentences, too.
    const meetings = [...met.values()].map(([one, other]) => ({
      a: one.id,
      b: other.id,
      reason_for_a: `Meet ${other.alias}.`,
      reason_for_b: `Meet ${one.alias}.`,
      fit_for_a: 'hello' as const,
      fit_for_b: 'hello' as const,
      quotes: [],
    })) as unknown as QuotedMeeting[];
    const pair_values = seating
      ? { people: participants.toSorted(), rows: participants.map((_, position) => new Uint8Array(position).fill(100)) }
      : null;
    const audit = { engine: 'none', coverage: { strong: 0, fair: 0, thin: 0 }, read_in_part: 0 };
    for (const statement of statementsOf(run.id, { pairs, rooms, meetings, pair_values, audit }, 50))
      await tx.execute(statement);
    for (const { of, openers } of pairings)
      for (const [at, opener] of (openers ?? []).entries()) {
        const [reader, other] = at === 0 ? of : of.toReversed();
        await tx.execute(sql`update match_pairs set
          opener_for_a = case when user_a = ${reader?.id} then ${opener}::text else opener_for_a end,
          opener_for_b = case when user_b = ${reader?.id} then ${opener}::text else opener_for_b end
          where run_id = ${run.id} and ${reader?.id} in (user_a, user_b) and ${other?.id} in (user_a, user_b)`);
      }
    return run;
  });
}
