import { pino } from 'pino';
import { expect, test } from 'vitest';
import { quietOutages } from './quiet-outages.ts';

test('a database that is away is one line a minute, whoever notices it; everything else is logged as always', () => {
  const lines: string[] = [];
  let now = 0;
  const log = pino({ hooks: quietOutages(() => now) }, { write: (line) => lines.push(JSON.parse(line).msg) });
  const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  const wrapped = new Error('Failed query', { cause: new Error('Connection terminated unexpectedly') });
  log.warn({ err: refused }, 'reading due evenings failed');
  now = 59_999;
  log.child({ job: 'x' }).error({ err: wrapped }, 'a job failed');
  log.error({ err: { ...refused, message: 'connect ECONNREFUSED (Queue: mails)' } }, 'error in the job queue');
  log.error({ err: new Error('a mistake of ours') }, 'the request failed');
  log.info('as usual');
  now = 60_000;
  log.error({ err: wrapped }, 'the request failed');
  expect(lines).toEqual(['reading due evenings failed', 'the request failed', 'as usual', 'the request failed']);
});
