import type { Ctx, PersonToRead, ReadPerson } from '../../context.ts';
import { type Db, rowsOf } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import { withoutData } from '../../errors.ts';
import { ownNames } from '../ai-reading/own-names.ts';
import { earlierReading } from '../ai-reading/read-people.ts';
import { openReplyCache } from '../ai-reading/reply-cache.ts';
import { atOneMoment, snapshotAt } from '../engine/snapshot.ts';
import { ReadingFailed } from '../engine/topic-worker-client.ts';
import { stampsOf } from './stamps.ts';

/** Participants with the inputs of a reading, and the stamp of these inputs. */
async function peopleToRead(
  { config: { ai }, database: { db } }: Ctx,
  eventId: string,
  userIds: string[],
): Promise<{ stamp: string; person: PersonToRead }[]> {
  return atOneMoment(db, async (tx) => {
    const stamps = await rowsOf<{ user_id: string; stamp: string }>(
      tx,
      stampsOf(eventId, sql`m.user_id in ${userIds}`),
    );
    const snapshot = await snapshotAt(tx, eventId, userIds);
    const cache = ai?.model ? await openReplyCache(tx, eventId, userIds) : null;
    const names = cache && (await ownNames(tx, eventId, userIds));
    return stamps.flatMap(({ user_id: participantId, stamp }) => {
      const participant = snapshot.participants.find(({ id }) => id === participantId);
      if (!participant) return [];
      const reading =
        ai && cache ? earlierReading(cache, ai, snapshot.questions, participant, names?.get(participantId)) : undefined;
      const alone = { ...snapshot, participants: [participant] };
      return [{ stamp, person: { snapshot: alone, participantId, ...(reading ? { reading } : {}) } }];
    });
  });
}

/** Reads these participants, or takes cached readings; by user id, without those that cannot be read. Throws `not_ready`. */
export async function readPeopleNow(
  ctx: Ctx,
  eventId: string,
  userIds: string[],
  rank: 'card' | 'counting',
): Promise<Map<string, ReadPerson>> {
  const found = new Map<string, ReadPerson>();
  for (const { stamp, person } of await peopleToRead(ctx, eventId, userIds)) {
    const understood = await ctx.topicReader.read(stamp, person, rank).catch((error: Error) => {
      if (error instanceof ReadingFailed) return undefined;
      throw error;
    });
    if (!understood) continue;
    found.set(person.participantId, understood);
    await noteReading(ctx.database.db, eventId, person.participantId, stamp, understood).catch((error: Error) =>
      // On a full disk writes fail, but reads go on.
      ctx.log.warn({ err: withoutData(error) }, 'storing the clarity of a person failed'),
    );
  }
  return found;
}

/** Only for current participants, so that nothing is stored for an account that is being erased. */
const noteReading = (db: Db, eventId: string, userId: string, stamp: string, { clarity, asks }: ReadPerson) =>
  db.execute(sql`
    insert into topic_readings (event_id, user_id, stamp, clarity, asked)
    select ${eventId}::uuid, u.id, ${stamp}, ${clarity}, ${asks.length > 0}
    from memberships m join users u on u.id = m.user_id
    where m.event_id = ${eventId}::uuid and u.id = ${userId}::uuid and u.erased_at is null
    for share of u
    on conflict (event_id, user_id) do update
      set stamp = excluded.stamp, clarity = excluded.clarity, asked = excluded.asked
      where topic_readings.stamp <> excluded.stamp`);
