import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { endpoints } from './api.ts';
import { failuresOf } from './endpoint.ts';
import { failures } from './failures.ts';
import { failureIn } from './refused-as.ts';

const rows = endpoints.map((endpoint) => [endpoint.id, endpoint] as const);

describe('the contract', () => {
  test('names every call once, and every address with its method once', () => {
    const ids = endpoints.map(({ id }) => id);
    const addresses = endpoints.map(({ method, path }) => `${method} ${path.replaceAll(/:\w+/g, ':')}`);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  test.each(
    `
    POST /users/sign_in | POST /users | DELETE /users/sign_out | POST /users/password | PUT /users/password
    POST /events | PUT /events/: | GET /events | GET /events/joined | GET /events/: | POST /events/:/join
    DELETE /events/:/leave | POST /events/:/run_matches | GET /events/:/match_status | GET /events/:/match_runs
    GET /events/:/matches | GET /events/:/room_assignments | GET /events/:/questions | POST /events/:/questions
    PUT /events/:/questions/: | DELETE /events/:/questions/: | GET /events/:/user_preferences
    POST /events/:/user_preferences | PUT /events/:/user_preferences/:
    DELETE /events/:/user_preferences/by_question/: | GET /events/:/feedback | POST /events/:/feedback
    DELETE /events/:/feedback | GET /questions | GET /questions/: | GET /user_preferences | GET /user_preferences/:
    POST /user_preferences | PUT /user_preferences/: | DELETE /user_preferences/:
    DELETE /user_preferences/by_question/: | GET /user_preferences/progress | GET /conversations
    GET /conversations/:/messages | POST /conversations/:/messages | PATCH /conversations/:/mark_read
    GET /conversations/unread_count | PATCH /users | DELETE /users | GET /users/export | GET /events/:/my_matches
    GET /events/:/my_topics | POST /events/:/my_topics | DELETE /events/:/my_topics
    POST /events/:/my_topics/skip | GET /topics | GET /events/:/clarity | GET /events/:/calendar.ics | GET /health | GET /ready | GET /settings`
      .split(/[|\n]/)
      .map((address) => address.trim())
      .filter(Boolean),
  )('holds %s', (address) => {
    expect(endpoints.map(({ method, path }) => `${method} ${path.replaceAll(/:\w+/g, ':')}`)).toContain(address);
  });

  test.each(rows)(
    '%s: has a rule for each parameter of its path, and an event where its access needs one',
    (_id, endpoint) => {
      const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => String(name));
      expect(Object.keys(endpoint.params?.shape ?? {})).toEqual(names);
      // A public call of an event, and a person who answers a question about one, are judged by the call itself.
      if (endpoint.access !== 'public' && endpoint.id !== 'answerCohostInvitation')
        expect(
          ['event', 'joined', 'host', 'host_or_joined', 'owner', 'door', 'door_or_joined'].includes(endpoint.access),
        ).toBe(names.includes('event_id'));
      expect(endpoint.method === 'GET' && endpoint.body !== undefined).toBe(false);
      // A text that cannot be an id is refused as one that nothing has, not with a sentence about its form.
      for (const field of Object.values(endpoint.params?.shape ?? {})) {
        const parsed = (field as z.ZodType).safeParse('\0');
        expect(failuresOf(endpoint)).toContain(parsed.error?.issues.map(failureIn)[0]);
      }
    },
  );

  test.each(Object.entries(failures))(
    'the refusal %s has a status of failure and a sentence',
    (_code, { status, message }) => {
      expect(status).toBeGreaterThanOrEqual(400);
      expect(message).toMatch(/^[A-Z].* .*[\w.]$/);
    },
  );

  test('can be told as JSON Schema, input and answer', () => {
    for (const { body, data } of endpoints) {
      expect(() => z.toJSONSchema(data, { io: 'output' })).not.toThrow();
      if (body) expect(() => z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })).not.toThrow();
    }
  });
});
