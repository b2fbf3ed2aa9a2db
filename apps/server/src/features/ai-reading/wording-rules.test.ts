import type { Ground } from '@serendip/matching/explain/ground';
import * as say from '@serendip/matching/explain/sentences';
import { describe, expect, test } from 'vitest';
import { piecesOf } from './wording-pieces.ts';
import { canBeWorded, isFaithful, runsOf } from './wording-rules.ts';

const template = 'You are looking for tax advice; that is something they offer.';
const topics = ['tax advice'];
const taken = new Set(
  runsOf('I would love to know how you came to be here, in a place where you have first-hand experience'),
);
const faithful = (wording: string) => isFaithful(template, wording, topics, taken);

describe('another wording of a reason stands', () => {
  test.each([
    'Tax advice is what you are looking for, and they offer it.',
    'They can help you with tax advice.',
    'What you need and what they bring meet in tax advice.',
    'What they bring and you are looking for: tax advice.',
    "You're after tax advice, and that's exactly what they offer.",
    'When it comes to tax advice, they may well have something for you.',
    'You would like to know more about tax advice – they can help you there.',
    template,
  ])('%s', (wording) => expect(faithful(wording)).toBe(true));

  test('of what both share, too', () => {
    const shared = 'You both have to do with chess.';
    for (const wording of ['Chess is something you have in common.', 'You share an interest in chess.'])
      expect(isFaithful(shared, wording, ['chess'], taken)).toBe(true);
  });
});

describe('another wording of a reason does not stand', () => {
  test.each<[string, string]>([
    ['without its topic', 'They offer just what you are looking for.'],
    ['the other way round', 'They are looking for tax advice; that is something you offer.'],
    ['with help from nobody knows whom', 'Offers of tax advice, for you.'],
    ['with a name', 'Maria can help you with tax advice.'],
    ['with a topic of its own', 'They can help you with tax advice and divorce.'],
    ['with its topic twice', 'They can help you with tax advice: tax advice.'],
    ['with a number', 'They can help you with tax advice in 2 days.'],
    ['with a link', 'They can help you with tax advice: evil.example/x'],
    ['with an address', 'They can help you with tax advice: me@evil.example'],
    ['with markup', '<b>They</b> can help you with tax advice.'],
    [
      'with four words of an answer',
      'They have first-hand experience with tax advice: where you have first-hand experience.',
    ],
    ['too long', `They can help you with tax advice, ${'and that is '.repeat(20)}.`],
    ['on two lines', 'They can help you\nwith tax advice.'],
    ['empty', ''],
  ])('%s', (_, wording) => expect(faithful(wording)).toBe(false));

  test.each<[string, string, string]>([
    ['a guess as certain', 'They may have something for you around chess.', 'They know chess at first hand.'],
    ['knowledge as an offer', 'You asked for chess; they know it at first hand.', 'They can help you with chess.'],
    [
      'what is asked for as what is given',
      'You know chess, and they asked for tea.',
      'You know tea, and they asked for chess.',
    ],
  ])('that tells %s', (_, template, wording) => {
    const topics = ['chess', 'tea'].filter((topic) => template.includes(topic));
    expect(isFaithful(template, wording, topics, new Set())).toBe(false);
  });
});

/** The engine's own sentences about one topic, by direction. */
const sentences = (topic: string): Record<'get' | 'give' | 'share', string[]> => {
  const grounds = (['offered', 'known', 'field'] as const).map(
    (kind): Ground => ({ kind, asked: topic, given: topic, strength: 1, personal: false }),
  );
  const turns = [0, 1, 2];
  return {
    get: grounds.flatMap((ground) => turns.map((turn) => say.youGet(ground, turn))),
    give: grounds.flatMap((ground) => turns.map((turn) => say.youGive(ground, turn))),
    share: turns.map((turn) => say.shared([topic], turn)),
  };
};

