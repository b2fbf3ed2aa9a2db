import { describe, expect, test } from 'vitest';
import { textQuestion } from '../../test/text-question.ts';
import { lexicon } from '../../test/whole-lexicon.ts';
import { readQuestion } from './question-reading.ts';

/** As hosts put it. */
const WORDINGS = {
  'what is given and what is sought': [
    'What can you offer, and what are you looking for?',
    'What do you bring and what are you after tonight?',
    "Tell us who you are and who you'd like to meet",
    'What do you do, and what do you need help with?',
    'What can you help with and what could you use help with?',
    'What I offer / what I need',
    'Offer and ask?',
    'Your give and your ask',
    'Gives and gets',
    'Haves and wants',
    'Skills you have, skills you want',
    'What can you teach and what would you like to learn?',
    'Introduce yourself: what do you do and what are you looking for?',
    'What would you trade, and for what?',
    'Are you offering help or looking for help?',
    '¿Ofreces o buscas?',
    "What's one thing you can help others with and one thing you need?",
    'Tell us what you do and what would make tonight worth it',
    'Was bietest du und was suchst du?',
    'Biete / Suche',
    'Wer bist du und wen möchtest du kennenlernen?',
    'Womit kannst du helfen und wobei brauchst du Hilfe?',
    'Que proposez-vous et que cherchez-vous ?',
    'Présentez-vous en quelques mots : ce que vous pouvez apporter aux autres, et ce que vous venez chercher',
    'Je propose / je cherche',
    '¿Qué ofreces y qué buscas?',
    'Cuéntanos qué puedes ofrecer y qué andas buscando',
    'Ofrezco / busco',
  ],
  'what is sought': [
    'What are you looking for?',
    'What are you after?',
    'Who do you want to meet?',
    'What are you hoping to get out of this?',
    "What's on your mind?",
    'What could you use a hand with?',
    'What would you love help with?',
    "What's your ask?",
    'Where could you use some help?',
    'Why did you sign up?',
    'Who are you hoping to run into?',
    'Was willst du lernen?',
    'Wen möchtest du treffen?',
    'Sur quoi bloquez-vous ?',
    'Tu cherches quoi ?',
    '¿A quién te gustaría conocer?',
  ],
  'what is given': [
    'What can people come to you for?',
    'What could you teach someone in ten minutes?',
    'What do you know a lot about?',
    "What's your give?",
    'What could someone at the table ask you for?',
    'Open to mentoring someone?',
    'Womit kennst du dich aus?',
    'Tu sais faire quoi ?',
    '¿Qué se te da bien?',
    'What do friends ask you for help with?',
  ],
  'what is true of a person': [
    'What do you do?',
    'Tell us about yourself',
    'Erzähl uns von dir',
    'Parlez-nous de vous',
    'Cuéntanos de ti',
    'What fills your weeks?',
  ],
};

describe.each(Object.entries(WORDINGS))('A host asks for %s with', (what, wordings) => {
  test.each(wordings)('%s', (wording) => {
    const { roles } = readQuestion(textQuestion('q', wording), lexicon);
    const [sought, given, told] = [roles.need >= 0.6, roles.offer >= 0.6, roles.fact >= 0.6];
    expect({ sought, givenOrTold: given || told, given: given && !sought }).toEqual({
      sought: what.includes('sought'),
      givenOrTold: what !== 'what is sought',
      given: what === 'what is given',
    });
  });
});

test.each([
  'Any dietary needs or allergies?',
  'Do you have any dietary requirements or allergies we need to know about?',
  'When can you arrive, and what would you like for dinner?',
  'Dietary needs?',
  'Do you have access needs?',
  'Do you need a parking spot?',
  'What would you like to drink tonight?',
  'How did you hear about us?',
  'Brauchst du einen Parkplatz?',
  'Wie hast du von uns gehört?',
  'Que veux-tu boire ?',
  '¿Necesitas aparcamiento?',
])('Nobody is matched by the answers to %s', (wording) => {
  expect(readQuestion(textQuestion('q', wording), lexicon).ignored).toBe(true);
});

test('Whom one would rather not meet, beside whom one would like to, makes no refusal of all that is said', () => {
  const reading = readQuestion(
    textQuestion('q', 'Who would you love to meet, and who would you rather not meet?'),
    lexicon,
  );
  expect([reading.refuses, reading.roles.need]).toEqual([false, 1]);
});
