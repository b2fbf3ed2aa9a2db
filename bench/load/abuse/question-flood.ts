import { Pool } from 'undici';
import { ms } from '../figures.ts';
import type { AbuseCase } from './case.ts';
import { send } from './sender.ts';

/** U+0001 travels as six bytes. */
const longest = (length: number) => '\u0001'.repeat(length);
const options = Array.from({ length: 50 }, (_, index) => ({ text: longest(200), value: `${index}-${longest(97)}` }));
const question = { text: longest(500), input_type: 'multi_select', matching_context: longest(1_000), options };
/** The same in letters of three bytes, for a server that takes no control characters. */
const plain = JSON.parse(JSON.stringify(question).replaceAll('\\u0001', '語'));

export const questionFlood: AbuseCase = {
  name: 'question-flood',
  deed: 'a host adds 100 of the longest questions, and everybody reads them',
  reported: 'one answer of 9.7 MB in 340 ms; ten of these a second silence the server',
  async run(server, { seeded }) {
    const pool = new Pool(server.url, { connections: 4, pipelining: 1 });
    const token = seeded.tokenOf(seeded.users - 1);
    const made = await send(pool, token, 'POST', '/events', { event: { name: 'All the questions' } });
    const path = `/events/${JSON.parse(made.text).status.data.event.id}/questions`;
    let taken = 0;
    for (let number = 0; number < 100; number += 1) {
      const hostile = await send(pool, token, 'POST', path, { question });
      const { code } = hostile.code === 200 ? hostile : await send(pool, token, 'POST', path, { question: plain });
      if (code === 200) taken += 1;
    }
    const read = await send(pool, token, 'GET', path);
    await pool.close();
    return { now: `${taken} taken, one answer of ${(read.bytes / 1e6).toFixed(2)} MB in ${ms(read.took)}` };
  },
};
