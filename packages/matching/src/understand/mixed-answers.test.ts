import { describe, expect, test } from 'vitest';
import { textQuestion } from '../../test/text-question.ts';
import { lexicon } from '../../test/whole-lexicon.ts';
import { matchParticipants } from '../match-participants.ts';

/** Everyone answers one question for everything; whom each meets first. */
function firstMatches<Id extends string>(question: string, answers: Record<Id, string>): Record<Id, string> {
  const { pairs } = matchParticipants(
    {
      event: { name: 'Neighbours', description: null },
      questions: [textQuestion('q', question)],
      participants: Object.entries<string>(answers).map(([id, q]) => ({ id, alias: id, answers: { q } })),
    },
    { room_size: 2, matches_per_person: 2, lexicon },
  );
  const other = (id: string) => pairs.find(({ a, b }) => a === id || b === id);
  return Object.fromEntries(
    Object.keys(answers).map((id) => {
      const best = other(id);
      return [id, (best?.a === id ? best.b : best?.a) ?? ''];
    }),
  ) as Record<Id, string>;
}

describe('Where one question asks for everything, each piece of an answer tells what is given from what is sought', () => {
  test.each([
    [
      'What do you bring and what are you after tonight?',
      {
        ann: 'I bake bread but need honey.',
        bob: 'beekeeper, shelves full of jars. any bread going?',
        cyd: 'I teach piano. Babysitter wanted',
        dan: 'can babysit, want to learn piano',
        eve: 'my bike is broken :( happy to cook for you',
        fay: 'I fix bikes, never find time to cook',
        gus: 'looking for someone to do my tax return. can paint your flat',
        hal: 'tax adviser, and the flat needs a new coat of paint',
      },
    ],
    [
      'Was bietest du und was suchst du?',
      {
        ann: 'Ich backe Brot, brauche aber Honig.',
        bob: 'Imker, Regale voller Honig. Wer hat gutes Brot?',
        cyd: 'Gebe Klavierunterricht. Babysitter gesucht',
        dan: 'kann babysitten, will Klavier lernen',
        eve: 'Fahrrad kaputt :( koche dafür gern',
        fay: 'repariere Räder, suche jemand der kocht',
        gus: 'suche Hilfe bei der Steuererklärung, kann gut streichen',
        hal: 'Steuerberater, bei mir müsste die Wohnung gestrichen werden',
      },
    ],
    [
      'Que proposez-vous et que cherchez-vous ?',
      {
        ann: 'Je fais du pain mais je cherche du miel.',
        bob: 'apiculteur, plein de miel. besoin de bon pain',
        cyd: 'Je donne des cours de piano. Cherche babysitter',
        dan: 'je peux garder les enfants, envie d’apprendre le piano',
        eve: 'mon vélo est cassé, je cuisine volontiers en échange',
        fay: 'je répare les vélos, je cherche quelqu’un qui cuisine',
        gus: 'je cherche de l’aide pour ma déclaration d’impôts, je sais peindre',
        hal: 'comptable, les impôts c’est mon métier. mon appartement est à peindre',
      },
    ],
    [
      '¿Qué ofreces y qué buscas?',
      {
        ann: 'Hago pan pero necesito miel.',
        bob: 'apicultor, tengo mucha miel. busco buen pan',
        cyd: 'Doy clases de piano. Busco niñera',
        dan: 'puedo cuidar niños, quiero aprender piano',
        eve: 'mi bici está rota, a cambio cocino',
        fay: 'arreglo bicis, busco a alguien que cocine',
        gus: 'busco ayuda con la declaración de impuestos, sé pintar paredes',
        hal: 'asesor fiscal, impuestos. necesito pintar el piso',
      },
    ],
  ])('%s', (question, answers) => {
    expect(firstMatches(question, answers)).toEqual({
      ann: 'bob',
      bob: 'ann',
      cyd: 'dan',
      dan: 'cyd',
      eve: 'fay',
      fay: 'eve',
      gus: 'hal',
      hal: 'gus',
    });
  });
});

test('A wish that ends its stretch seeks what stands before it', () => {
  const { ann, cyd } = firstMatches('What can you offer?', {
    ann: 'Second violin wanted, we meet on Mondays',
    bob: 'I play the violin',
    cyd: 'violin lessons wanted',
    dan: 'I repair cars',
  });
  expect([ann, cyd]).toEqual(['bob', 'bob']);
});

test('Terse German answers are read as German where the questions are', () => {
  const question = 'Was bietest du und was suchst du?';
  const matches = firstMatches(question, {
    ann: 'IT, Fahrradreparatur',
    bob: 'Fahrrad kaputt, suche Hilfe',
    cyd: 'Nachhilfe Mathe',
    dan: 'Umzug im Mai, brauche Kartons',
  });
  expect([matches.ann, matches.bob]).toEqual(['bob', 'ann']);
});

test('What somebody is not is neither offered nor sought', () => {
  const { ann } = firstMatches('What do you bring and what are you after?', {
    ann: 'need a lawyer for a contract',
    bob: 'bookkeeper, not a lawyer',
    cyd: 'lawyer, contracts mostly',
    dan: 'gardener',
  });
  expect(ann).toBe('cyd');
});

test.each([
  'Programmer. No recruiters please.',
  'Programmer. Recruiters need not apply',
  'Développeur. Recruteurs s’abstenir.',
  'Programador. Reclutadores no, gracias',
  'Programador. No quiero reclutadores.',
  'Programmer. Anyone but recruiters',
])('%s keeps a recruiter away who would else come first', (refusing) => {
  const answers = { recruiter: 'Recruiter, looking for programmers', other: 'Potter', last: 'Gardener' };
  const question = 'What do you bring and what are you after?';
  expect(firstMatches(question, { ...answers, me: 'Programmer.' }).recruiter).toBe('me');
  expect(firstMatches(question, { ...answers, me: refusing, you: 'Programmer.' }).recruiter).not.toBe('me');
});

test.each([
  ['What do you bring and what are you after?', 'Looking for a plumber', 'need a plumber soon', 'plumber, 20 years'],
  ['Was bietest du und was suchst du?', 'Suche einen Klempner', 'brauche einen Klempner', 'Klempner seit 20 Jahren'],
])('%s Who gives a thing comes before who seeks the same', (question, ann, bob, cyd) => {
  const matches = firstMatches(question, { ann, bob, cyd, dan: 'choir singer' });
  expect([matches.ann, matches.bob]).toEqual(['cyd', 'cyd']);
});

test('Words that only say that something is sought are no topic of their own', () => {
  const { ann } = firstMatches('What do you bring and what are you after?', {
    ann: 'looking for a gardener',
    bob: 'user interface design, how products look',
    cyd: 'gardener',
    dan: 'accountant',
  });
  expect(ann).toBe('cyd');
});

test.each(['I can fix anything but I need a gardener', 'I love everyone but mostly gardeners'])(
  '%s refuses no gardener',
  (ann) => {
    const matches = firstMatches('What do you bring and what are you after?', {
      ann,
      bob: 'gardener',
      cyd: 'accountant',
    });
    expect(matches.ann).toBe('bob');
  },
);
