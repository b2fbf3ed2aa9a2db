import { describe, expect, test } from 'vitest';
import { textQuestion } from '../../test/text-question.ts';
import { lexicon } from '../../test/whole-lexicon.ts';
import type { Language } from '../text/stem.ts';
import { readQuestion } from '../understand/question-reading.ts';
import { understand } from '../understand/understand.ts';
import { askedRole } from './asked-role.ts';
import { namedOf } from './named-of.ts';

/** Ways to refuse something, before and after its name, and questions that ask for anything else. */
const SAID: Record<Language, { things: string[]; refusals: string[]; questions: string[] }> = {
  en: {
    things: ['politics', 'crypto'],
    refusals: [
      'no X please',
      'anything but X',
      'X? No thanks!',
      "I'd rather avoid X",
      'fed up with X',
      'keep X away from me',
      'X bores me',
      'X is not my thing',
      'I could do without X',
      "let's skip X",
      'a chef, X leaves me cold',
    ],
    questions: ['What are you looking for?', 'What do you like to talk about?', 'What can you help others with?'],
  },
  de: {
    things: ['Politik', 'Fußball'],
    refusals: [
      'bloß keine X',
      'X? Nein danke',
      'nie wieder X',
      'verschont mich mit X',
      'auf X habe ich keine Lust',
      'X interessiert mich nicht',
      'X geht gar nicht',
      'X nervt mich',
      'ohne X',
      'einen Koch, X muss nicht sein',
    ],
    questions: ['Was suchst du?', 'Worüber redest du gern?', 'Womit kannst du anderen helfen?'],
  },
  fr: {
    things: ['politique', 'football'],
    refusals: [
      'surtout pas de X',
      'X, non merci',
      'je ne veux plus entendre parler de X',
      'épargnez-moi X',
      'X, très peu pour moi',
      "X m'ennuie",
      "X ne m'intéresse pas",
      "j'évite X",
      'ras le bol de X',
      'un cuisinier, assez de X',
    ],
    questions: ['Que cherches-tu ?', 'De quoi aimes-tu parler ?', 'Que peux-tu offrir aux autres ?'],
  },
  es: {
    things: ['política', 'fútbol'],
    refusals: [
      'nada de X',
      'X no, gracias',
      'nunca más X',
      'paso de X',
      'harto de X',
      'X me aburre',
      'X no es lo mío',
      'ni hablar de X',
      'X ni en pintura',
      'un cocinero, basta de X',
    ],
    questions: ['¿Qué buscas?', '¿De qué te gusta hablar?', '¿Qué puedes ofrecer a los demás?'],
  },
};

describe.for(Object.values(SAID))('what somebody refuses in an answer is never a wish, an offer or a liking', (one) => {
  test.for(one.refusals)('%s', (refusal) => {
    const event = { name: 'Neighbours', description: null };
    for (const thing of one.things) {
      const means = conceptsOf(thing);
      for (const question of one.questions) {
        const person = { id: 'p', alias: 'a', answers: { q: refusal.replace('X', thing) } };
        const { profiles, questions } = understand(
          { event, questions: [textQuestion('q', question)], participants: [person] },
          lexicon,
        );
        const { topics } = namedOf(person, questions, lexicon);
        const wished = topics.filter(({ role, phrase }) => role !== 'avoid' && phrase.includes(thing));
        expect(wished, question).toEqual([]);
        for (const role of ['need', 'offer', 'interest'] as const)
          for (const concept of means)
            expect(profiles[0]?.concepts[role].get(concept) ?? 0, question).toBeLessThan(0.3);
      }
    }
  });
});

/** The concepts of a word that is said alone. */
function conceptsOf(thing: string): number[] {
  const answers = { q: thing };
  const { profiles } = understand(
    {
      event: { name: 'Neighbours', description: null },
      questions: [textQuestion('q', 'What are you looking for?')],
      participants: [{ id: 'p', alias: 'a', answers }],
    },
    lexicon,
  );
  return [...(profiles[0]?.concepts.need.keys() ?? [])];
}

const roleOf = (text: string, hint: string | null = null) =>
  askedRole(readQuestion(textQuestion('q', text, { matching_context: hint }), lexicon), lexicon);

test.for([
  'What do you NOT need tonight?',
  'Who is not a match for you?',
  'What would you rather skip?',
  "Anything you'd like to be spared?",
  'Was suchst du nicht?',
  'Was brauchst du heute NICHT?',
  'Was sollte man bei dir nie ansprechen?',
  'Que ne cherches-tu pas ?',
  "De quoi n'as-tu PAS besoin ce soir ?",
  'De quoi as-tu assez ?',
  '¿Qué no buscas?',
  '¿Qué NO necesitas esta noche?',
  '¿Qué te echa para atrás?',
])('a question asks for a refusal: %s', (text) => {
  expect(roleOf(text)).toBe('avoid');
});

test.for([
  ['Topics', 'People will not be matched with what is named here.'],
  ['Themen', 'Was die Person meiden möchte.'],
  ['Themen', 'Was die Person nicht will.'],
  ['Sujets', 'Ce que la personne ne veut pas.'],
  ['Temas', 'Lo que la persona no quiere.'],
  ['Sujets', 'Ce que la personne veut éviter.'],
  ['Temas', 'Lo que la persona quiere evitar.'],
] as const)('the hint says that a short question asks for a refusal: %s, %s', ([text, hint]) => {
  expect(roleOf(text, hint)).toBe('avoid');
});

test.for([
  'Which talk would you rather not miss?',
  'Was möchtest du lieber nicht verpassen?',
  'Que ne faut-il surtout pas rater ?',
  '¿Qué prefieres no perderte?',
])('a question for what nobody wants to miss asks for no refusal: %s', (text) => {
  expect(roleOf(text)).not.toBe('avoid');
});
