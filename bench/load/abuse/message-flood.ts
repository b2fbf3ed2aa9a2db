import { Pool } from 'undici';
import { ms } from '../figures.ts';
import type { AbuseCase } from './case.ts';
import { send } from './sender.ts';

const messages = 2_000;
const content = 'x'.repeat(2_000);

export const messageFlood: AbuseCase = {
  name: 'message-flood',
  deed: `somebody sends a match ${messages} messages of ${content.length} characters`,
  reported: 'all taken in 6.5 s',
  async run(server, { seeded }) {
    const pool = new Pool(server.url, { connections: 20, pipelining: 1 });
    const path = `/conversations/${seeded.userIdOf(seeded.partnerOf(0))}/messages`;
    const begun = performance.now();
    const codes = await Promise.all(
      Array.from(
        { length: messages },
        async () => (await send(pool, seeded.tokenOf(0), 'POST', path, { message: { content } })).code,
      ),
    );
    const took = performance.now() - begun;
    await pool.close();
    return { now: `${codes.filter((code) => code === 200).length} taken, the others refused, in ${ms(took)}` };
  },
};
