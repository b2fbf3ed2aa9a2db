import { exportAccount } from '@serendip/contract/account-export';
import { changeAlias } from '@serendip/contract/accounts';
import { listMyMatches } from '@serendip/contract/matching';
import { listMyTopics, removeMyTopic } from '@serendip/contract/topics';
import { patience } from '@serendip/test-kit/patience';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { answeredEvent } from '../../../test/answered-event.ts';
import { completedRun, of } from '../../../test/matching.ts';
import { openWorld, type Person, type World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ worker: true });
});
afterAll(() => world.close());

const speaks = (person: Person, language: 'en' | 'de' | 'fr' | 'es' | null) =>
  person.call(changeAlias, { body: { user: { language } } });
const read = async (person: Person, event: { id: string }, other: Person) => {
  const { matches, rooms } = await person.get(listMyMatches, of(event));
  const match = matches.find(({ user }) => user.id === other.id);
  const room = rooms.find(({ people }) => people.some(({ id }) => id === other.id));
  return {
    first: match?.detailed_reasons[0],
    opener: match?.opener,
    category: match?.named_category,
    inRoom: room?.reasons[room.people.findIndex(({ id }) => id === other.id)],
  };
};

test('two people read one match each in their own language, and an old match in the new one when they change it', async () => {
  const { event, host, people } = await answeredEvent(world, [
    ['Brot backen', 'Buchhaltung'],
    ['comptabilité', 'cours de guitare'],
    ['seeds, pruning', 'a bicycle'],
    ['shelves, tables', 'a photographer'],
  ]);
  const [ann, bob] = people as [Person, Person];
  await speaks(ann, 'de');
  await speaks(bob, 'fr');
  await completedRun(host, event, { room_size: 4 });

  const german = await read(ann, event, bob);
  expect(german).toEqual({
    first: expect.stringMatching(/Buchhaltung/),
    opener: expect.stringMatching(/^Frag.*Buchhaltung.*\.$/),
    category: 'can_receive_help',
    inRoom: german.first,
  });
  expect(german.first).toMatch(/\bdu\b|Hier/);
  expect(await read(bob, event, ann)).toMatchObject({
    first: expect.stringMatching(/comptabilité/),
    opener: expect.stringMatching(/^Demande-lui.*comptabilité.*\.$/),
    category: 'can_help',
  });
  expect((await ann.get(exportAccount, {})).export.matches).toEqual(
    expect.arrayContaining([expect.objectContaining({ detailed_reasons: expect.arrayContaining([german.first]) })]),
  );

  await speaks(ann, 'es');
  expect((await read(ann, event, bob)).first).toMatch(/busca.*contabilidad|contabilidad.*busca/i);
  await speaks(ann, null);
  expect((await read(ann, event, bob)).first).toMatch(/accounting.*Buchhaltung|Buchhaltung.*accounting/);
});

test('uncertain readings stand on the card in its reader’s language, and one taken away is gone in every language', async () => {
  const { event, people } = await answeredEvent(world, [
    ['bread', 'My son plays in the brass band every week, so the tuba needs a place'],
  ]);
  const [ann] = people as [Person];
  const maybe = async () => (await ann.get(listMyTopics, of(event))).maybe.map(({ phrase }) => phrase);
  await vi.waitFor(() => world.ctx.topicReader.complete('boo', 'offer', 'en'), { timeout: patience, interval: 100 });
  await speaks(ann, 'de');
  expect(await maybe()).toContain('Blechblasmusik');
  await ann.call(removeMyTopic, { ...of(event), query: { role: 'need', phrase: 'Blechblasmusik' } });
  for (const language of ['de', 'fr', null] as const) {
    await speaks(ann, language);
    expect(JSON.stringify(await maybe())).not.toMatch(/Blech|cuivres|brass/i);
  }
});
