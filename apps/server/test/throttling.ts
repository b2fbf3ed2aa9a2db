import { rowsOf } from '../src/db/database.ts';
import { sql } from '../src/db/sql.ts';
import type { Answer, World } from './world.ts';

let lastAddress = 0;
/** An address that no caller has used yet. */
export function newAddress(): string {
  lastAddress += 1;
  return `10.1.${lastAddress >> 8}.${lastAddress & 255}`;
}

/** The password of everyone in a world. */
export const right = 'correct horse';

/** A call about an account, from an address. */
export const post = (world: World, path: string, user: object, from: string): Promise<Answer> =>
  world.nobody.send('POST', path, { user }, { 'x-forwarded-for': from });

export const signInAs = (world: World, email: string, password: string, from: string): Promise<Answer> =>
  post(world, '/users/sign_in', { email, password }, from);

/** Calls one after the other. */
export async function times<T>(count: number, act: (n: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let n = 0; n < count; n += 1) results.push(await act(n));
  return results;
}

/** How many answers came with each code. */
export function codesOf(answers: { code: number }[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { code } of answers) counts[code] = (counts[code] ?? 0) + 1;
  return counts;
}

export async function pointsOf(world: World, rule: string): Promise<number[]> {
  const counted = sql`select points from throttles where key like ${`${rule}:%`} order by points`;
  return (await rowsOf<{ points: number }>(world.ctx.database.db, counted)).map(({ points }) => points);
}
export const setPoints = (world: World, rule: string, points: number) =>
  world.ctx.database.db.execute(sql`update throttles set points = ${points} where key like ${`${rule}:%`}`);
export const forgetAll = (world: World) => world.ctx.database.db.execute(sql`delete from throttles`);

/** The number of statements that an act sends, without those of the job queue. */
export async function countStatements(world: World, act: () => Promise<unknown>): Promise<number> {
  const { $client: client } = world.ctx.database.db as unknown as { $client: { query(...given: unknown[]): unknown } };
  const query = client.query;
  let count = 0;
  client.query = (...given) => {
    count += String((given[0] as { text?: string }).text ?? given[0]).includes('jobs.') ? 0 : 1;
    return query.apply(client, given);
  };
  await act();
  client.query = query;
  return count;
}
