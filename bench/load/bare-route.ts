import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import Fastify from 'fastify';
import pg from 'pg';

/** The baseline: bare Fastify routes with one indexed query each, no envelope, no checks. */
type Query = (text: string, values: unknown[]) => Promise<unknown>;

async function open(): Promise<Query> {
  const { DATABASE_URL, DATA_DIR } = process.env;
  if (DATABASE_URL) {
    const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 20 });
    return async (text, values) => (await pool.query(text, values)).rows[0];
  }
  const client = await PGlite.create(join(String(DATA_DIR), 'db'));
  return async (text, values) => (await client.query(text, values)).rows[0];
}
const query = await open();

const hashOf = (authorization: string | undefined) =>
  createHash('sha256')
    .update(authorization?.slice(7) ?? '')
    .digest('hex');

const app = Fastify();
app.get('/api/ready', async () => ({}));
app.get('/api/conversations/unread_count', ({ headers }) =>
  query(
    `select (select count(*)::int from messages m where m.recipient_id = s.user_id and m.read_at is null) as unread_count
     from sessions s where s.token_hash = $1`,
    [hashOf(headers.authorization)],
  ),
);
app.get<{ Params: { id: string } }>('/api/conversations/:id/messages', ({ headers, params }) =>
  query(
    `select u.alias, (select json_agg(m.* order by m.seq) from (select * from messages m
       where least(m.sender_id, m.recipient_id) = least(s.user_id, u.id)
         and greatest(m.sender_id, m.recipient_id) = greatest(s.user_id, u.id) order by m.seq desc limit 50) m) as messages
     from sessions s join users u on u.id = $2 where s.token_hash = $1`,
    [hashOf(headers.authorization), params.id],
  ),
);
app.get<{ Params: { id: string } }>('/api/events/:id/match_status', ({ headers, params }) =>
  query(
    `select r.* from sessions s join events e on e.host_id = s.user_id and e.id = $2
     join match_runs r on r.event_id = e.id where s.token_hash = $1 order by r.seq desc limit 1`,
    [hashOf(headers.authorization), params.id],
  ),
);
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.on('SIGTERM', () => process.exit(0));
