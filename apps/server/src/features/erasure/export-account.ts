import type { exportAccount } from '@serendip/contract/account-export';
import { askerNow } from '../../asker.ts';
import type { Ctx } from '../../context.ts';
import { rowsOf } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import type { Ticket } from '../../fair-line.ts';
import type { StreamingHandler } from '../../http/bind.ts';
import { Streamed } from '../../streamed.ts';
import { inTurns } from '../../turns.ts';
import { type ExportedPart, exportParts } from './export-parts.ts';

/** Rows of a page; the longest are messages of 6 kB. */
const PAGE = 100;

/** One page at a time: exports take turns, and requests come in between. */
const pageInTurn = inTurns(1);

/** Accounts whose export is under way in this process. */
const underWay = new WeakMap<Ctx, Map<string, number>>();

async function* rowsIn(ctx: Ctx, part: ExportedPart, asker: Ticket): AsyncGenerator<string> {
  const read = (offset: number) =>
    pageInTurn(
      () =>
        rowsOf<{ json: string | null }>(
          ctx.database.db,
          'value' in part
            ? sql`select ${part.value}::text as json`
            : sql`select row_to_json(t)::text as json from (${part.rows}) t offset ${offset} limit ${PAGE}`,
        ),
      asker,
    );
  if ('value' in part) return yield (await read(0))[0]?.json ?? 'null';
  yield '[';
  for (let offset = 0; ; offset += PAGE) {
    const rows = await read(offset);
    if (rows.length > 0) yield `${offset > 0 ? ',' : ''}${rows.map(({ json }) => json).join(',')}`;
    if (rows.length < PAGE) break;
  }
  yield ']';
}

/**
 * Streams the parts page by page; the database builds the JSON. No transaction holds the pages together, since a slow reader would hold it:
 * a change meanwhile is in the later parts alone. One at a time for an account.
 */
export const exportAccountHandler: StreamingHandler<typeof exportAccount> = async ({ caller }, ctx) => {
  const { bounds } = ctx;
  const asker = askerNow();
  const counts = underWay.get(ctx) ?? new Map<string, number>();
  underWay.set(ctx, counts);
  const own = counts.get(caller.id) ?? 0;
  if (own >= bounds.most('exports_at_once_per_account')) throw bounds.refusal('exports_at_once_per_account', 2_000);
  counts.set(caller.id, own + 1);
  async function* pieces() {
    yield '{"export":{';
    for (const [at, [name, part]] of Object.entries(exportParts(caller.id)).entries()) {
      yield `${at > 0 ? ',' : ''}${JSON.stringify(name)}:`;
      yield* rowsIn(ctx, part, asker);
    }
    yield '}}';
  }
  return new Streamed(pieces(), () => {
    const left = (counts.get(caller.id) ?? 1) - 1;
    if (left > 0) counts.set(caller.id, left);
    else counts.delete(caller.id);
  });
};
