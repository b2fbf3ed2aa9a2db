import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { saveEventAnswer } from '@serendip/contract/answers';
import { compareMatchRuns } from '@serendip/contract/comparing';
import { publishMatchRun } from '@serendip/contract/drafts';
import { listInvitations } from '@serendip/contract/invitations';
import { listMyMatches } from '@serendip/contract/matching';
import { createEventQuestion } from '@serendip/contract/questions';
import { listRules } from '@serendip/contract/rules';
import type { Scope } from '@serendip/contract/scopes';
import { createToken } from '@serendip/contract/tokens';
import { patience } from '@serendip/test-kit/patience';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { of } from '../../../test/matching.ts';
import { openWorld, type Person, type World } from '../../../test/world.ts';

let world: World;
let address: string;
let host: Person;
let guests: Person[];
let event: { id: string; name: string };
let question: { id: string };
const clients: Client[] = [];
beforeAll(async () => {
  world = await openWorld({ worker: true });
  address = await world.app.listen({ port: 0, host: '127.0.0.1' });
  host = await world.arrive('canary-host@example.org');
  event = await world.createEvent(host, { name: 'Makers’ evening' });
  ({ question } = await host.get(createEventQuestion, { ...of(event), body: { question: { text: 'Why?' } } }));
  guests = await world.crowd(event as never, 4);
  for (const [at, guest] of guests.entries()) {
    const answer = { question_id: question.id, text_response: `I need a canary-${at} and I offer bread` };
    await guest.get(saveEventAnswer, { ...of(event), body: { event_user_preference: answer } });
  }
});
afterEach(() => Promise.all(clients.splice(0).map((client) => client.close())));
afterAll(() => world.close());

const secretOf = async (person: Person, scopes: Scope[], event_id?: string) =>
  (await person.get(createToken, { body: { token: { name: 'Assistant', scopes, event_id } } })).token.secret ?? '';

/** The SDK's own client, with a token. */
async function connect(secret: string): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' });
  const headers = { authorization: `Bearer ${secret}` };
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${address}/api/mcp`), { requestInit: { headers } }) as never,
  );
  clients.push(client);
  return client;
}

/** The answer of a tool; each has a shape of its own. */
async function use(client: Client, name: string, args: object = {}) {
  const result = await client.callTool({ name, arguments: { ...args } });
  const [content] = result.content as { text: string }[];
  return JSON.parse(content?.text ?? '');
}

test('an assistant prepares an event with the protocol’s own client: it lists, counts, starts a draft and explains it, and a host publishes', async () => {
  const client = await connect(await secretOf(host, ['read', 'guests', 'run']));
  expect(client.getInstructions()).toContain('no tool');
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    'list_events',
    'event_status',
    'check_rule',
    'draft_rule',
    'preview_guest_list',
    'start_run',
    'explain_run',
    'compare_runs',
  ]);
  expect(tools.filter(({ annotations }) => !annotations?.readOnlyHint).map(({ name }) => name)).toEqual([
    'draft_rule',
    'start_run',
  ]);
  const said: string[] = [];
  const ask = async (name: string, args: object = {}) => {
    const answer = await use(client, name, args);
    said.push(JSON.stringify(answer));
    return answer;
  };
  const [listed] = (await ask('list_events')).events;
  const screen = `https://events.test/events/${event.id}`;
  expect(listed).toMatchObject({ event_id: event.id, name: event.name, participants: 4, screen });
  const ofIt = { event_id: listed.event_id };
  expect(await ask('event_status', ofIt)).toMatchObject({
    people: { joined: 4, unanswered: 0 },
    questions: 1,
    newest_run: null,
  });
  const rows = [
    { name: 'Zoe', email: 'zoe@example.org' },
    { name: 'Zoe again', email: 'zoe@example.org' },
    { name: 'Nobody' },
    { email: guests[0]?.email },
  ];
  const checked = { new: 1, known: 1, twice: 1, wrong: 1, wrong_rows: [{ row: 3, error: 'No e-mail' }], screen };
  expect(await ask('preview_guest_list', { ...ofIt, rows })).toMatchObject(checked);
  expect((await host.get(listInvitations, of(event))).invitations).toEqual([]);
  const [first, second] = guests.map(({ id }) => ({ people: [id] }));
  const rule = { kind: 'pair', a: first, b: second, meet: false };
  expect(await ask('check_rule', { ...ofIt, rule })).toMatchObject({ touches: { people: 2, pairs: 1 }, conflicts: [] });
  expect((await host.get(listRules, of(event))).rules).toEqual([]);
  const drafted = await ask('draft_rule', { ...ofIt, rule });
  expect((await host.get(listRules, of(event))).rules.map(({ id }) => id)).toEqual([drafted.rule_id]);
  // Whom a rule on an answer touches would tell the answer.
  const onAnswer = { ...rule, b: { question_id: question.id, value: 'yes' } };
  expect(await ask('check_rule', { ...ofIt, rule: onAnswer })).toEqual({ refused: 'This token may not do that' });
  // The event publishes at once, and still a run of an assistant is a draft.
  const started = await ask('start_run', { ...ofIt, rounds: 2 });
  expect(started).toMatchObject({ status: 'queued', rounds: 2, published: false, screen });
  await vi.waitFor(
    async () =>
      expect((await ask('event_status', ofIt)).newest_run).toMatchObject({ status: 'completed', published: false }),
    { timeout: patience },
  );
  const explained = await ask('explain_run', ofIt);
  expect(explained).toMatchObject({ run: { run_id: started.run_id, people: 4 }, screen });
  const { strong, fair, thin } = explained.run.coverage;
  expect(strong + fair + thin).toBe(4);
  expect(explained.next).toContain('publishes it on the screen');
  expect(explained.run.rules).toMatchObject([{ rule_id: drafted.rule_id, kept: true }]);
  const ofBoth = { ...ofIt, a: started.run_id, b: started.run_id };
  const { comparison } = await host.get(compareMatchRuns, {
    ...of(event),
    query: { a: started.run_id, b: started.run_id },
  });
  expect(await ask('compare_runs', ofBoth)).toEqual({
    a: comparison.a,
    b: comparison.b,
    people_from_a_to_b: { lose_much: 0, lose: 0, stay: 4, gain: 0, gain_much: 0 },
    screen,
  });
  const [ann] = guests as [Person];
  expect((await ann.get(listMyMatches, of(event))).matches).toEqual([]);
  await host.get(publishMatchRun, { params: { event_id: event.id, run_id: started.run_id } });
  expect((await ann.get(listMyMatches, of(event))).matches.length).toBeGreaterThan(0);
  for (const secret of ['@', 'canary']) expect(said.join('\n').includes(secret)).toBe(false);
});

