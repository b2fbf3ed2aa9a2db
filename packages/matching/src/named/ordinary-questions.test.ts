import { expect, test } from 'vitest';
import { textQuestion } from '../../test/text-question.ts';
import { lexicon } from '../../test/whole-lexicon.ts';
import { readQuestion } from '../understand/question-reading.ts';
import { askedRole } from './asked-role.ts';

test.for([
  ['need', 'Anything you could do with a hand with?'],
  ['need', 'What keeps landing at the bottom of your to-do list?'],
  ['need', 'What would you love help with?'],
  ['need', 'Wobei könntest du Hilfe brauchen?'],
  ['need', 'Wo drückt gerade der Schuh?'],
  ['need', 'De quoi aurais-tu besoin en ce moment ?'],
  ['need', '¿Qué te vendría bien ahora mismo?'],
  ['offer', 'What would you gladly do for someone here?'],
  ['offer', 'What do friends call you for?'],
  ['offer', 'Was machst du gern für andere?'],
  ['offer', 'Womit kennst du dich aus?'],
  ['offer', 'Quel coup de main donnerais-tu volontiers ?'],
  ['offer', '¿Qué se te da bien?'],
  ['interest', 'What could you talk about for hours?'],
  ['interest', 'What are you into just now?'],
  ['interest', 'Worüber redest du gern?'],
  ['interest', 'De quoi peux-tu parler pendant des heures ?'],
  ['interest', '¿De qué te gusta charlar?'],
  ['avoid', "Is there anything you'd rather not be asked about?"],
  ['avoid', 'Worauf möchtest du lieber nicht angesprochen werden?'],
  ['avoid', "De quoi préfères-tu qu'on ne te parle pas ?"],
  ['avoid', '¿De qué prefieres no hablar?'],
  ['offer', 'How do you pay the bills?'],
  [null, 'Was beschäftigt dich zurzeit, beruflich oder privat?'],
] as const)('an everyday question is read as what it asks for: %s, %s', ([role, text]) => {
  expect(askedRole(readQuestion(textQuestion('q', text), lexicon), lexicon)).toBe(role);
});
