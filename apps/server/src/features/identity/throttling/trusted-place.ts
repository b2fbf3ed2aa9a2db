import { limits } from '@serendip/contract/limits';
import type { FastifyRequest } from 'fastify';
import type { Ctx } from '../../../context.ts';
import type { Db } from '../../../db/database.ts';
import { throttles } from '../../../db/schema/accounts.ts';
import { sql } from '../../../db/sql.ts';
import { keepDevice } from '../../../http/device.ts';
import { networkOf } from '../../../http/network-of.ts';
import type { Place } from './place.ts';
import { throttleKey } from './throttle-key.ts';

const ofPerson = (email: string) => `signed_in_from:${throttleKey([email])}:`;

/** The rows that say that somebody has signed in from this network, and on this device. */
export const trustKeys = (email: string, { network, device }: Pick<Place, 'network' | 'device'>) => ({
  network: ofPerson(email) + throttleKey([network]),
  device: device === undefined ? undefined : ofPerson(email) + throttleKey(['device', device]),
});

/** Notes for 30 days that the person signs in from here, and on this device: guessing by others does not lock them out. */
export async function trustPlace(db: Db, { config }: Ctx, email: string, request: FastifyRequest): Promise<void> {
  if (!config.rateLimit) return;
  const keys = trustKeys(email, { network: networkOf(request.ip), device: keepDevice(request) });
  const expire = sql`now() + make_interval(days => ${limits.device_days}::int)`;
  await db
    .insert(throttles)
    .values(Object.values(keys).map((key) => ({ key: String(key), points: 0, expire })))
    .onConflictDoUpdate({ target: throttles.key, set: { expire } });
}

/** Forgets from where somebody signed in. */
export const forgetPlaces = (tx: Db, email: string) =>
  tx.delete(throttles).where(sql`starts_with(${throttles.key}, ${ofPerson(email)})`);
