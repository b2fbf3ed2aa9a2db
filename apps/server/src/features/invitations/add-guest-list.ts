import type { addGuestList } from '@serendip/contract/guest-lists';
import type { Language } from '@serendip/texts/languages';
import { sentenceIn } from '@serendip/texts/server-sentence';
import type { Ctx } from '../../context.ts';
import type { Database, Db } from '../../db/database.ts';
import { guestLists, invitations } from '../../db/schema/invitations.ts';
import { eq } from '../../db/sql.ts';
import type { Handler } from '../../http/bind.ts';
import { stepAside } from '../../http/under-way.ts';
import { inTurns } from '../../turns.ts';
import { lockAccount } from '../identity/lock-account.ts';
import { spend } from '../identity/throttling/spend.ts';
import { askForMails } from './ask-for-mails.ts';
import { questionsById } from './brought-answers.ts';
import { knownAt } from './known-rows.ts';
import { countLabelled, labelKnown } from './label-known.ts';
import { makeLabels, requireLabelRoom } from './list-labels.ts';
import { requireOpenToInvite, requireSender } from './open-to-invite.ts';
import { type ReadList, type ReadRow, readRows } from './read-rows.ts';
import { rowsAtOnce, slicesOf } from './slices.ts';
import { storeInvitations } from './store-invitations.ts';

/** Checks a guest list, or stores it: rows that are wrong are left out, known people get its labels. Sent again, it adds nobody. */
export const addGuestListHandler: Handler<typeof addGuestList> = async ({ body, caller, event, request }, ctx) => {
  const { rows: sent, invite, dry_run } = body.guest_list;
  const { db } = ctx.database;
  await spend(ctx, 'guest_list_rows_per_account', [caller.id], Math.max(leastCounted, sent.length));
  if (invite && !dry_run) await requireSender(ctx, caller.id);
  await requireOpenToInvite(db, event.id, ctx.now());
  const { language } = request;
  const questions = await questionsById(db, event.id);
  stepAside(request);
  const inTurn = dry_run ? checkInTurn : saveInTurn;
  return inTurn(async () => {
    const list = await readRows(sent, questions, ctx.keys);
    const { known, stored, bytes } = await sortRows(ctx, event.id, list.rows, invite);
    if (dry_run) {
      await requireLabelRoom(db, event.id, list.rows);
      return answer(
        language,
        list,
        null,
        known,
        await sumOf(ctx.database, known, (rows) => countLabelled(db, event.id, rows)),
      );
    }
    if (bytes > 0) await spend(ctx, 'guest_list_bytes_a_day', [caller.id], bytes);
    const begun = { eventId: event.id, hostId: caller.id, invite };
    const { ids, listId } = await begin(ctx, begun, list.rows, known.length);
    const added = await store(ctx, { ...begun, listId }, stored, ids);
    if (added.size === 0) await db.delete(guestLists).where(eq(guestLists.id, listId));
    const before = list.rows.filter(({ address_hash }) => !added.has(address_hash));
    const labelled = await sumOf(ctx.database, before, (rows) => labelKnown(ctx, event.id, rows));
    return answer(language, list, added.size > 0 ? listId : null, before, labelled);
  });
};

/** Rows that the shortest list counts as. */
const leastCounted = 100;

/** One list at a time, so that many long lists slow other requests no more than one does. Checks are short, and do not wait for saves. */
const [checkInTurn, saveInTurn] = [inTurns(1), inTurns(1)];

/** Rows of people who are there or invited already, rows to store, and the bytes of those that are new. */
async function sortRows({ database: { db, kind } }: Ctx, eventId: string, rows: ReadRow[], invite: boolean) {
  const known: ReadRow[] = [];
  const stored: ReadRow[] = [];
  let bytes = 0;
  for await (const part of slicesOf(rows, rowsAtOnce[kind].read)) {
    const { invited, saved, there } = await knownAt(db, eventId, part);
    for (const row of part) {
      const isInvited = invited.has(row.address_hash);
      const isThere = there.has(row.address_hash);
      if (isInvited || isThere) known.push(row);
      else bytes += Buffer.byteLength(JSON.stringify(row));
      if (!isThere && (!isInvited || (invite && saved.has(row.address_hash)))) stored.push(row);
    }
  }
  return { known, stored, bytes };
}

async function sumOf(
  { kind }: Database,
  rows: ReadRow[],
  count: (rows: ReadRow[]) => Promise<number>,
): Promise<number> {
  const labelled = rows.filter(({ labels }) => labels.length > 0);
  let sum = 0;
  for await (const part of slicesOf(labelled, rowsAtOnce[kind].read)) sum += await count(part);
  return sum;
}

interface Begun {
  eventId: string;
  hostId: string;
  invite: boolean;
}

/** Makes the list and its labels, if the event has room for all rows. */
const begin = (ctx: Ctx, { eventId, hostId }: Begun, rows: ReadRow[], known: number) =>
  ctx.database.db.transaction(async (tx) => {
    await lockAccount(tx, hostId, 'alone');
    await requireOpenToInvite(tx, eventId, ctx.now());
    await requireRoom(tx, ctx, eventId, rows.length - known);
    const ids = await makeLabels(tx, eventId, rows);
    const [list] = await tx.insert(guestLists).values({ eventId, madeBy: hostId }).returning();
    if (!list) throw new Error('a guest list was not stored');
    return { ids, listId: list.id };
  });

/** Stores the rows, and returns the hashes of the addresses that are new. */
async function store(
  ctx: Ctx,
  storing: Begun & { listId: string },
  stored: ReadRow[],
  ids: (names: string[]) => string[],
): Promise<Set<string>> {
  const { db, kind } = ctx.database;
  const added = new Set<string>();
  for await (const part of slicesOf(stored, rowsAtOnce[kind].written)) {
    const rows = part.map((row) => ({ ...row, labels: ids(row.labels) }));
    const hashes = await storeInvitations(db, storing, rows);
    // They are known meanwhile, or nobody can be invited any more.
    if (hashes.size === 0) await requireOpenToInvite(db, storing.eventId, ctx.now());
    for (const hash of hashes) added.add(hash);
  }
  // After a crash before this, the job of each minute finds the mails.
  if (storing.invite) await askForMails(db, ctx);
  return added;
}

/** Throws the bound's refusal if an event would have too many invitations. */
export async function requireRoom(
  tx: Db,
  { bounds }: Pick<Ctx, 'bounds'>,
  eventId: string,
  more: number,
): Promise<void> {
  const there = await tx.$count(invitations, eq(invitations.eventId, eventId));
  if (there + more > bounds.most('invitations_per_event')) throw bounds.refusal('invitations_per_event');
}

function answer(
  language: Language,
  { rows, twice, wrong }: ReadList,
  id: string | null,
  known: ReadRow[],
  labelled: number,
) {
  const known_rows = known.map(({ at }) => at);
  const worded = wrong.map(({ row, error }) => ({ row, error: sentenceIn(language, error) }));
  const numbers = { new: rows.length - known_rows.length, known: known_rows.length, twice: twice.length };
  return { guest_list: { id, ...numbers, labelled, wrong: worded, known_rows, twice_rows: twice } };
}
