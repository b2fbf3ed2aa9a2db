import { describe, expect, test } from 'vitest';
import { textQuestion } from '../test/text-question.ts';
import { lexiconFiles as files, lexicon } from '../test/whole-lexicon.ts';
import { compileLexicon } from './lexicon/compile-lexicon.ts';
import { type MatchOptions, matchParticipants } from './match-participants.ts';
import { scoreEvent } from './score/score-event.ts';
import type { EventSnapshot, SnapshotAnswer } from './types.ts';
import { understand } from './understand/understand.ts';

const options: MatchOptions = { room_size: 2, matches_per_person: 5, lexicon };

const QUESTIONS = [
  textQuestion('q1', 'What do you do?'),
  textQuestion('q2', 'What can you offer?'),
  textQuestion('q3', 'What are you looking for?'),
];
const eventOf = (answers: Record<string, SnapshotAnswer>[], questions = QUESTIONS): EventSnapshot => ({
  event: { name: 'Test', description: null },
  questions,
  participants: answers.map((given, at) => ({ id: `p${at}`, alias: `alias-${at}`, answers: given })),
});

/** Checks that hold for every result: everyone is seated once and matched, within the limits of the interface. */
function expectComplete(snapshot: EventSnapshot, given = options): void {
  const result = matchParticipants(snapshot, given);
  const ids = snapshot.participants.map(({ id }) => id).sort();
  expect(result.rooms.flatMap((room) => room.participants).sort()).toEqual(ids);
  for (const room of result.rooms) expect(room.participants.length).toBeGreaterThan(1);
  const matched = new Set(result.pairs.flatMap(({ a, b }) => [a, b]));
  const ofPair = new Map(result.pairs.map((pair) => [`${pair.a} ${pair.b}`, pair]));
  for (const { participants, category, percentage } of result.rooms.filter((room) => room.participants.length === 2)) {
    if (given.room_size === 2) expect(ofPair.get(participants.join(' '))).toMatchObject({ category, percentage });
  }
  expect([...matched].sort()).toEqual(ids);
  for (const pair of result.pairs) {
    expect(pair.a < pair.b).toBe(true);
    expect(pair.percentage).toBeGreaterThanOrEqual(0);
    expect(pair.percentage).toBeLessThanOrEqual(100);
    for (const lines of [pair.reasons_for_a, pair.reasons_for_b])
      for (const { said } of lines) for (const [place] of Object.values(said)) expect(place).toBeLessThan(3);
  }
  const { strong, fair, thin } = result.audit.coverage;
  expect(strong + fair + thin).toBe(ids.length);
}

describe('matchParticipants gives everyone a match and a seat', () => {
  test.each<[string, Record<string, SnapshotAnswer>[]]>([
    ['nobody answered', [{}, {}, {}, {}, {}]],
    ['three people', [{ q3: 'a plumber' }, { q1: 'I am a plumber' }, {}]],
    ['identical answers', Array.from({ length: 9 }, () => ({ q1: 'baker', q2: 'bread', q3: 'honey' }))],
    ['2,000 characters of spam', [{ q2: 'investor '.repeat(222) }, { q3: 'investor' }, {}, { q1: 'x'.repeat(2000) }]],
    [
      'unknown languages and emoji',
      [{ q1: '料理人です' }, { q1: 'Я ищу работу' }, { q1: '🙂🙂' }, { q3: '...' }, { q1: 'שלום' }],
    ],
    ['answers that do not fit their question', [{ q1: 5 }, { q2: ['a', 'b'] }, { gone: 'x' }, { q3: [] }]],
  ])('%s', (_, answers) => {
    expectComplete(eventOf(answers));
    expectComplete(eventOf(answers), { ...options, room_size: 4, matches_per_person: 1 });
  });

  test('a question whose options are gone', () => {
    const choice = textQuestion('q4', 'Which of these?', { input_type: 'multi_select' });
    expectComplete(eventOf([{ q4: ['x'] }, { q4: ['x', 'y'] }, { q4: ['z'] }], [choice]));
  });
});

