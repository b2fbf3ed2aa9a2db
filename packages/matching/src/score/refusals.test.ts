import { describe, expect, test } from 'vitest';
import { textQuestion } from '../../test/text-question.ts';
import { lexicon } from '../../test/whole-lexicon.ts';
import { understand } from '../understand/understand.ts';
import { scoreEvent } from './score-event.ts';

const questions = [
  textQuestion('does', 'What do you do?'),
  textQuestion('gives', 'What can you offer others?'),
  textQuestion('seeks', 'What are you looking for?'),
  textQuestion('not', 'Whom should we not send to you?'),
];
interface Said {
  does: string;
  gives: string;
  not?: string;
}
const others: Said[] = [
  { does: 'I run a bicycle workshop', gives: 'Repairs, old frames' },
  { does: 'Choir conductor', gives: 'Singing lessons, concerts' },
  { does: 'Nurse on a night ward', gives: 'First aid courses' },
  { does: 'Potter', gives: 'Kiln space, workshops' },
];

/** The effect of a refusal on two people: the share of their score that is left, and whether they are kept apart. */
function refusal(refuser: Said, other: Said): { left: number; isApart: boolean } {
  const all = [refuser, other, ...others];
  const participants = all.map(({ does, gives, not }, at) => ({
    id: `p${at}`,
    alias: 'a',
    answers: {
      does,
      gives,
      ...(at === 1 ? { seeks: 'Programmers, founders of software companies, product ideas' } : {}),
      ...(not ? { not } : {}),
    },
  }));
  const event = { name: 'Test', description: null };
  const { refusals } = scoreEvent(understand({ event, questions, participants }, lexicon), lexicon);
  const isApart = refusals.pairs.some(([i, j]) => i === 0 && j === 1);
  return { left: refusals.left(0, 1), isApart };
}
const founder = { does: 'Founder of a software company', gives: 'Programming, hiring engineers, product ideas' };

describe('a refusal keeps away who mainly is what was refused, however much else they say', () => {
  test.each<[string, Said]>([
    [
      'Recruiters',
      {
        does: 'Senior talent partner, tech',
        gives: 'CV checks, interview prep, salary figures, 40 open roles for engineers',
      },
    ],
    [
      'No headhunters please',
      {
        does: 'I place people: headhunter for software teams',
        gives: 'Introductions, salary bands, feedback on your CV',
      },
    ],
    [
      'Investors',
      { does: 'Partner at a seed fund', gives: 'First cheques of 300k, intros to other investors, board experience' },
    ],
    [
      'investors',
      { does: 'Business angel, sold my software company in 2019', gives: 'Angel tickets, advice on term sheets' },
    ],
    [
      'estate agents',
      { does: 'Estate agent in the old town', gives: 'Valuations of flats, viewings, buyers for your house' },
    ],
    [
      'insurance people',
      { does: 'Insurance broker for small firms', gives: 'Liability and cyber insurance, comparison of policies' },
    ],
    ['Crypto people', { does: 'Blockchain developer at a crypto exchange', gives: 'Smart contracts, token design' }],
    ['life coaches', { does: 'Life coach and trainer', gives: 'Coaching, goal setting, motivation' }],
    ['lawyers', { does: 'Lawyer for employment law', gives: 'Contracts, dismissals, advice' }],
    ['journalists', { does: 'Reporter at a weekly paper', gives: 'Stories, interviews, research' }],
    ['consultants', { does: 'Management consultant', gives: 'Strategy consulting, workshops, slides' }],
    ['politicians', { does: 'Member of the city council', gives: 'Local politics, how the council decides' }],
  ])('%s: %o', (not, other) => {
    const { left, isApart } = refusal({ ...founder, not }, other);
    expect(left).toBeLessThan(0.5);
    expect(isApart).toBe(true);
  });
});

describe('a refusal does not keep away who only mentions what was refused', () => {
  test.each<[string, Said]>([
    [
      'Recruiters',
      {
        does: 'Engineering manager, payments, team of eight',
        gives: 'Kubernetes, databases, code review, how we hire without recruiters',
      },
    ],
    [
      'Investors',
      {
        does: 'Baker, two shops',
        gives: 'Sourdough courses, wholesale bread, my experience with a bank loan and an investor who left',
      },
    ],
    [
      'hospitals',
      {
        does: 'Architect for timber houses, once built a hospital wing',
        gives: 'Floor plans, permits, wood suppliers, site management',
      },
    ],
    [
      'lawyers',
      { does: 'Beekeeper and teacher', gives: 'Honey, hives for schools, gardening, a good lawyer who helped me' },
    ],
  ])('%s: %o', (not, other) => {
    const { left, isApart } = refusal({ ...founder, not }, other);
    expect(left).toBeGreaterThan(0.5);
    expect(isApart).toBe(false);
  });
});