describe('no wording is nasty', () => {
  const topic = 'babysitting';
  const all = Object.values(sentences(topic)).flat();
  const nobodyTakes = (wordings: string[]) =>
    expect(
      wordings.filter((wording) => all.some((own) => own !== wording && isFaithful(own, wording, [topic], new Set()))),
    ).toEqual([]);
  const people = ['you', 'they', 'both of you', 'you two', 'you and they'];
  const objects = ['you', 'them', 'each other'];
  const around = [
    '',
    ` around ${topic}`,
    ` with ${topic}`,
    `, and you have ${topic}`,
    `: ${topic}`,
    `, just like ${topic}`,
  ];

  test('it denies nothing', () => {
    const verbs = ['help', 'offer', 'need', 'share', 'know', 'have to do with', 'have', 'look for', 'are looking for'];
    const denials = [
      'not',
      'no',
      'never',
      'hardly',
      'little',
      'less',
      'nothing',
      'nobody',
      'few',
      "don't",
      "can't",
      'no longer',
    ];
    nobodyTakes(
      people.flatMap((who) =>
        denials.flatMap((no) =>
          verbs.flatMap((verb) =>
            around.flatMap((rest) => [
              `${who} can ${no} ${verb} you${rest}.`,
              `${who} ${no} ${verb}${rest}.`,
              `${who} do ${no} ${verb}${rest}.`,
              `${who} ${verb} ${no}${rest}.`,
              `${no} ${topic}: ${who} ${verb}.`,
            ]),
          ),
        ),
      ),
    );
  });

  test('it insults, threatens and flirts with nobody', () => {
    const verbs = [
      'want',
      'touch',
      'need',
      'are after',
      'seek',
      'know',
      'have',
      'want to touch',
      'will find',
      'come for',
      'come after',
      'look at',
      'take',
      'miss',
      'like',
      'lie to',
      'make',
      'let',
      'hand over',
      'would like to have',
      'are looking for',
      'would like to know',
      'get',
      'will meet',
      'can have',
      'wish for',
      'end',
    ];
    const judged = [
      'little',
      'careful',
      'people like you',
      'nobody',
      'less',
      'nice',
      'lies',
      'good',
      'over',
      'out',
      'a person to be careful of',
    ];
    nobodyTakes([
      ...people.flatMap((who) =>
        verbs.flatMap((verb) =>
          objects.flatMap((whom) =>
            around.flatMap((rest) => [
              `${who} ${verb} ${whom}${rest}.`,
              `${topic}: ${who} ${verb} ${whom}.`,
              `they can help you around ${topic}, and ${who} ${verb} ${whom}.`,
            ]),
          ),
        ),
      ),
      ...people.flatMap((who) =>
        judged.flatMap((what) => [
          `${who} are ${what}, and they can help you around ${topic}.`,
          `${topic} is for ${what} like ${who}.`,
          `${what}: ${topic} is what ${who} are looking for.`,
          `they offer ${what} around ${topic}.`,
        ]),
      ),
      'Chess is for little people like you.',
    ]);
  });

  test('it does not turn round who helps whom, nor tell of help where there is none', () => {
    const { get, give, share } = sentences(topic);
    const takes = (own: string[], others: string[]) =>
      own.flatMap((template) => others.filter((other) => isFaithful(template, other, [topic], new Set())));
    expect(takes(get, [...give, ...share])).toEqual([]);
    expect(takes(give, [...get, ...share])).toEqual([]);
    expect(takes(share, [...get, ...give])).toEqual([]);
  });

  test('since no two pieces that can stand side by side say who seeks or gives otherwise', () => {
    const wrong = {
      get: /\b(?:they|them) (?:are|need|seek|asked|want|would)\b|\byou (?:can|could|may|might|offer|help|support|bring|provide|share|know|have)\b/,
      give: /\byou (?:are|need|seek|asked|want|would)\b|\bthey (?:can|could|may|might|offer|help|support|bring|provide|share|know|have)\b/,
      share: /\bthey\b|\bthem\b|\byou (?:\w+ )?(?:can|need|seek|offer|help|are)\b/,
    };
    const person =
      /\b(?:need|seek|after|for|know|have|share|bring|provide|wrote about|mention|experience with) (?:you|them)$/;
    for (const direction of ['get', 'give', 'share'] as const) {
      const pieces = piecesOf(direction);
      expect(pieces.filter((piece) => person.test(piece) && !/something.* for (?:you|them)$/.test(piece))).toEqual([]);
      const said = pieces.flatMap((one) => pieces.map((other) => `${one} ${other}`));
      expect(said.filter((pair) => wrong[direction].test(pair))).toEqual([]);
    }
  });

  test('since these are all the words there are', () => {
    const words = new Set((['get', 'give', 'share'] as const).flatMap(piecesOf).flatMap((piece) => piece.split(' ')));
    expect([...words].toSorted().join(' ')).toMatchInlineSnapshot(
      `"T a about after also an and answers are around as ask asked at be both bring can close comes common could currently do exactly experience first first-hand for from hand has have hear help in inside interest is it just know learn like looking may meet meets mention mentioned might more near need of offer on provide searching seek seeking seem seems share something support tell that the them there they this to topic two up use useful want well what when where which with would wrote you your"`,
    );
  });
});

test('most of the engine’s own sentences can be worded anew, none that says how little there is', () => {
  const own = Object.values(sentences('chess')).flat();
  expect(own.filter((sentence) => canBeWorded(sentence, ['chess'])).length).toBeGreaterThan(0.7 * own.length);
  expect(canBeWorded(say.thin('chess', undefined, 0, 0), ['chess'])).toBe(false);
  expect(canBeWorded(say.choseAlike('chess'), ['chess'])).toBe(false);
});