test('Six people with something for each other are all matched, and in pairs when one match each was asked for', () => {
  const topics = ['bread', 'honey', 'jazz', 'tax advice', 'bikes', 'a logo'];
  const six = eventOf(topics.map((offer) => ({ q2: offer, q3: topics.filter((topic) => topic !== offer).join(', ') })));
  expect(matchParticipants(six, options).pairs).toHaveLength(15);
  expect(matchParticipants(six, { ...options, matches_per_person: 1 }).pairs).toHaveLength(3);
});

describe('A list holds who is worth it', () => {
  const listsOf = (snapshot: EventSnapshot, given: Partial<MatchOptions> = {}) => {
    const { pairs } = matchParticipants(snapshot, { ...options, ...given });
    return snapshot.participants.map(({ id }) => pairs.filter(({ a, b }) => a === id || b === id));
  };
  const strangers = eventOf(
    ['bread', 'honey', 'jazz', 'tax advice', 'bikes', 'a harp', 'a patent', 'chess'].map((q3) => ({ q3 })),
  );

  test('of matches below 10 %, only as many as the two need to have two each', () => {
    for (const matches_per_person of [2, 5, 10])
      for (const room_size of [2, 3]) {
        const lists = listsOf(strangers, { matches_per_person, room_size });
        for (const list of lists) expect(list.length).toBeGreaterThanOrEqual(2);
        const needless = lists
          .flat()
          .filter(
            ({ a, b, percentage }) =>
              percentage < 10 && [a, b].every((id) => (lists[Number(id.slice(1))]?.length ?? 0) > 2),
          );
        expect(needless).toEqual([]);
      }
  });

  test('anyone who can help is listed beside others, and no stranger after them', () => {
    const people = [
      { q2: 'bookkeeping', q3: 'a logo' },
      { q2: 'logos and posters', q3: 'bookkeeping' },
      { q2: 'logo design', q3: 'somebody who does my bookkeeping' },
      { q3: 'a harp' },
      { q3: 'chess' },
      { q3: 'honey' },
      { q3: 'a patent' },
    ];
    const [keeper = []] = listsOf(eventOf(people), { room_size: 3 });
    expect(keeper.filter(({ percentage }) => percentage >= 10).length).toBeGreaterThanOrEqual(2);
    expect(keeper.filter(({ percentage }) => percentage < 10)).toEqual([]);
  });
});

test.each(['and look for', 'and need', '- looking for'])(
  'Who tells both in one answer, what they give %s what they lack, is matched by both',
  (turn) => {
    const both = textQuestion('q1', 'What can you offer, what do you look for?');
    const people = [
      `I bake bread ${turn} honey`,
      `I keep bees ${turn} a baker`,
      `I do taxes ${turn} a bike mechanic`,
      `I repair bikes ${turn} tax help`,
      'I design websites',
      'looking for a website',
    ].map((q1) => ({ q1 }));
    const { pairs } = matchParticipants(eventOf(people, [both]), options);
    const bread = pairs.find(({ a, b }) => a === 'p0' && b === 'p1');
    expect(bread?.category).toBe('mutual_connections');
    expect(bread?.percentage).toBeGreaterThan(70);
  },
);

