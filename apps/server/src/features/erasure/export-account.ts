import type { exportAccount } from '@serendip/contract/account-export';
import { askerNow } from '../../asker.ts';
import type { Ctx } from '../../context.ts';
import { rowsOf } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import type { Ticket } from '../../fair-line.ts';
import type { StreamingHandler } from '../../http/bind.ts';
import { Streamed } from '../../streamed.ts';
import { inTurns } from '../../turns.ts';
import { withRest } from '../../with-rest.ts';
import { reasonReader } from '../reasons/reader.ts';
import { type ExportedPart, exportParts } from './export-parts.ts';

/** Rows of a page; the longest are messages of 6 kB. Covers have smaller pages. */
const usualPage = 100;

const inTurn = inTurns(1);

/** One page at a time: exports take turns, and together at most half of the time. */
const pageInTurn = <T>(read: () => Promise<T>, asker: Ticket): Promise<T> => inTurn(() => withRest(read), asker);

/** Accounts whose export is under way in this process. */
const underWay = new WeakMap<Ctx, Map<string, number>>();

async function* rowsIn(ctx: Ctx, part: ExportedPart, asker: Ticket): AsyncGenerator<string> {
  const page = ('page' in part ? part.page : undefined) ?? usualPage;
  const read = (offset: number) =>
    pageInTurn(
      () =>
        rowsOf<{ json: string | null }>(
          ctx.database.db,
          'value' in part
            ? sql`select ${part.value}::text as json`
            : sql`select row_to_json(t)::text as json from (select * from (${part.rows}) r offset ${offset} limit ${page}) t`,
        ),
      asker,
    );
  if ('value' in part) return yield (await read(0))[0]?.json ?? 'null';
  const { worded } = part;
  yield '[';
  for (let offset = 0; ; offset += page) {
    const rows = await read(offset);
    const texts = rows.map(({ json }) => (worded && json ? JSON.stringify(worded(JSON.parse(json) as never)) : json));
    if (texts.length > 0) yield `${offset > 0 ? ',' : ''}${texts.join(',')}`;
    if (rows.length < page) break;
  }
  yield ']';
}

/**
 * Streams the parts page by page; the database builds the JSON. No transaction holds the pages together, since a slow reader would hold it:
 * a change meanwhile is in the later parts alone. One at a time for an account.
 */
export const exportAccountHandler: StreamingHandler<typeof exportAccount> = async ({ caller, request }, ctx) => {
  const { bounds } = ctx;
  const asker = askerNow();
  const counts = underWay.get(ctx) ?? new Map<string, number>();
  underWay.set(ctx, counts);
  const own = counts.get(caller.id) ?? 0;
  if (own >= bounds.most('exports_at_once_per_account')) throw bounds.refusal('exports_at_once_per_account', 2_000);
  counts.set(caller.id, own + 1);
  async function* pieces() {
    yield '{"export":{';
    for (const [at, [name, part]] of Object.entries(
      exportParts(caller.id, reasonReader(ctx, request.language)),
    ).entries()) {
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
