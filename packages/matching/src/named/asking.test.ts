import { expect, test } from 'vitest';
import { textQuestion } from '../../test/text-question.ts';
import { lexicon } from '../../test/whole-lexicon.ts';
import type { Language } from '../text/stem.ts';
import { readQuestion } from '../understand/question-reading.ts';
import { askedRole } from './asked-role.ts';

const roleOf = (text: string, language?: Language) =>
  askedRole(readQuestion(textQuestion('q', text), lexicon, language), lexicon);

test.for([
  ['What could somebody here do for you?', 'What could you do for somebody here?'],
  ['Who could teach you something?', 'What could you teach somebody?'],
  ['Womit kann dir jemand helfen?', 'Womit kannst du jemandem helfen?'],
  ['Was könnte dir jemand beibringen?', 'Was könntest du jemandem beibringen?'],
  ["Qu'est-ce que les autres peuvent faire pour toi ?", "Qu'est-ce que tu peux faire pour les autres ?"],
  ['¿Qué podemos hacer por ti?', '¿Qué puedes hacer por nosotros?'],
] as const)('the one who acts tells a need from an offer: %s, %s', ([need, offer]) => {
  expect([roleOf(need), roleOf(offer)]).toEqual(['need', 'offer']);
});

test.for([
  ['need', 'en', "What's the one thing you'd love a hand with?"],
  ['need', 'de', 'Was möchtest du endlich mal lernen?'],
  ['need', 'fr', 'Sur quoi tu bloques en ce moment ?'],
  ['need', 'es', '¿Qué le pedirías a los demás?'],
  ['offer', 'en', 'What are you the go-to person for?'],
  ['offer', 'de', 'Was würdest du verleihen?'],
  ['offer', 'fr', 'Dans quoi es-tu vraiment doué ?'],
  ['offer', 'es', '¿Qué le enseñarías a alguien?'],
  ['interest', 'en', 'What do you nerd out on?'],
  ['interest', 'de', 'Was bringt dich ins Schwärmen?'],
  ['interest', 'fr', 'Tes passe-temps préférés ?'],
  ['interest', 'es', '¿Qué te tiene enganchado últimamente?'],
  ['avoid', 'en', 'What bores you to tears?'],
  ['avoid', 'de', 'Wem gehst du lieber aus dem Weg?'],
  ['avoid', 'fr', 'Quel sujet te fait fuir ?'],
  ['avoid', 'es', '¿A quién no te ponemos al lado?'],
  [null, 'en', 'How did you hear about this evening?'],
  [null, 'de', 'In welchem Stadtteil wohnst du?'],
  [null, 'fr', 'Viens-tu accompagné ?'],
  [null, 'es', '¿Cuánto tiempo llevas aquí?'],
] as const)('an everyday wording is read as what it asks for: %s, %s %s', ([role, language, text]) => {
  expect(roleOf(text, language)).toBe(role);
});