describe('A percentage means the same whoever else is there', () => {
  const topics = lexicon.concepts.filter(({ sensitive }) => !sensitive).map(({ name }) => name);
  const topic = (at: number): string => topics[at % topics.length] as string;
  const others = Array.from({ length: 300 }, (_, at) => ({
    q1: topic(at * 31 + 5),
    q2: `${topic(at * 17)}, ${topic(at * 23 + 1)}`,
    q3: `${topic((at + 7) * 17)}, ${topic(at * 29 + 2)}`,
  }));
  /** The percentage of the first two beside so many others. */
  const percentageWith = (two: Record<string, string>[], count: number, known = lexicon): number => {
    const event = eventOf([...two, ...others.slice(0, count)]);
    const { score } = scoreEvent(understand(event, known), known);
    return Math.round(100 * score(0, 1));
  };
  const BESIDE = [0, 1, 3, 10, 50, 300];

  test('Two who can plainly help each other are a good match beside none and beside 300', () => {
    const two = [
      { q1: 'graphic designer', q2: 'logos and posters', q3: 'somebody who does my bookkeeping' },
      { q1: 'accountant for small firms', q2: 'bookkeeping', q3: 'a logo' },
    ];
    for (const count of BESIDE) expect(percentageWith(two, count), `beside ${count}`).toBeGreaterThan(70);
  });

  test('Two who have nothing for each other are none anywhere', () => {
    const two = [
      { q1: 'engineer', q2: 'maths tutoring', q3: 'a flat' },
      { q1: 'teacher', q2: 'old furniture', q3: 'a tennis partner' },
    ];
    for (const count of BESIDE) expect(percentageWith(two, count), `beside ${count}`).toBeLessThan(20);
  });

  test('What people talk of at any event counts less where few are there to show that it is common, rare things as before', () => {
    const unaware = compileLexicon({ ...files, commonness: [] });
    const common = [
      { q1: 'office work, two children at school', q2: 'an evening a week', q3: 'families with children' },
      { q1: 'mother of two, school next door', q2: 'a spare room', q3: 'other parents' },
    ];
    const lost = (two: Record<string, string>[]) => percentageWith(two, 0, unaware) - percentageWith(two, 0);
    const rare = [
      { q1: 'I keep bees', q2: 'honey', q3: 'a harp teacher' },
      { q1: 'harpist', q2: 'harp lessons', q3: 'beekeepers' },
    ];
    expect(percentageWith(rare, 0)).toBeGreaterThan(70);
    expect(lost(common)).toBeGreaterThan(lost(rare) + 2);
  });

  test('What the event itself is about tells nobody from another, even where only two are there yet', () => {
    const two = [
      { q1: 'I have three hives on the roof', q2: '', q3: 'people to talk to about bees' },
      { q1: 'beekeeper for ten years', q2: '', q3: 'company' },
    ];
    const at = (name: string, description: string): number => {
      const event = { ...eventOf(two), event: { name, description } };
      return scoreEvent(understand(event, lexicon), lexicon).score(0, 1);
    };
    const anywhere = at('An evening out', 'Come as you are.');
    expect(anywhere).toBeGreaterThan(0.3);
    expect(at("Beekeepers' meeting", 'All about bees, hives and honey.')).toBeLessThan(anywhere - 0.15);
  });
});

test('Pairs come best first', () => {
  const answers = [
    'bread',
    'honey',
    'a bike repair',
    'tax advice',
    'jazz',
    'honey and bread',
    'a drummer',
    'jazz piano',
  ];
  const people = answers.map((need, at) => ({ q2: answers[(at + 3) % answers.length] as string, q3: need }));
  const percentages = matchParticipants(eventOf(people), options).pairs.map(({ percentage }) => percentage);
  expect(new Set(percentages).size).toBeGreaterThan(1);
  expect(percentages).toEqual([...percentages].sort((a, b) => b - a));
});

test('Whoever claims everything is not the answer for everybody', () => {
  const topics = lexicon.concepts.filter(({ sensitive }) => !sensitive).map(({ name }) => name);
  const people = Array.from({ length: 60 }, (_, at) => ({
    q1: topics[at * 31 + 5] as string,
    q2: `${topics[at * 17]}, ${topics[at * 23 + 1]}`,
    q3: `${topics[((at + 7) % 60) * 17]}, ${topics[at * 29 + 2]}`,
  }));
  const everything = topics
    .filter((_, at) => at % 17 === 0)
    .slice(0, 60)
    .join(', ');
  const { pairs } = matchParticipants(
    eventOf([...people, { q1: everything, q2: everything, q3: everything }]),
    options,
  );
  const best = new Map<string, string>();
  for (const { a, b } of pairs) {
    if (!best.has(a)) best.set(a, b);
    if (!best.has(b)) best.set(b, a);
  }
  const crowded = [...best].filter(([id, other]) => id !== 'p60' && other === 'p60').length;
  expect(crowded).toBeLessThanOrEqual(3);
});

