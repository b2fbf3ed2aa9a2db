import { expect, test } from 'vitest';
import { serversOf, withAllServers } from './server-list.ts';

const pair = 'postgres://me:a%40b@one:5432,two.example.org/name?sslmode=require';

test('an address that names several servers is one for each, with the same user, database and settings', () => {
  expect(serversOf(pair)).toEqual([
    'postgres://me:a%40b@one:5432/name?sslmode=require',
    'postgres://me:a%40b@two.example.org/name?sslmode=require',
  ]);
  expect(serversOf('postgresql://[::1]:5432,[::2]:5433/name')).toEqual([
    'postgresql://[::1]:5432/name',
    'postgresql://[::2]:5433/name',
  ]);
});

test('an address of one server stays as it is, and so does what is none', () => {
  for (const one of ['postgres://me@one/name?host=/run/a,b', 'postgres:///name?host=/run/postgresql', 'a,b', ''])
    expect(serversOf(one)).toEqual([one]);
});

test("PostgreSQL's own programs are told of all servers and take the one that can be written to", () => {
  expect(withAllServers('postgres://me@one:5432/name?sslmode=require', pair)).toBe(
    'postgres://me@one:5432,two.example.org/name?sslmode=require&target_session_attrs=read-write',
  );
  expect(withAllServers('postgres://me@one/name', 'postgres://me@one,two/name')).toBe(
    'postgres://me@one,two/name?target_session_attrs=read-write',
  );
  expect(withAllServers('postgres://me@one/name', 'postgres://me@one/name')).toBe('postgres://me@one/name');
});
