import { Pool } from 'undici';
import { attend } from './attendees.ts';
import { errorCount, latenciesOf, ms, tellErrors } from './figures.ts';
import type { Seeded } from './seed.ts';
import type { ServerProcess } from './server-process.ts';

const opening = { people: 300, seconds: 60 };
/** People whose cards are read while nobody else is there, to see what one costs. */
const alone = 50;
const typed = ['boo', 'bookk', 'gard', 'gardn', 'law', 'startu', 'musi', 'fahr', 'compt', 'aleman'];

/** Measures the card: one reading, 300 people who open the screen in a minute, suggestions, and the host's counts. */
export async function readCards(server: ServerProcess, seeded: Seeded, online: number): Promise<void> {
  const pool = new Pool(server.url, { connections: 256, pipelining: 1 });
  const get = async (person: number, path: string): Promise<number> => {
    const begun = performance.now();
    const headers = { authorization: `Bearer ${seeded.tokenOf(person)}` };
    const response = await pool.request({ method: 'GET', path: `/api${path}`, headers });
    await response.body.dump();
    if (response.statusCode !== 200) throw new Error(`${path}: ${response.statusCode}`);
    return performance.now() - begun;
  };
  const card = `/events/${seeded.crowd.eventId}/my_topics`;
  await attend(pool, seeded, online, 5);

  const start = await get(0, card);
  for (let person = 1; person <= 10; person += 1) await get(person, card);
  const before = server.usage();
  const first = [];
  for (let n = 0; n < alone; n += 1) first.push(await get(100 + n, card));
  const each = (1_000 * (server.usage().cpu - before.cpu)) / alone;
  console.log(`The card 'What Serendip understood', at an event of ${seeded.users} people:`);
  console.log(`  the first one of a process ${ms(start)}, memory then ${before.rss} MB`);
  console.log(
    `  one read again: p95 ${ms(latenciesOf(first).p95)}, ${ms(each)} of processor with all around it (goal 20 ms)`,
  );

  const letters = [];
  for (let n = 0; n < 100; n += 1) letters.push(await get(n, `/topics?role=need&query=${typed[n % typed.length]}`));
  console.log(`  suggestions: p50 ${ms(latenciesOf(letters).p50)}, p95 ${ms(latenciesOf(letters).p95)} (goal 30 ms)`);

  const quiet = await attend(pool, seeded, online, 20);
  const meanwhile = attend(pool, seeded, online, opening.seconds);
  const waits: Promise<number>[] = [];
  for (let n = 0; n < opening.people; n += 1) {
    waits.push(get(1_000 + n, card));
    await new Promise((resolve) => setTimeout(resolve, (1_000 * opening.seconds) / opening.people));
  }
  const cards = latenciesOf(await Promise.all(waits));
  const busy = await meanwhile;
  console.log(`  ${opening.people} people open the screen in ${opening.seconds} s, ${online} online beside them:`);
  console.log(`    cards: p50 ${ms(cards.p50)}, p95 ${ms(cards.p95)}`);
  const tell = (name: string, measured: typeof busy) => {
    const { p50, p95, p99 } = latenciesOf(measured.latencies);
    console.log(
      `    ${name}: p50 ${ms(p50)}, p95 ${ms(p95)}, p99 ${ms(p99)}, errors ${errorCount(measured)} of ${measured.sent}`,
    );
    tellErrors(measured);
  };
  tell('the others without them', quiet);
  tell('the others meanwhile (goal p95 100 ms)', busy);

  const counts = `/events/${seeded.crowd.eventId}/clarity`;
  const asked: number[] = [];
  // Each answer reads for ten seconds at most: the host's screen asks again until everybody was read.
  const counting = (async () => {
    while (asked.length < 20 && (asked.at(-1) ?? Number.POSITIVE_INFINITY) > 5_000)
      asked.push(await get(seeded.crowd.host, counts));
  })();
  let ended = false;
  const others = attend(pool, seeded, online, 300, () => ended);
  await counting.finally(() => {
    ended = true;
  });
  const [longest = 0, last = 0] = [asked[0], asked.at(-1)];
  console.log(
    `  the host's counts: ${ms(longest)} when nearly nobody was read, ${ms(last)} at the ${asked.length}th time`,
  );
  tell('the others during them', await others);
  await pool.close();
}
