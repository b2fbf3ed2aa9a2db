import { setTimeout as sleep } from 'node:timers/promises';
import type { Language } from '@serendip/texts/languages';
import type { FastifyInstance } from 'fastify';
import type { Ctx } from '../context.ts';
import { rowsOf } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import type { DemoEvent } from './demo-event.ts';
import { eventDay } from './event-day.ts';
import { type Guest, signUp } from './front-door.ts';
import { writeRules } from './write-rules.ts';

const fieldOf: Record<string, string> = { text: 'text_response', slider: 'numeric_response' };

async function createEvent(host: Guest, demo: DemoEvent, language: Language) {
  const { days_ahead, ...fields } = demo.event;
  const event = { ...fields, language, time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone };
  const event_date = eventDay(days_ahead, event.end_time, new Date());
  const created = (await host.send('POST', '/events', { event: { ...event, event_date } })).event as { id: string };
  const questionIds = new Map<string, string>();
  for (const { key, ...question } of demo.questions) {
    const stored = (await host.send('POST', `/events/${created.id}/questions`, { question })).question;
    questionIds.set(key, (stored as { id: string }).id);
  }
  return { eventId: created.id, questionIds };
}

/** Joins and answers as one of the demo's people. */
export async function join(
  guest: Guest,
  demo: DemoEvent,
  index: number,
  eventId: string,
  questionIds: Map<string, string>,
) {
  await guest.send('POST', `/events/${eventId}/join`);
  for (const { key, input_type } of demo.questions) {
    const answer = demo.people[index]?.[key];
    if (answer === undefined || (Array.isArray(answer) && answer.length === 0)) continue;
    const field = fieldOf[input_type] ?? 'selected_options';
    const event_user_preference = { question_id: questionIds.get(key), [field]: answer };
    await guest.send('POST', `/events/${eventId}/user_preferences`, { event_user_preference });
  }
}

/** Asks for a match run and waits until it is completed. */
export async function runMatches(host: Guest, eventId: string, options: object = {}): Promise<void> {
  await host.send('POST', `/events/${eventId}/run_matches`, options);
  for (;;) {
    const run = (await host.send('GET', `/events/${eventId}/match_status`)).match_run as Record<string, unknown>;
    if (run.status === 'completed') return;
    if (run.status === 'failed') throw new Error(`the match run failed: ${String(run.error_message)}`);
    await sleep(200);
  }
}

/** The first guest talks to their best matches; two others to theirs. */
async function talk(guests: Guest[], demo: DemoEvent, eventId: string): Promise<void> {
  const byId = new Map(guests.map((guest) => [guest.id, guest]));
  const speakers = [guests[0], guests[0], guests[13], guests[31]];
  const taken = new Set<string>();
  for (const [index, dialogue] of demo.dialogues.entries()) {
    const first = speakers[index];
    if (!first) continue;
    const { matches } = (await first.send('GET', `/events/${eventId}/my_matches`)) as {
      matches: { user: { id: string } }[];
    };
    const partner = matches.find(({ user }) => !taken.has([first.id, user.id].sort().join()));
    const second = partner && byId.get(partner.user.id);
    if (!second) continue;
    taken.add([first.id, second.id].sort().join());
    for (const [who, content] of dialogue) {
      const [from, to] = who === 'first' ? [first, second] : [second, first];
      await from.send('POST', `/conversations/${to.id}/messages`, { message: { content } });
    }
  }
}

/** The demo event, and everyone who can sign in to it. */
export interface Demo {
  eventId: string;
  host: Guest;
  guests: Guest[];
  questionIds: Map<string, string>;
  password: string;
}

/**
 * Fills an empty database with the demo event, through the product's own calls. Throws if there are users, so that a
 * demo never mixes with real people.
 */
export async function fillDemo(ctx: Ctx, app: FastifyInstance, demo: DemoEvent, language: Language): Promise<Demo> {
  const [found] = await rowsOf<{ inhabited: boolean }>(
    ctx.database.db,
    sql`select exists (select 1 from users) as inhabited`,
  );
  if (found?.inhabited)
    throw new Error('The database is not empty. Choose an empty DATA_DIR or DATABASE_URL for the demo.');
  const host = await signUp(app, demo.host.email, demo.password);
  const spoken = language === 'en' ? {} : { language };
  await host.send('PATCH', '/users', { user: { alias: demo.host.alias, ...spoken } });
  const { eventId, questionIds } = await createEvent(host, demo, language);
  const guests: Guest[] = [];
  for (const index of demo.people.keys()) {
    const guest = await signUp(app, `guest${index + 1}@demo.serendip.test`, demo.password);
    if (language !== 'en') await guest.send('PATCH', '/users', { user: spoken });
    await join(guest, demo, index, eventId, questionIds);
    guests.push(guest);
  }
  await writeRules(host, eventId, guests);
  await runMatches(host, eventId);
  await talk(guests, demo, eventId);
  return { eventId, host, guests, questionIds, password: demo.password };
}
