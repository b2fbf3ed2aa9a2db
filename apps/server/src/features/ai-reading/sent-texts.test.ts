import { saveMyCard } from '@serendip/contract/cards';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AiTestEndpoint, openAiTestEndpoint } from '../../../test/ai-endpoint.ts';
import { answeredEvent } from '../../../test/answered-event.ts';
import { completedRun } from '../../../test/matching.ts';
import { openWorld, type Person, type World } from '../../../test/world.ts';
import { nameCutter, textForModel } from './text-for-model.ts';

let endpoint: AiTestEndpoint;
let world: World;
beforeAll(async () => {
  endpoint = await openAiTestEndpoint();
  const env = { AI_BASE_URL: endpoint.url, AI_API_KEY: endpoint.key, AI_MODEL: 'reader', AI_EMBEDDING_MODEL: 'placer' };
  world = await openWorld({ worker: true, env });
});
afterAll(async () => {
  await world.close();
  await endpoint.close();
});

test('addresses without a scheme, handles, and the person’s name and alias are not sent, neither to be read nor to be placed', async () => {
  const { host, event, people, answer } = await answeredEvent(world, [
    ['nothing yet', 'nothing yet'],
    ['I keep bees', 'A portrait painter'],
    ['I repair bicycles', 'Bookkeeping'],
  ]);
  const anna = people[0] as Person;
  const card = { name: 'Anna-Lena Quixley', headline: '', pronouns: '', links: [], sight: 'matches' as const };
  await anna.get(saveMyCard, { body: { card } });
  const says = `I am anna-lena quixley, on linkedin.com/in/quixl, t.me/quixl, @quixl, quixl.example/me, quixley.example.com, linkedin.com/in/quixley-m3 and Discord: quixl.
    Anna-Lena paints with ASP.NET and Node.js. At work they call me ${anna.alias}.`;
  await answer(anna, 0, says);
  await answer(anna, 1, 'Quixley looks for bees, quixl.bsky.social');
  await completedRun(host, event);
  const sent = JSON.stringify([endpoint.chats, endpoint.embeddings]);
  expect(sent).toMatch(/paints with ASP\.NET and Node\.js\. At work they call me/);
  expect(sent).toMatch(/looks for bees/);
  expect(sent).not.toMatch(/quixl|anna|linkedin|t\.me|example\.com|-m3/i);
  expect(sent).not.toContain(anna.alias);
});

test.each([
  ['of a word alone', ['Li'], 'Li and Olive like li', 'and Olive like'],
  ['with letters that mean something in patterns', ['A. (B) C++'], 'I, A. (B) C++, code', 'I, , code'],
  ['without spaces', ['山田太郎'], '私は山田太郎です', '私は です'],
  ['of two words, over a line break', ['Anna de Meyer'], 'Anna  de\nMeyer and de Meyer', 'and de'],
])('names are cut %s', (_, names, text, sent) => {
  expect(textForModel(text, 200, nameCutter(names))).toBe(sent);
});
