import { createHash } from 'node:crypto';
import Fastify from 'fastify';
import pg from 'pg';

/** The baseline: a bare Fastify route with one indexed query, no session, no envelope, no checks. */
const pool = new pg.Pool({ connectionString: String(process.env.DATABASE_URL), max: 20 });
const app = Fastify();
app.get('/api/ready', async () => ({}));
app.get('/api/conversations/unread_count', async (request) => {
  const token = request.headers.authorization?.slice(7) ?? '';
  const { rows } = await pool.query(
    `select (select count(*)::int from messages m where m.recipient_id = s.user_id and m.read_at is null) as unread_count
     from sessions s where s.token_hash = $1`,
    [createHash('sha256').update(token).digest('hex')],
  );
  return rows[0];
});
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.on('SIGTERM', () => process.exit(0));
