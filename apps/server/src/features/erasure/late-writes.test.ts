import { changeAlias, deleteAccount, signIn } from '@serendip/contract/accounts';
import { saveEventAnswer } from '@serendip/contract/answers';
import { saveMyCard, saveSpotMe } from '@serendip/contract/cards';
import { createEvent, joinEvent } from '@serendip/contract/events';
import { giveFeedback } from '@serendip/contract/feedback';
import { saveNote } from '@serendip/contract/meetings';
import { saveProfileAnswer } from '@serendip/contract/profile';
import { patience } from '@serendip/test-kit/patience';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { fullLife, type Life } from '../../../test/full-life.ts';
import { of } from '../../../test/matching.ts';
import { openWorld, type Person, type World } from '../../../test/world.ts';
import { rowsOf } from '../../db/database.ts';
import { events } from '../../db/schema/events.ts';
import { eq, sql } from '../../db/sql.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const erase = (person: Person) => person.call(deleteAccount, { body: { user: { password: 'correct horse' } } });

const writes: [string, (life: Life) => Promise<{ code: number }>][] = [
  [
    'an answer',
    ({ me, event, question }) => {
      const answer = { question_id: question.id, text_response: 'canary-late' };
      return me.call(saveEventAnswer, { ...of(event), body: { event_user_preference: answer } });
    },
  ],
  [
    'a profile answer',
    ({ me }) => {
      const answer = { question_id: 'what-you-do', text_response: 'canary-late' };
      return me.call(saveProfileAnswer, { body: { user_preference: answer } });
    },
  ],
  ['a membership', ({ me, event }) => me.call(joinEvent, of(event))],
  [
    'feedback',
    ({ me, event }) => me.call(giveFeedback, { ...of(event), body: { feedback: { feedback_type: 'negative' } } }),
  ],
  [
    'a note',
    ({ me, event, partner }) => {
      const params = { event_id: event.id, user_id: partner.id };
      return me.call(saveNote, { params, body: { note: 'canary-late' } });
    },
  ],
  ['an alias', ({ me }) => me.call(changeAlias, { body: { user: { alias: 'canary-late' } } })],
  ['a card', ({ me }) => me.call(saveMyCard, { body: { card: { name: 'canary-late' } } })],
  ['how to be spotted', ({ me, event }) => me.call(saveSpotMe, { ...of(event), body: { text: 'canary-late' } })],
  ['an open event', ({ me }) => me.call(createEvent, { body: { event: { name: 'canary-late' } } })],
  [
    'a session',
    ({ me }) => world.nobody.call(signIn, { body: { user: { email: me.email, password: 'correct horse' } } }),
  ],
];
const leftOf = (me: Person) =>
  rowsOf(
    world.ctx.database.db,
    sql`select 'answer' from event_answers where user_id = ${me.id}
      union all select 'profile answer' from profile_answers where user_id = ${me.id}
      union all select 'card' from cards where user_id = ${me.id}
      union all select 'membership' from memberships where user_id = ${me.id}
      union all select 'feedback' from event_feedback where user_id = ${me.id}
      union all select 'note' from match_notes where user_id = ${me.id}
      union all select 'session' from sessions where user_id = ${me.id}
      union all select 'alias' from users where id = ${me.id} and alias is not null
      union all select 'event' from events where host_id = ${me.id} and closed_at is null`,
  );

describe('erasing an account', () => {
  test.each(writes.filter(([what]) => what !== 'a session'))(
    'leaves nothing to a request that was let in before it and comes to its writing after it: %s',
    async (_what, write) => {
      const life = await fullLife(world);
      const { database } = world.ctx;
      const { read } = database;
      // The guard has passed; then the account is erased, and then the request goes on.
      database.read = async <Row>(text: string, values: unknown[]) => {
        database.read = read;
        const rows = await read<Row>(text, values);
        expect((await erase(life.me)).code).toBe(200);
        return rows;
      };
      expect((await write(life)).code).toBe(401);
      expect(await leftOf(life.me)).toEqual([]);
    },
  );

  // The embedded database does one transaction at a time: none is met in its middle.
  test.skipIf('dump' in inject('databaseSource')).each(writes)(
    'lets %s not slip in under way',
    async (_what, write) => {
      const life = await fullLife(world);
      const { me, own } = life;
      const { db } = world.ctx.database;
      const waiting = (count: number) =>
        vi.waitFor(
          async () => {
            const blocked = await rowsOf(
              db,
              sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
            );
            expect(blocked).toHaveLength(count);
          },
          { timeout: patience },
        );
      const { erasing, writing } = await db.transaction(async (tx) => {
        // Stops the erasure in its middle.
        await tx.select().from(events).where(eq(events.id, own.id)).for('update');
        const erasing = erase(me);
        await waiting(1);
        const writing = write(life);
        await Promise.race([writing, waiting(2)]);
        return { erasing, writing };
      });
      expect((await erasing).code).toBe(200);
      expect((await writing).code).toBe(401);
      expect(await leftOf(me)).toEqual([]);
    },
  );
});
