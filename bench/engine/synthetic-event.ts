import { blankQuestion } from '@serendip/matching/blank-question';
import type { Lexicon } from '@serendip/matching/lexicon/lexicon';
import { randomFrom } from '@serendip/matching/random';
import type { EventSnapshot, SnapshotAnswer, SnapshotQuestion } from '@serendip/matching/types';

const text = (id: string, words: string): SnapshotQuestion => ({ ...blankQuestion, options: [], id, text: words });
const options = (...names: string[]) => names.map((name) => ({ text: name, value: name.toLowerCase() }));

const QUESTIONS: SnapshotQuestion[] = [
  text('work', 'What do you do?'),
  text('offer', 'What can you help others with?'),
  text('second-offer', 'What do people usually ask you about?'),
  text('need', 'What are you looking for at this event?'),
  text('second-need', 'Which problem would you like to solve this year?'),
  text('interest', 'What do you care about outside work?'),
  text('learn', 'What would you like to learn next?'),
  text('talk', 'What could you talk about for hours?'),
  {
    ...blankQuestion,
    id: 'stage',
    text: 'Where are you in your career?',
    input_type: 'multiple_choice',
    options: options('Student', 'Employed', 'Founder', 'Retired'),
  },
  {
    ...blankQuestion,
    id: 'format',
    text: 'How do you like to meet?',
    input_type: 'multi_select',
    options: options('Coffee', 'Walk', 'Workshop', 'Dinner', 'Online'),
  },
  {
    ...blankQuestion,
    id: 'pace',
    text: 'How experienced are you?',
    input_type: 'slider',
    scale_type: 'progressive',
    slider_min: 1,
    slider_max: 10,
  },
  {
    ...blankQuestion,
    id: 'mentor',
    text: 'Would you mentor someone?',
    input_type: 'yes_no_maybe',
    options: options('Yes', 'No', 'Maybe'),
  },
];

const FRAMES: Record<string, string[]> = {
  work: ['I work in {} and do some {}.', 'My job is mostly {}, sometimes {}.'],
  offer: ['I can help with {} and {}.', 'Happy to share what I know about {}, also {}.'],
  'second-offer': ['People ask me about {} or {}.', 'Mostly {} and {}.'],
  need: ['I am looking for someone who knows {}; {} would help too.', 'Need advice on {} and {}.'],
  'second-need': ['I want to get better at {} and sort out {}.', 'We struggle with {} and {}.'],
  interest: ['I love {} and {}.', 'On weekends {} and a bit of {}.'],
  learn: ['I would like to learn {} and {}.', 'Next up: {}, then {}.'],
  talk: ['{} and {}, any time.', 'Hours about {} or {}.'],
};

/**
 * People whose answers speak of the lexicon's concepts, common ones more often. Each answers a share of the questions
 * of their own, from a quarter to all.
 */
export function syntheticEvent(n: number, lexicon: Lexicon, seed = 1): EventSnapshot {
  const random = randomFrom(seed);
  const names = lexicon.concepts.filter(({ sensitive }) => !sensitive).map(({ name }) => name);
  const concept = () => names[Math.floor(names.length ** ((random() % 10_000) / 10_000)) - 1] as string;
  const answerTo = ({ id, input_type, options: choices }: SnapshotQuestion): SnapshotAnswer => {
    if (input_type === 'slider') return 1 + (random() % 10);
    if (input_type !== 'text') return [choices[random() % choices.length]?.value as string];
    const frames = FRAMES[id] as string[];
    return (frames[random() % frames.length] as string).replace('{}', concept()).replace('{}', concept());
  };
  const participants = Array.from({ length: n }, (_, at) => {
    const rate = 25 + (random() % 76);
    const answers: Record<string, SnapshotAnswer> = {};
    for (const question of QUESTIONS) if (random() % 100 < rate) answers[question.id] = answerTo(question);
    return { id: `person-${at}`, alias: `person-${at}`, answers };
  });
  return { event: { name: 'A day of meetings', description: null }, questions: QUESTIONS, participants };
}

/** Someone who claims to offer, and to want, as many concepts as 2,000 characters hold in every answer. */
export function stuffer(lexicon: Lexicon, concepts: number): EventSnapshot['participants'][number] {
  const random = randomFrom(77);
  const claims = Array.from({ length: concepts }, () => lexicon.concepts[random() % lexicon.concepts.length]?.name);
  const answers: Record<string, SnapshotAnswer> = {};
  for (const { id, input_type } of QUESTIONS) {
    if (input_type === 'text') answers[id] = `I can help with ${claims.join(', ')}`.slice(0, 2000);
  }
  return { id: 'stuffer', alias: 'stuffer', answers };
}