describe('A host’s rules', () => {
  const topics = ['bread', 'honey', 'jazz', 'tax advice', 'bikes', 'a logo', 'chess', 'a harp', 'gardens'];
  const nine = eventOf(topics.map((offer, at) => ({ q2: offer, q3: topics[(at + 1) % 9] as string })));
  const given = { ...options, room_size: 3, rounds: 2, matches_per_person: 3 };
  const rules: NonNullable<EventSnapshot['rules']> = [
    { id: 'never', strength: 'always', kind: 'pair', a: ['p0'], b: ['p1', 'gone'], meet: false },
    { id: 'meet', strength: 'always', kind: 'pair', a: ['p0'], b: ['p5'], meet: true },
    { id: 'seat', strength: 'always', kind: 'stay', group: ['p4'], room_number: 3 },
    { id: 'more', strength: 'if_possible', kind: 'quota', group: ['p2'], at_least: 5 },
    { id: 'fewer', strength: 'if_possible', kind: 'quota', group: ['p3'], at_most: 1 },
  ];

  test('hold in rooms and lists, the same whatever the order of people and of rules of one rank', () => {
    const result = matchParticipants({ ...nine, rules }, given);
    expect(result.rules?.filter(({ kept }) => !kept)).toEqual([]);
    const turned = { ...nine, participants: nine.participants.toReversed() };
    const [never, meet, ...others] = rules as [(typeof rules)[0], (typeof rules)[0]];
    const again = matchParticipants({ ...turned, rules: [meet, never, ...others] }, given);
    expect({ ...again, rules: [] }).toEqual({ ...result, rules: [] });
  });

  test('change nothing where a plan without them keeps them, or where there are none', () => {
    const plain = matchParticipants(nine, given);
    const [{ a, b } = { a: '', b: '' }] = plain.meetings.filter((met) =>
      plain.pairs.some((pair) => pair.a === met.a && pair.b === met.b),
    );
    const kept = { id: 'kept', strength: 'always', kind: 'pair', a: [a], b: [b], meet: true } as const;
    const ruled = matchParticipants({ ...nine, rules: [{ ...kept, a: [a], b: [b] }] }, given);
    expect({ ...ruled, rules: undefined }).toEqual({ ...plain, rules: undefined });
    expect(matchParticipants({ ...nine, rules: [] }, given)).toEqual(plain);
  });

  test('and people’s own wishes: a block is kept and never named as the cause', () => {
    const apart: [string, string][] = nine.participants.slice(1).map(({ id }) => ['p0', id]);
    const meets = matchParticipants({ ...nine, apart: apart.slice(4, 5), rules: rules.slice(1, 2) }, given);
    expect(meets.rules).toEqual([expect.objectContaining({ rule_id: 'meet', kept: false, because: 'numbers' })]);
    expect(meets.apart_broken).toBeUndefined();
  });

  test('give way to seats and pairs that the host fixed by hand', () => {
    const fixed: NonNullable<EventSnapshot['fixed']> = {
      pins: [
        { round: 1, user: 'p0', room: 2 },
        { round: 1, user: 'p1', room: 2 },
        { round: 2, user: 'p8', room: 1 },
      ],
      pairs: [['p7', 'p2']],
      removed: [['p0', 'p8']],
    };
    const { pairs, rooms, rules: judged } = matchParticipants({ ...nine, fixed, rules }, given);
    const roomOf = (round: number, id: string) =>
      rooms.find((room) => room.round === round && room.participants.includes(id))?.number;
    expect([roomOf(1, 'p0'), roomOf(1, 'p1'), roomOf(2, 'p8'), roomOf(1, 'p4')]).toEqual([2, 2, 1, 3]);
    expect(pairs.some(({ a, b }) => a === 'p2' && b === 'p7')).toBe(true);
    expect(pairs.some(({ a, b }) => a === 'p0' && b === 'p8')).toBe(false);
    expect(judged?.filter(({ kept }) => !kept).map(({ rule_id }) => rule_id)).toEqual(['never']);
  });
});
