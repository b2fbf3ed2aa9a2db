import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { setPresence } from '@serendip/contract/evening';
import type { Event } from '@serendip/contract/events';
import { createToken } from '@serendip/contract/tokens';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { act } from '../../../test/evening.ts';
import { of } from '../../../test/matching.ts';
import { openWorld, type Person, type World } from '../../../test/world.ts';

/** The programs in the document, by their names. */
const document = readFileSync(new URL('../../../../../docs/integrating.md', import.meta.url), 'utf8');
const programs = new Map(
  [...document.matchAll(/^```js (\S+)\n(.*?)^```$/gms)].map(([, name = '', code = '']) => [name, code]),
);
/** From here, Node finds the packages that a program imports. */
const cwd = fileURLToPath(new URL('../../../', import.meta.url));

let world: World;
let address: string;
let host: Person;
let event: Event;
let guests: Person[];
const running: ChildProcess[] = [];
beforeAll(async () => {
  world = await openWorld();
  address = await world.app.listen({ port: 0, host: '127.0.0.1' });
  host = await world.arrive();
  event = await world.createEvent(host);
  guests = await world.crowd(event, 2);
});
afterAll(async () => {
  for (const program of running) program.kill();
  await world.close();
});

/** Runs a program with a token until it has written so many lines. */
async function linesOf(name: string, count: number): Promise<string[]> {
  const { token } = await host.get(createToken, { body: { token: { name, scopes: ['read'] } } });
  const env = { SERENDIP_URL: address, SERENDIP_TOKEN: token.secret, SERENDIP_EVENT: event.id };
  const program = spawn(process.execPath, ['--input-type=module', '--eval', programs.get(name) ?? ''], { cwd, env });
  running.push(program);
  let said = '';
  return new Promise((done, fail) => {
    program.stdout.on('data', (chunk) => {
      said += chunk;
      const lines = said.split('\n').filter(Boolean);
      if (lines.length >= count) done(lines);
    });
    program.stderr.on('data', (chunk) => fail(new Error(String(chunk))));
    program.on('exit', (code) => fail(new Error(`${name} ended with ${code} after: ${said}`)));
  });
}

test('the badge printer of the document prints people who are here', async () => {
  const [here] = guests as [Person];
  await act(host, event, 'open_doors');
  await host.get(setPresence, { ...of(event), body: { presence: { user_id: here.id, here: true } } });
  expect(await linesOf('badges.mjs', 1)).toEqual([here.alias]);
});

test('the newsletter of the document writes a line for everyone who takes part', async () => {
  const lines = guests.map(({ email, alias }) => `"${email}","${alias}"`);
  expect((await linesOf('newsletter.mjs', 2)).toSorted()).toEqual(lines.toSorted());
});

test('the assistant of the document lists the host’s events', async () => {
  const line = `${event.name}: 2 people, https://events.test/events/${event.id}`;
  expect(await linesOf('assistant.mjs', 1)).toEqual([line]);
});
