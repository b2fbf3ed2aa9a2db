import { joinEvent } from '@serendip/contract/events';
import { listNotifications } from '@serendip/contract/notifications';
import type { Mail } from '../src/adapters/mailer.ts';
import { rowsOf } from '../src/db/database.ts';
import { sql } from '../src/db/sql.ts';
import { deliverMails } from '../src/features/notifications/mails/deliver.ts';
import { notify } from '../src/features/notifications/notify.ts';
import { notifyOfMove } from '../src/features/notifications/notify-of-move.ts';
import { of } from './matching.ts';
import type { Person, World } from './world.ts';

export const deliver = ({ ctx }: World) => deliverMails(ctx, new AbortController().signal);

/** A person's mails, once those that are due are delivered. */
export async function mailsTo(world: World, person: Person): Promise<Mail[]> {
  await deliver(world);
  return world.mails.filter(({ to }) => to === person.email);
}
export const subjectsTo = async (world: World, person: Person) =>
  (await mailsTo(world, person)).map(({ subject }) => subject);

/** The entries of a person's bell. */
export const bellOf = (person: Person) => person.get(listNotifications, {});

/** The deliveries that wait for a person. */
export const deliveriesTo = ({ ctx }: World, { id }: Person) =>
  rowsOf<{ in_digest: boolean; due_at: string }>(
    ctx.database.db,
    sql`select d.in_digest, d.due_at::text from deliveries d join notifications n on n.id = d.notification_id where n.user_id = ${id}`,
  );

export const makeAllDue = ({ ctx }: World) => ctx.database.db.execute(sql`update deliveries set due_at = now()`);

/** People join an event, and are notified that its matches are ready. */
export async function notifyOfMatches({ ctx }: World, event: { id: string }, people: Person[], cause: string) {
  for (const person of people) await person.call(joinEvent, of(event));
  await ctx.database.db.transaction((tx) =>
    notify(tx, ctx, { kind: 'matches_ready', users: people.map(({ id }) => id), cause, event: event.id }),
  );
}

/** Runs the jobs that notify people of changed events. */
export async function notifyOfMoves({ ctx }: World): Promise<void> {
  const jobs = await rowsOf<{ data: { event_id: string; sequence: number } }>(
    ctx.database.db,
    sql`delete from jobs.job where name = 'tell-of-move' returning data`,
  );
  for (const { data } of jobs) await notifyOfMove(ctx, data);
}
