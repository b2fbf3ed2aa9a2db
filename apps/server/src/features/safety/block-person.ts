import type { blockPerson } from '@serendip/contract/safety';
import { say } from '@serendip/texts/sentence';
import type { Ctx } from '../../context.ts';
import { type Db, rowsOf } from '../../db/database.ts';
import { blocks } from '../../db/schema/safety.ts';
import { eq, sql } from '../../db/sql.ts';
import { invalid, Refusal } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';
import { repairEvenings } from '../evening/seating/repair-evenings.ts';
import { tryReseat } from '../evening/seating/try-reseat.ts';
import { lockAccount } from '../identity/lock-account.ts';
import { presentBlock } from './present.ts';
import { blocksOf, lockEveningsOfBoth } from './queries.ts';
import { seesAnywhere } from './sight.ts';

async function requireSight(tx: Db, me: string, other: string): Promise<void> {
  const seen = await seesAnywhere(tx, me, other);
  if (seen === undefined) throw new Refusal('user_not_found');
  if (!seen) throw new Refusal('person_not_seen');
}

/** Stores the block; false if it existed. Locks both accounts first, so that no block of an erased person stays. */
async function store(tx: Db, { bounds }: Pick<Ctx, 'bounds'>, me: string, other: string): Promise<boolean> {
  await lockAccount(tx, me, 'alone');
  const there = await rowsOf(tx, sql`select 1 from blocks where user_id = ${me} and other_id = ${other}`);
  if (there.length > 0) return false;
  await requireSight(tx, me, other);
  const held = await rowsOf(tx, sql`select 1 from users where id = ${other} and erased_at is null for key share`);
  if (held.length === 0) throw new Refusal('user_not_found');
  if ((await tx.$count(blocks, eq(blocks.userId, me))) >= bounds.most('blocks_per_person'))
    throw bounds.refusal('blocks_per_person');
  await tx.insert(blocks).values({ userId: me, otherId: other });
  return true;
}

/** Safe to repeat. In running evenings, coming rounds get a reseat. */
export const blockPersonHandler: Handler<typeof blockPerson> = async ({ caller, params }, ctx) => {
  const other = params.user_id;
  if (other === caller.id) throw invalid(say('notYourselfBlocked'));
  const { block, evenings } = await ctx.database.db.transaction(async (tx) => {
    const isNew = await store(tx, ctx, caller.id, other);
    const evenings = isNew ? await repairEvenings(tx, await lockEveningsOfBoth(tx, caller.id, other)) : [];
    const [row] = await blocksOf(tx, caller.id, { per_page: 1, offset: 0, only: other });
    if (!row) throw new Error('a block was neither stored nor found');
    return { block: presentBlock(row), evenings };
  });
  for (const id of evenings) await tryReseat(ctx, id);
  return { block };
};
