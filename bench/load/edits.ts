import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { latenciesOf, ms } from './figures.ts';
import type { Target } from './target.ts';

interface Room {
  room_number: number;
  participants: { id: string }[];
}
interface Envelope {
  status: {
    code: number;
    message: string;
    data: { rooms: Room[]; version: number; match_run: { id: string; status: string } };
  };
}

/** An event that publishes by hand, which so many people have joined. */
async function seedEvent(target: Target, people: number): Promise<string> {
  const eventId = randomUUID();
  const ids = JSON.stringify(Array.from({ length: people }, (_, index) => target.seeded.userIdOf(index)));
  await target.look(async (client) => {
    const query = (text: string, values: unknown[]) =>
      (client.query as (t: string, v: unknown[]) => Promise<unknown>)(text, values);
    await query(`insert into events (id, host_id, name, publish) values ($1, $2, 'The evening', 'by_hand')`, [
      eventId,
      target.seeded.userIdOf(target.seeded.crowd.host),
    ]);
    await query(
      `insert into memberships (event_id, user_id) select $1, id::uuid from jsonb_array_elements_text($2::jsonb) as p (id)`,
      [eventId, ids],
    );
  });
  return eventId;
}

/** Two never meet, in sixteen pairs; some keep a room, and some should have many matches. */
function twentyRules(target: Target): object[] {
  const people = (...at: number[]) => ({ people: at.map((index) => target.seeded.userIdOf(index)) });
  const never = Array.from({ length: 16 }, (_, at) => ({
    kind: 'pair',
    a: people(2 * at),
    b: people(2 * at + 1),
    meet: false,
  }));
  const many = Array.from({ length: 30 }, (_, at) => 100 + at);
  return [
    ...never,
    { kind: 'room_has', group: people(...many), at_most: 1 },
    { kind: 'stay', group: people(40, 41), room_number: 3 },
    { kind: 'stay', strength: 'if_possible', group: people(50), room_number: null },
    { kind: 'quota', strength: 'if_possible', group: people(60), at_least: 6 },
  ];
}

/**
 * How long a change of a draft by hand takes, at so many people in rooms of 4 and six rounds, with twenty rules. Beside it, in turns: a read of the
 * run's status by the same host.
 */
export async function editDraft(target: Target, people: number, edits: number): Promise<void> {
  const eventId = await seedEvent(target, people);
  const server = await target.serendip();
  const timed = async (method: string, path: string, body?: object): Promise<{ took: number; answer: Envelope }> => {
    const began = performance.now();
    const response = await fetch(`${server.url}/api/events/${eventId}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${target.seeded.tokenOf(target.seeded.crowd.host)}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const answer = (await response.json()) as Envelope;
    return { took: performance.now() - began, answer };
  };
  try {
    for (const rule of twentyRules(target)) {
      const { answer } = await timed('POST', '/rules', { rule });
      if (answer.status.code !== 200) throw new Error(`a rule was refused: ${answer.status.message}`);
    }
    await timed('POST', '/run_matches', { room_size: 4, rounds: 6 });
    let status = 'queued';
    let runId = '';
    while (status === 'queued' || status === 'processing') {
      await sleep(500);
      const { answer } = await timed('GET', '/match_status');
      ({ status, id: runId } = answer.status.data.match_run);
    }
    if (status !== 'completed') throw new Error(`the run ended ${status}`);
    const { answer } = await timed('GET', `/room_assignments?match_run_id=${runId}`);
    const rooms = answer.status.data.rooms;
    const own: number[] = [];
    const reads: number[] = [];
    let version = 1;
    for (let at = 0; at < edits; at += 1) {
      const [from, to] = [rooms[at % rooms.length], rooms[(at * 7 + 1) % rooms.length]];
      const [one, other] = [from?.participants[at % 3]?.id, to?.participants[(at + 1) % 3]?.id];
      const edit =
        at % 4 === 3 ? { kind: 'undo' } : { kind: 'swap', round: 1 + (at % 6), user_id: one, other_id: other };
      const { took, answer: done } = await timed('POST', `/match_runs/${runId}/edits`, { edit, version });
      // Two who share a room by now cannot be swapped, which is read from the same data.
      if (done.status.code === 200) version = done.status.data.version;
      own.push(took);
      reads.push((await timed('GET', '/match_status')).took);
    }
    console.log(
      `${edits} edits of a draft, ${people} people, rooms of 4, 6 rounds, 20 rules (${version - 1} changed it):`,
    );
    for (const [name, values] of [
      ['an edit', own],
      ['baseline: a read of the status', reads],
    ] as const) {
      const { p50, p95, max } = latenciesOf(values);
      console.log(`  ${name}: p50 ${ms(p50)}, p95 ${ms(p95)}, longest ${ms(max)}`);
    }
  } finally {
    await server.stop();
  }
}
