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
  ['en', 'What could others ask you for a hand with?', 'What would you like to ask for a hand with?'],
  ['de', 'Wobei kann man dich um Hilfe bitten?', 'Wobei willst du um Hilfe bitten?'],
  ['fr', 'Sur quoi on peut te demander un coup de main ?', 'Sur quoi veux-tu demander un coup de main ?'],
  ['es', '¿Con qué te podemos pedir ayuda?', '¿Con qué quieres pedir ayuda?'],
] as const)('being asked for help is an offer, asking for it a need: %s, %s, %s', ([language, offer, need]) => {
  expect([roleOf(offer, language), roleOf(need, language)]).toEqual(['offer', 'need']);
});

test.for([
  ['en', 'What are you working on?'],
  ['de', 'Woran arbeitest du gerade?'],
  ['fr', 'À quoi travailles-tu en ce moment ?'],
  ['es', '¿En qué estás trabajando?'],
] as const)('a thing that one works on just now is no offer: %s, %s', ([language, text]) => {
  expect(roleOf(text, language)).toBe(null);
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
  ['avoid', 'en', 'If you could skip one topic at every meeting, which would it be?'],
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

test.for([
  ['en', 'What do you need right now that no teacher can give?'],
  ['es', '¿Qué necesitas ahora que ningún profesor puede darte?'],
  ['en', 'What would you swap half your strawberries for?'],
  ['de', 'Wofür würdest du ein Glas Honig tauschen?'],
  ['fr', 'Contre quoi échangerais-tu un pot de miel ?'],
  ['es', '¿Por qué cambiarías un bote de miel?'],
] as const)('a wish stays a wish, however it is put: %s, %s', ([language, text]) => {
  expect(roleOf(text, language)).toBe('need');
});

test.for([
  ['en', 'Name one question you could answer for a colleague without looking it up.'],
  ['de', 'Nenne eine Frage, die du ohne Nachschlagen beantworten kannst'],
  ['fr', 'Une question à laquelle tu pourrais répondre sans chercher ?'],
  ['es', 'Una pregunta que podrías contestar sin mirar'],
] as const)('a question that one could answer is an offer: %s, %s', ([language, text]) => {
  expect(roleOf(text, language)).toBe('offer');
});

test.for([
  ['en', 'What have you never managed to see, photograph, understand or afford?'],
  ['en', 'Which bit do you always leave to others?'],
  ['de', 'Was hast du nie geschafft?'],
  ['fr', "Qu'est-ce que tu laisses aux autres ?"],
  ['es', '¿Qué nunca has conseguido?'],
  ['en', 'How far down the rabbit hole are you, and what pushed you in?'],
  ['en', 'Tell us about something you built.'],
  ['es', '¿Qué te llevó a cantar en un coro?'],
  ['en', "Finish the sentence: 'I'd come more often if …'"],
  ['en', "Complete: 'We'd win if someone on the team ...'"],
  ['de', 'Ich käme öfter, wenn …'],
  ['fr', 'Je viendrais plus souvent si…'],
  ['es', 'Vendría más a menudo si…'],
  ['en', 'What did your grandmother teach you?'],
] as const)(
  'what one never did, how it began, what is in the way, or what only looks like a wish is neither wish nor offer nor refusal: %s, %s',
  ([language, text]) => {
    expect(roleOf(text, language)).toBe(null);
  },
);

test("the 'no' of a clause beside a wish makes no refusal of it", () => {
  expect(roleOf("De quoi as-tu besoin qu'aucun professeur ne peut te donner ?", 'fr')).not.toBe('avoid');
});
