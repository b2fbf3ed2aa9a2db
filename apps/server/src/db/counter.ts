import { type Db, rowsOf } from './database.ts';
import { sql } from './sql.ts';

/** One counter: the row it lies in, and for how long from its first count. */
export interface Counted {
  key: string;
  seconds: number;
}

/** A counter's value, and the milliseconds until it starts again. */
export interface Count {
  points: number;
  wait: number;
}

const waitOf = sql.raw('ceil(extract(epoch from expire - now()) * 1000)::float8 as wait');

/** Adds to each counter, over all processes and by the database's clock. In one order, so that no two wait for each other. */
export async function addTo(db: Db, counters: Counted[], by = 1): Promise<Map<string, Count>> {
  const sorted = [...counters].sort((one, other) => (one.key < other.key ? -1 : 1));
  const rows = sorted.map(
    ({ key, seconds }) => sql`(${key}::text, ${by}::int, now() + make_interval(secs => ${seconds}::float8))`,
  );
  const counted = await rowsOf<{ key: string } & Count>(
    db,
    sql`insert into throttles as t (key, points, expire) values ${sql.join(rows, sql`, `)}
      on conflict (key) do update set
        points = case when t.expire > now() then t.points else 0 end + excluded.points,
        expire = case when t.expire > now() then t.expire else excluded.expire end
      returning key, points, ${waitOf}`,
  );
  return new Map(counted.map(({ key, points, wait }) => [key, { points, wait: Number(wait) }]));
}

/** How far these counters are. One that is over, or never began, is missing. */
export async function lookAt(db: Db, keys: string[]): Promise<Map<string, Count>> {
  const wanted = sql.join(
    keys.map((key) => sql`${key}`),
    sql`, `,
  );
  const rows = await rowsOf<{ key: string } & Count>(
    db,
    sql`select key, points, ${waitOf} from throttles where key in (${wanted}) and expire > now()`,
  );
  return new Map(rows.map(({ key, points, wait }) => [key, { points, wait: Number(wait) }]));
}
