import { describe, expect, test } from 'vitest';
import { textQuestion } from '../../test/text-question.ts';
import { lexicon } from '../../test/whole-lexicon.ts';
import type { SnapshotTopic } from '../types.ts';
import { readQuestion } from '../understand/question-reading.ts';
import { namedOf } from './named-of.ts';

const ASKED = {
  gives: 'What can you help others with?',
  seeks: 'What are you looking for?',
  likes: 'What do you like to talk about?',
  refuses: "Anything you'd rather NOT be approached about?",
  about: 'Tell us about yourself',
};
type Asked = keyof typeof ASKED;
const readings = Object.entries(ASKED).map(([id, text]) => readQuestion(textQuestion(id, text), lexicon));

const named = (answers: Partial<Record<Asked, string>>, topics: SnapshotTopic[] = []) =>
  namedOf({ id: 'p', alias: 'a', answers: answers as Record<string, string>, topics }, readings, lexicon).topics;
/** 'need: a chef', in their order. */
const said = (answers: Partial<Record<Asked, string>>) =>
  named(answers).map(({ role, phrase }) => `${role}: ${phrase}`);

const THINGS = {
  en: ['bookkeeping', 'bike repair', 'a drill', 'piano lessons'],
  de: ['Buchhaltung', 'Gartenpflege', 'Klavierunterricht', 'eine Bohrmaschine'],
  fr: ['comptabilité', 'cours de piano', 'une perceuse', 'jardinage'],
  es: ['contabilidad', 'clases de piano', 'un taladro', 'jardinería'],
};

describe('a short answer names what it lists, in its own words', () => {
  test.for(Object.values(THINGS))('each piece is one topic: %s', (things) => {
    for (const joined of [things.join(', '), things.join('. '), things.join(' / ')])
      expect(said({ seeks: joined })).toEqual(things.map((thing) => `need: ${thing}`));
  });

  test.for([
    ['en', 'and'],
    ['de', 'und'],
    ['fr', 'et'],
    ['es', 'y'],
  ] as const)("'and' parts two things in %s", ([language, and]) => {
    const [one, other] = THINGS[language] as [string, string];
    expect(said({ gives: `${one} ${and} ${other}` })).toEqual([`offer: ${one}`, `offer: ${other}`]);
  });

  test.for(['Steuerberatung', 'Gartenpflege', 'Tischlerei', 'plomería', 'photographie', 'carpentry'])(
    'one everyday word is a topic in any language: %s',
    (word) => {
      expect(said({ gives: word })).toEqual([`offer: ${word}`]);
    },
  );

  test('one more topic in a role never hides a topic of another', () => {
    for (const gives of ['web development', 'web development, logos', 'web development, logos, photography, gardening'])
      expect(said({ seeks: 'a chef', gives })).toContain('need: a chef');
  });

  test.for(['web design', 'web-design', 'Webdesign'])(
    'written apart, together or with a hyphen, it is about one thing: %s',
    (gives) => {
      const [topic] = named({ gives });
      expect(topic?.concepts.map((concept) => lexicon.concepts[concept]?.id)).toEqual(
        named({ gives: 'web design' })[0]?.concepts.map((concept) => lexicon.concepts[concept]?.id),
      );
      expect(topic?.phrase).toBe(gives);
    },
  );

  test.for([
    ['van! i have a van. weekends', ['offer: van']],
    ['piano, taught 30 yrs', ['offer: piano']],
    ['tools :) ask before you buy', ['offer: tools']],
    ['do books for bakeries', ['offer: bookkeeping']],
    ['Räume am Hafen', ['offer: Räume am Hafen']],
    ['koche gut', ['offer: kochen']],
    ['clases de español, y hago empanadas', ['offer: clases de español', 'offer: empanadas']],
  ] as const)('anything that one has or does, without what only goes with it: %s', ([gives, topics]) => {
    expect(said({ gives })).toEqual(topics);
  });
});

describe('a sentence names the head of a wish, or what its person does', () => {
  test.for([
    ['I need a plumber', 'need: a plumber'],
    ["I'm looking for a walking group", 'need: a walking group'],
    ['got laid off, want to learn to code', 'need: learning to code'],
    ['someone to practise spanish with', 'need: practising spanish'],
    ['a piano teacher for my son, we cannot pay much', 'need: a piano teacher'],
    ['help with my tax return', 'need: help with tax return'],
    ['Hilfe mit meinem Computer und dem neuen Handy', 'need: Hilfe mit Computer und dem neuen Handy'],
    ['Ich will in ein Start-up einsteigen', 'need: in ein Start-up einsteigen'],
    ['besser Deutsch sprechen', 'need: besser Deutsch sprechen'],
    ['Suche eine Krabbelgruppe für meine Tochter', 'need: eine Krabbelgruppe'],
    ['Je cherche un prof de guitare', 'need: un prof de guitare'],
    ['Busco un grupo de mamás con bebés, soy nueva en el barrio', 'need: un grupo de mamás con bebés'],
    ['someone who knows shelves', 'need: someone who knows shelves'],
  ] as const)('a wish: %s', ([seeks, topic]) => {
    expect(said({ seeks })).toEqual([topic]);
  });

  test.for([
    ['I teach piano and I run a bakery', ['offer: teaching piano', 'offer: running a bakery']],
    ['I connect stoves and lamps', ['offer: connecting stoves', 'offer: connecting lamps']],
    ['I place nurses from abroad', ['offer: placing nurses']],
    ['Ich repariere Fahrräder', ['offer: Fahrräder reparieren']],
    ['je répare des vélos', ['offer: réparer des vélos']],
    ['arreglo bicicletas', ['offer: arreglar bicicletas']],
    ['my wife is a lawyer, I can fix fences', ['offer: fixing fences']],
  ] as const)('a doing, by the form of its verb that names it: %s', ([about, topics]) => {
    expect(said({ gives: about })).toEqual(topics);
  });

  test.for([
    ['I love baking', 'interest: baking'],
    ["J'adore la randonnée", 'interest: randonnée'],
    ['Me gusta el ajedrez', 'interest: ajedrez'],
    ['Ich mag Brettspiele', 'interest: Brettspiele'],
  ] as const)('a liking, whatever was asked: %s', ([about, topic]) => {
    expect(said({ about })).toEqual([topic]);
  });
});

