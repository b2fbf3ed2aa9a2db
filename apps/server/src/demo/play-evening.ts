import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Ctx } from '../context.ts';
import { sql } from '../db/sql.ts';
import type { DemoEvent } from './demo-event.ts';
import { act, checkIn, liveOf } from './doors.ts';
import { type Demo, join, runMatches } from './fill.ts';
import { signUp } from './front-door.ts';

/** The speed-up: a round of 12 minutes takes 72 seconds. */
const SPEED = 10;
const rounds = { room_size: 4, rounds: 3, present_only: true };
const plan = { minutes: 12, break_minutes: 2 };

/** Rounds and breaks end after a tenth of their time: the clock is moved once per step, as soon as it begins. */
const hurry = ({ database }: Ctx, eventId: string) =>
  database.db.transaction(async (tx) => {
    await tx.execute(sql`update live_sessions set ends_at = clock_timestamp() + (ends_at - clock_timestamp()) / ${SPEED}
      where event_id = ${eventId} and state in ('round', 'break') and ends_at is not null`);
    await tx.execute(sql`update events set live_revision = live_revision + 1 where id = ${eventId}`);
  });

/**
 * Plays the demo's evening: guests arrive, those who are here are matched, three rounds run, one guest comes late and
 * one leaves. Resolves when the evening has ended.
 */
export async function playEvening(
  ctx: Ctx,
  app: FastifyInstance,
  demo: DemoEvent,
  { eventId, host, guests, questionIds }: Demo,
  say: (line: string) => void,
): Promise<void> {
  const { code } = await liveOf(host, eventId);
  const [leaver, ...others] = guests;
  if (!leaver) throw new Error('the demo has no guests');
  // Four of them never come.
  const arriving = [leaver, ...others.slice(0, -4)];
  say(`The doors are open, the code is ${code}. ${arriving.length} of ${guests.length} guests come in …`);
  for (const guest of arriving) {
    await checkIn(guest, eventId, code);
    await sleep(600);
  }
  say('Those who are here are matched for three rounds of four people …');
  await runMatches(host, eventId, rounds);
  await act(host, eventId, 'start', plan);
  let seen = '';
  for (;;) {
    const { state, round, version } = await liveOf(host, eventId);
    const now = `${version}`;
    if (now !== seen && (state === 'round' || state === 'break')) {
      await hurry(ctx, eventId);
      say(state === 'round' ? `Round ${round} …` : `Break after round ${round} …`);
      if (state === 'round' && round === 1) {
        const late = await signUp(app, 'late@demo.serendip.test', demo.password);
        await join(late, demo, guests.length - 1, eventId, questionIds);
        await checkIn(late, eventId, code);
        say('  somebody comes late and gets a seat');
      }
      if (state === 'round' && round === 2) {
        await host.send('PATCH', `/events/${eventId}/presence`, { presence: { user_id: leaver.id, here: false } });
        say(`  ${leaver.email} has to go, and the rooms are repaired`);
      }
    }
    seen = `${(await liveOf(host, eventId)).version}`;
    if (state === 'ended') return;
    await sleep(400);
  }
}
