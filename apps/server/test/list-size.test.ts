import { bounds } from '@serendip/contract/bounds';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowsOf } from '../src/db/database.ts';
import { sql } from '../src/db/sql.ts';
import { openWorld, type Person, type World } from './world.ts';

let world: World;
let host: Person;
let eventId: string;

beforeAll(async () => {
  world = await openWorld();
  host = await world.arrive();
  const { db } = world.ctx.database;
  eventId = (await world.createEvent(host)).id;
  await db.execute(sql`insert into events (host_id, name, description, room_names)
    select ${host.id}, n || repeat('語', 190), repeat('語', 5000), (select jsonb_agg(repeat('語', 20)) from generate_series(1, 20)) from generate_series(1, 150) n`);
  await db.execute(sql`insert into memberships (event_id, user_id) select id, ${host.id} from events`);
  await db.execute(sql`insert into users (email, alias, password_hash)
    select n || repeat('x', 240) || '@x.org', 'a' || lpad(n::text, 29, '0'), '-' from generate_series(1, 2500) n`);
  await db.execute(
    sql`insert into removals (event_id, user_id, by) select ${eventId}, id, ${host.id} from users where id <> ${host.id} limit 300`,
  );
  await db.execute(sql`insert into messages (sender_id, recipient_id, content)
    select id, ${host.id}, repeat('語', 2000) from users where id <> ${host.id} limit 300`);
  await db.execute(sql`insert into match_runs (event_id, status, room_size, matches_per_person, total_participants, error_message)
    select ${eventId}, 'failed', 2, 5, 3, repeat('x', 300) from generate_series(1, 900)`);
  const [run] = await rowsOf<{ id: string }>(
    db,
    sql`insert into match_runs
      (event_id, status, room_size, matches_per_person, total_participants, started_at, completed_at, published_at)
      values (${eventId}, 'completed', 2, 5, 2500, now(), now(), now()) returning id`,
  );
  await db.execute(sql`insert into match_pairs
    (run_id, user_a, user_b, category, percentage, reasons_for_a, reasons_for_b, rank)
    select ${run?.id}, least(a.id, b.id), greatest(a.id, b.id), 'can_help', 100, '[]', '[]', row_number() over ()
    from (select id, lead(id) over (order by id) as next from users) a join users b on b.id = a.next`);
  await db.execute(sql`insert into match_rooms (run_id, room_number, category, percentage)
    select ${run?.id}, n, 'mutual_connections', 100 from generate_series(1, 1251) n`);
  await db.execute(sql`insert into room_seats (run_id, user_id, room_number, seat)
    select ${run?.id}, id, (row_number() over () + 1) / 2, 1 from users`);
  await db.execute(sql`insert into blocks (user_id, other_id) select ${host.id}, id from users where id <> ${host.id}`);
  await db.execute(sql`insert into reports (event_id, reporter_id, reported_id, reason, words, thread)
    select ${eventId}, null, u.id, 'other', repeat('語', 2000), (select jsonb_agg(jsonb_build_object(
      'from', 'reporter', 'content', repeat('語', 2000), 'created_at', '2026-11-24T22:37:31.080Z')) from generate_series(1, 30))
    from (select id from users where id <> ${host.id} limit 20) u`);
});
afterAll(() => world.close());

/** Where the rows of an answer stand, and what names each. */
const lists: [path: string, rows: (data: never) => { id?: string }[], total: number][] = [
  ['/events', (data: { events: [] }) => data.events, 151],
  ['/events/joined', (data: { events: [] }) => data.events, 151],
  [
    '/conversations',
    (data: { conversations: { user: { id: string } }[] }) => data.conversations.map(({ user }) => user),
    300,
  ],
  ['/users/blocks', (data: { blocks: { user: { id: string } }[] }) => data.blocks.map(({ user }) => user), 2500],
  ['/events/:id/reports', (data: { reports: [] }) => data.reports, 20],
  ['/events/:id/participants?filter=removed', (data: { participants: [] }) => data.participants, 300],
  ['/events/:id/match_runs', (data: { match_runs: [] }) => data.match_runs, 901],
  ['/events/:id/matches', (data: { matches: { can_help: [] } }) => data.matches.can_help, 2500],
  [
    '/events/:id/room_assignments',
    (data: { rooms: { room_number: number }[] }) => data.rooms.map((room) => ({ id: String(room.room_number) })),
    1251,
  ],
];

test.each(lists)(
  '%s with its largest rows is below 1.5 MB a page, and its pages are the whole list',
  async (path, rowsIn, total) => {
    const ids: (string | undefined)[] = [];
    for (let page = 1, perPage = ''; page === 1 || ids.length < total; page += 1) {
      const response = await world.app.inject({
        url: `/api${path.replace(':id', eventId)}${path.includes('?') ? '&' : '?'}page=${page}${perPage}`,
        headers: { authorization: `Bearer ${host.token}` },
      });
      const { data } = response.json().status;
      expect([response.statusCode, data.page, data.total]).toEqual([200, page, total]);
      expect(response.rawPayload.length).toBeLessThan(bounds.list_bytes.most);
      // The estimate is near enough that pages are not small for no reason.
      if (page === 1) expect(rowsIn(data as never).length).toBe(Math.min(total, data.per_page));
      ids.push(...rowsIn(data as never).map(({ id }) => id));
      expect(page).toBeLessThan(60);
      perPage = `&per_page=${data.per_page}`;
    }
    expect([ids.length, new Set(ids).size]).toEqual([total, total]);
  },
);

test('a page that is asked for with fewer rows holds these, and one beyond the end none', async () => {
  const first = await host.send('GET', '/events/joined?per_page=2');
  expect([first.data.per_page, (first.data.events as []).length]).toEqual([2, 2]);
  expect((await host.send('GET', '/events/joined?per_page=2&page=999')).data.events).toEqual([]);
  expect((await host.send('GET', '/events?page=0')).errors).toEqual(['Page must be a whole number from 1 to 1000000']);
});
