import { randomUUID } from 'node:crypto';
import { endpoints } from '@serendip/contract/api';
import type { Endpoint } from '@serendip/contract/endpoint';
import { type Scope, scopes } from '@serendip/contract/scopes';
import { createToken } from '@serendip/contract/tokens';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../src/db/sql.ts';
import { type Row, table } from './authorization-table.ts';
import { actors, type Cast, erasedPerson, makeCast } from './cast.ts';
import { fingerprint } from './fingerprint.ts';
import { openWorld, Person, type World } from './world.ts';

let world: World;
let erased: Person;
/** Around an event that stays as it is: refused calls and reads go to it. */
let lasting: Cast;
beforeAll(async () => {
  world = await openWorld({ env: { SMTP_URL: 'smtp://127.0.0.1:1' } });
  erased = await erasedPerson(world);
  lasting = await makeCast(world, erased);
});
afterAll(() => world.close());

const endpointOf = ({ call }: Row) => {
  const endpoint = endpoints.find(({ id }) => id === call);
  if (!endpoint) throw new Error(`there is no call ${call}`);
  return endpoint;
};

test('every call of the contract is in the table', () => {
  expect([...new Set(table.map(({ call }) => call))].toSorted()).toEqual(endpoints.map(({ id }) => id).toSorted());
});

test.each(table.map((row) => [row.when ? `${row.call} ${row.when}` : row.call, row] as const))(
  '%s is answered to each actor as the table says, and a refusal changes and tells nothing',
  async (_title, row) => {
    const endpoint = endpointOf(row);
    const codes = row.codes.split(' ').map(Number);
    const wanted = [
      ...codes,
      row.cohost === undefined ? codes[actors.indexOf('host')] : row.cohost,
      row.door === undefined ? codes[actors.indexOf('stranger')] : row.door,
    ];
    const answers = new Map<string, number>();
    const ask = async (cast: Cast, wantsRefusal: boolean) => {
      for (const [index, actor] of actors.entries()) {
        if (wanted[index] === null || Number(wanted[index]) >= 400 !== wantsRefusal) continue;
        const caller = cast.people[actor];
        const answer = await caller.call(endpoint, (row.send?.(cast, caller) ?? {}) as never);
        answers.set(actor, answer.code);
        if (wantsRefusal) expect(answer.data).toEqual({});
        if (wantsRefusal) expect(answer.message).not.toMatch(/@|guest-/);
      }
    };
    const before = await fingerprint(world.ctx.database.db);
    await ask(lasting, true);
    expect(await fingerprint(world.ctx.database.db)).toBe(before);
    const isDone = wanted.some((code) => (code ?? 400) < 400);
    if (isDone) await ask(endpoint.method === 'GET' ? lasting : await makeCast(world, erased), false);
    expect(Object.fromEntries(actors.map((actor) => [actor, answers.get(actor) ?? null]))).toEqual(
      Object.fromEntries(actors.map((actor, index) => [actor, wanted[index]])),
    );
  },
);

/** The calls that each scope opens. A new call is shut until it is named here. */
const opened = {
  read: 'getEvent getEventCalendar getRoster listCohosts listEventQuestions listGuestLists listHostedEvents listInvitations listLabels listParticipants',
  guests:
    'addGuestList createLabel deleteLabel invitePerson labelPeople remindInvited saveParticipantLabels takeBackGuestList updateLabel withdrawInvitation',
  run: 'actOnLive cancelMatchRun checkRule compareMatchRuns createRule editMatchRun getLive getLiveRooms getMatchRunChanges getMatchStatus getMatches getRoomAssignments getStageAsHost listEdits listMatchRuns movePerson publishMatchRun runMatches setPresence',
};

describe('an API token', () => {
  const refused = { code: 403, message: 'This token may not do that', data: {} };
  const withSession = endpoints.filter(({ access }) => access !== 'public');
  const send = (cast: Cast, program: Person, { id }: Endpoint) => {
    const row = table.find(({ call }) => call === id);
    return row?.send?.(cast, program) ?? {};
  };
  let cast: Cast;
  const programOf = async (chosen: readonly Scope[], event_id?: string) => {
    const token = { name: chosen.join(' '), scopes: [...chosen], event_id };
    const { token: made } = await cast.people.host.get(createToken, { body: { token } });
    const program = new Person(world.app, made.secret, cast.people.host);
    await program.send('GET', '/events');
    return program;
  };
  beforeAll(async () => {
    cast = await makeCast(world, erased);
    await world.ctx.database.db.execute(
      sql`update users set email_confirmed_at = now() where id = ${cast.people.host.id}`,
    );
  });

  test.each(scopes)(
    'with %s makes the calls of that scope; each other one is refused and changes nothing',
    async (own) => {
      const program = await programOf([own]);
      const ids = withSession.filter(({ scope }) => scope === own).map(({ id }) => id);
      expect(ids.toSorted().join(' ')).toBe(opened[own]);
      const [open, shut] = [true, false].map((is) => withSession.filter(({ scope }) => (scope === own) === is));
      const before = await fingerprint(world.ctx.database.db);
      for (const endpoint of shut ?? [])
        expect([endpoint.id, await program.call(endpoint, send(cast, program, endpoint) as never)]).toMatchObject([
          endpoint.id,
          refused,
        ]);
      expect(await fingerprint(world.ctx.database.db)).toBe(before);
      for (const endpoint of open ?? []) {
        const { code } = await program.call(endpoint, send(cast, program, endpoint) as never);
        expect([endpoint.id, [401, 403].includes(code)]).toEqual([endpoint.id, false]);
      }
    },
  );

  test('opens events of its owner alone, and one for a single event tells nothing of others, not even whether they exist', async () => {
    const [all, single] = [await programOf(scopes), await programOf(scopes, cast.event.id)];
    const ofEvents = withSession.filter(({ scope, params }) => scope && params?.shape.event_id);
    expect(ofEvents.length).toBeGreaterThan(15);
    const before = await fingerprint(world.ctx.database.db);
    for (const endpoint of ofEvents)
      for (const event_id of [cast.otherEvent.id, randomUUID()]) {
        const { params, ...rest } = send(cast, single, endpoint) as { params?: object };
        const elsewhere = { ...rest, params: { ...params, event_id } } as never;
        expect([endpoint.id, await single.call(endpoint, elsewhere)]).toMatchObject([endpoint.id, refused]);
        const { code } = await all.call(endpoint, elsewhere);
        expect([endpoint.id, code]).toEqual([endpoint.id, event_id === cast.otherEvent.id ? 403 : 404]);
      }
    expect(await fingerprint(world.ctx.database.db)).toBe(before);
  });
});