test('a tool outside the token’s scope or event is refused in words, like its call over HTTP', async () => {
  const readOnly = await connect(await secretOf(host, ['read']));
  const refused = { refused: 'This token may not do that' };
  expect(await use(readOnly, 'start_run', { event_id: event.id })).toEqual(refused);
  expect((await use(readOnly, 'event_status', { event_id: event.id })).match_runs).toBe(null);
  const other = await world.createEvent(host, { name: 'Other' });
  const single = await connect(await secretOf(host, ['read', 'run'], other.id));
  expect((await use(single, 'list_events')).events).toMatchObject([{ name: 'Other' }]);
  expect(await use(single, 'event_status', { event_id: event.id })).toEqual(refused);
  expect(await use(single, 'start_run', { event_id: other.id })).toEqual({
    refused: 'Need at least 3 participants to run matches',
  });
  const bad = await readOnly.callTool({ name: 'event_status', arguments: { event_id: '../users/export' } });
  expect(bad.isError).toBe(true);
  const rule = { kind: 'none' };
  const noRule = await readOnly.callTool({ name: 'check_rule', arguments: { event_id: event.id, rule } });
  expect(JSON.stringify(noRule.content)).toContain('Kind must be one of pair, same, room_has, stay, quota');
});

test('only a token opens it, from no page of another site, with one message at a time, and no stream stays open', async () => {
  const secret = await secretOf(host, ['read']);
  const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
  const post = (headers: Record<string, string>, payload: unknown = list) =>
    world.app.inject({
      method: 'POST',
      url: '/api/mcp',
      headers: { accept: 'application/json, text/event-stream', 'content-type': 'application/json', ...headers },
      payload: JSON.stringify(payload),
    });
  const authorization = `Bearer ${secret}`;
  expect((await post({})).statusCode).toBe(401);
  expect((await post({ authorization: `Bearer ${host.token}` })).json().status.message).toBe(
    'Send an API token to continue',
  );
  expect((await post({ authorization, origin: 'https://evil.test' })).statusCode).toBe(403);
  expect((await post({ authorization, origin: 'https://events.test' })).statusCode).toBe(200);
  expect((await post({ authorization }, [list, list])).statusCode).toBe(400);
  expect((await post({ authorization }, { ...list, params: 'x'.repeat(140_000) })).statusCode).toBe(413);
  for (const method of ['GET', 'DELETE'] as const) {
    const answer = await world.app.inject({
      method,
      url: '/api/mcp',
      headers: { authorization, accept: 'text/event-stream' },
    });
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'POST']);
  }
});
