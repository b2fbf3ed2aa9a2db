import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen, rawRequest } from '../../test/raw-request.ts';
import { openWorld, type World } from '../../test/world.ts';
import { buildApp } from '../app.ts';
import { drainOf } from './drain.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('a person who connects anew for every look reads 503 for as long as the end is announced, and is then refused', async () => {
  const app = await buildApp({ ...world.ctx, stopping: AbortSignal.abort() });
  const announced = Promise.withResolvers<void>();
  const drain = drainOf(app, () => announced.promise);
  const port = await listen(app);
  const look = async () =>
    (await rawRequest(port, 'GET /api/ready HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')).code;
  const drained = drain();
  for (let looks = 0; looks < 5; looks += 1) expect(await look()).toBe(503);
  announced.resolve();
  await drained;
  await expect(look()).rejects.toThrow('ECONNREFUSED');
  await app.close();
});