describe('context is not named', () => {
  test.for([
    'since mam died the house is quiet',
    "my husband's family is from Izmir",
    'help for people sleeping rough',
    'a manual like that of a washing machine',
    'make a rock sound lonely',
    'nothing really, my wife made me come',
    'when I was young I worked at a bank',
    'because the trains are late',
    'Der Papierkram wächst mir über den Kopf',
    'parce que ma mère habite loin',
    'porque mi jefe me lo pidió',
    'dont know',
    'weiß nicht',
    'je ne sais pas',
    'no sé',
    '12 people, 3 shops',
    'weekends',
    'parking lot of ideas',
  ])('%s', (text) => {
    expect(said({ seeks: text })).toEqual([]);
    expect(said({ gives: text })).toEqual([]);
  });

  test.for([
    'grief',
    'divorce',
    'burnout',
    'loneliness',
    'being new in town',
    'unemployment',
    'Trauer',
    'Scheidung',
    'deuil',
    'chômage',
    'duelo',
    'soledad',
  ])('a life event is never a read topic, and may be an own one: %s', (event) => {
    for (const asked of ['gives', 'seeks', 'likes'] as const) expect(said({ [asked]: event })).toEqual([]);
    expect(named({}, [{ role: 'need', phrase: event, state: 'own' }])).toHaveLength(1);
  });
});

describe('a refusal is never a wish', () => {
  test.for([
    ['recruiters', 'recruiters'],
    ['being sold insurance, crypto', 'crypto'],
    ['no recruiters please', 'recruiters'],
  ] as const)('whatever answers a question for refusals is avoided: %s', ([refuses, phrase]) => {
    const roles = named({ refuses });
    expect(roles.every(({ role }) => role === 'avoid')).toBe(true);
    expect(roles.map((topic) => topic.phrase)).toContain(phrase);
  });

  const REFUSING = [
    (x: string) => `no ${x} please`,
    (x: string) => `please no ${x}`,
    (x: string) => `rather not ${x}`,
    (x: string) => `I've had enough of ${x}`,
    (x: string) => `not looking for ${x}`,
    (x: string) => `${x} but not tonight`,
    (x: string) => `bitte keine ${x}`,
    (x: string) => `lieber nicht ${x}`,
    (x: string) => `pas de ${x} svp`,
    (x: string) => `nada de ${x} por favor`,
  ];
  test.for(['recruiters', 'insurance', 'politics', 'software'])('inside an answer it is turned round: %s', (thing) => {
    for (const say of REFUSING)
      for (const asked of ['gives', 'seeks', 'likes'] as const)
        for (const topic of named({ [asked]: say(thing) })) expect(topic.role, say(thing)).toBe('avoid');
  });

  test('anything that stands beside a refusal is kept', () => {
    expect(said({ seeks: 'running buddy, not marathon people' })).toEqual([
      'need: running buddy',
      'avoid: marathon people',
    ]);
    expect(said({ seeks: 'a bike that does not squeak' })).toEqual(['need: a bike']);
  });
});

describe('what others may read of a topic', () => {
  const sayable = (answers: Partial<Record<Asked, string>>, topics: SnapshotTopic[] = []) =>
    named(answers, topics).map((topic) => topic.sayable);

  test.for([
    ['fixing bikes', 'fixing bikes'],
    ['a drill', 'a drill'],
    ['cooking for big groups', 'cooking'],
    ['piano lessons', 'piano lessons'],
    ['lessons with Aloysius', 'lessons'],
    ['xylotron tuning', null],
    ['first ten customers', 'customers'],
    ['clases de inglés para niños', 'clases de inglés'],
    ['apprendre à respirer correctement', null],
    ['I can get shops to answer the phone', null],
  ] as const)('at most three common words in a row with the head: %s', ([gives, part]) => {
    expect(sayable({ gives })).toEqual([part]);
  });

  test('nothing of what is sensitive or refused', () => {
    expect(sayable({ seeks: 'debt advice', refuses: 'recruiters' }).filter(Boolean)).toEqual([]);
  });

  test('all of an own topic with an open eye, unless it is sensitive or avoided; else as little as of others', () => {
    const own = (phrase: string, role: SnapshotTopic['role'], shown: boolean): SnapshotTopic => ({
      role,
      phrase,
      state: 'own',
      shown,
    });
    expect(sayable({}, [own('everything for my old xylotron', 'need', true)])).toEqual([
      'everything for my old xylotron',
    ]);
    expect(sayable({}, [own('everything for my old xylotron', 'need', false)])).toEqual([null]);
    expect(sayable({}, [own('my depression', 'need', true)])).toEqual([null]);
    // A word between those of a sensitive phrase opens nothing.
    expect(sayable({}, [own('debt repayment counselling', 'need', true)])).toEqual([null]);
    expect(sayable({}, [own('recruiters', 'avoid', true)])).toEqual([null]);
  });
});
