import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { must } from './caller.ts';
import { until } from './scenario.ts';

export interface Guest {
  id: string;
  email: string;
  token: string;
}

export interface Matched extends Guest {
  /** Somebody whom this guest may write to. */
  partner: string;
}

/** A busy event, made through the API. */
export interface Party {
  host: Guest;
  eventId: string;
  questionId: string;
  guests: Matched[];
}

export const password = 'correct horse battery';

export async function signUp(url: string, email = `${randomUUID()}@faults.test`): Promise<Guest> {
  const user = { email, password, password_confirmation: password };
  const { data, headers } = await must(url, { method: 'POST', path: '/users', body: { user } });
  return {
    id: (data.user as { id: string }).id,
    email,
    token: String(headers.authorization).replace('Bearer ', ''),
  };
}

export async function createEvent(url: string, { token }: Guest, name: string): Promise<string> {
  const { data } = await must(url, { method: 'POST', path: '/events', token, body: { event: { name } } });
  return (data.event as { id: string }).id;
}

export const join = (url: string, { token }: Guest, eventId: string) =>
  must(url, { method: 'POST', path: `/events/${eventId}/join`, token });

export const answer = (eventId: string, questionId: string, { token }: Guest, text: string) => ({
  method: 'POST',
  path: `/events/${eventId}/user_preferences`,
  token,
  body: { event_user_preference: { question_id: questionId, text_response: text } },
});

async function askQuestion(url: string, { token }: Guest, eventId: string): Promise<string> {
  const question = { text: 'What are you looking for?', input_type: 'text' };
  const path = `/events/${eventId}/questions`;
  const { data } = await must(url, { method: 'POST', path, token, body: { question } });
  return (data.question as { id: string }).id;
}

export interface Run {
  id: string;
  status: string;
  error_message: string | null;
}

export const startRun = (url: string, { token }: Guest, eventId: string) =>
  must(url, {
    method: 'POST',
    path: `/events/${eventId}/run_matches`,
    token,
    body: { room_size: 2, matches_per_person: 5 },
  });

export async function newestRun(url: string, { token }: Guest, eventId: string): Promise<Run> {
  return (await must(url, { path: `/events/${eventId}/match_status`, token })).data.match_run as Run;
}

/** Seconds until the event's newest run has ended, and how it ended. */
export async function runEnds(url: string, host: Guest, eventId: string, within = 90) {
  const { seen, seconds } = await until('the end of the match run', within, async () => {
    const run = await newestRun(url, host, eventId);
    return ['completed', 'failed'].includes(run.status) && run;
  });
  return { run: seen, seconds };
}

const wishes = ['a co-founder who sells', 'someone who bakes bread', 'advice on bees', 'a pianist for a band'];

/** A host and eight guests who answered, were matched by a real run and may write to each other. */
export async function throwParty(url: string, size = 8, within = 60): Promise<Party> {
  const host = await signUp(url);
  const eventId = await createEvent(url, host, 'Harbour Mixer');
  const questionId = await askQuestion(url, host, eventId);
  const people = await Promise.all(Array.from({ length: size }, () => signUp(url)));
  for (const [index, guest] of people.entries()) {
    await join(url, guest, eventId);
    await must(url, answer(eventId, questionId, guest, wishes[index % wishes.length] ?? ''));
  }
  await startRun(url, host, eventId);
  const { run } = await runEnds(url, host, eventId, within);
  assert.equal(run.status, 'completed');
  const guests = await Promise.all(
    people.map(async (guest) => {
      const { data } = await must(url, { path: `/events/${eventId}/my_matches`, token: guest.token });
      const [first] = data.matches as { user: { id: string } }[];
      assert.ok(first, 'a guest has no match');
      return { ...guest, partner: first.user.id };
    }),
  );
  return { host, eventId, questionId, guests };
}
