import { expect, test } from 'vitest';
import { lexicon } from '../../test/whole-lexicon.ts';
import type { Telling } from '../lexicon/telling.ts';
import type { Topic } from '../score/trait-keys.ts';
import type { CommonGround, Ground } from './ground.ts';
import { tellingOf } from './names.ts';
import { askAlike, askChoice, askGiver, askSeeker, suggestDay } from './opener.ts';
import { also, youGet, youGive } from './sentences.ts';
import { choseAlike, sameNeed, shared, together } from './sentences-in-common.ts';
import { MOST_WORDS, MOST_WORDS_TO_OPEN } from './wording.ts';

/** Any turn will do: it chooses among wordings that are short enough. */
const turn = 0;
const longOption = 'I would like to find somebody who can help me with my garden on weekends and in the evenings';

const topics: Topic[] = [
  ...lexicon.concepts.map((_, index): Topic => ({ of: 'concept', index })),
  ...lexicon.fields.map((_, index): Topic => ({ of: 'field', index })),
];
const told = (purpose: 'help' | 'common') => topics.flatMap((topic) => tellingOf(topic, lexicon, purpose) ?? []);

const helpers = ({ of, index }: Topic): Topic[] =>
  (lexicon[of === 'field' ? 'fields' : 'concepts'][index]?.helpedBy ?? []).map((helper) => ({ of, index: helper }));

/** What helps with what, as the lexicon has it. */
const links = topics.flatMap((topic) => {
  const asked = tellingOf(topic, lexicon, 'help');
  return asked ? helpers(topic).flatMap((helper) => ({ asked, given: tellingOf(helper, lexicon, 'help') ?? [] })) : [];
});

const ground = (kind: Ground['kind'], asked: Telling, given: Telling): Ground => ({
  kind,
  asked,
  given,
  strength: 1,
  personal: false,
});
const grounds: Ground[] = [
  ...told('help').flatMap((topic) =>
    (['offered', 'known', 'field'] as const).map((kind) => ground(kind, topic, topic)),
  ),
  ...links.flatMap(({ asked, given }) =>
    Array.isArray(given) ? [] : (['linked', 'helping'] as const).map((kind) => ground(kind, asked, given)),
  ),
];
const common: CommonGround[] = told('common').flatMap((topic) =>
  (['done', 'liked', 'touched'] as const).map((how) => ({ topic, how, strength: 1 })),
);

const isLonger = (most: number) => (text: string) => text.split(/\s+/).length > most;

test('no reason has more than 14 words, whatever of the lexicon it is about', () => {
  const reasons = [
    choseAlike(longOption, turn),
    ...grounds.flatMap((one) => [youGet(one, turn), youGive(one, turn), also(one, 'They', turn)]),
    ...common.flatMap((one) => [together(one, turn), sameNeed(one, turn), shared([one], turn)]),
  ];
  expect(grounds.length).toBeGreaterThan(lexicon.concepts.length);
  expect(reasons.filter(isLonger(MOST_WORDS))).toEqual([]);
});

test('no opener has more than 12 words, whatever of the lexicon it is about', () => {
  const openers = [
    askChoice(longOption),
    ...grounds.flatMap((one) => [askGiver(one, turn), askSeeker(one, turn)]),
    ...common.flatMap((one) => [askAlike(one, turn), suggestDay(one, turn)]),
  ];
  expect(common.length).toBeGreaterThan(lexicon.concepts.length);
  expect(openers.filter(isLonger(MOST_WORDS_TO_OPEN))).toEqual([]);
});
