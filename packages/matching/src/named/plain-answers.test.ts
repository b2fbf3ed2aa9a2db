import { expect, test } from 'vitest';
import { textQuestion } from '../../test/text-question.ts';
import { lexicon } from '../../test/whole-lexicon.ts';
import type { Language } from '../text/stem.ts';
import { readQuestion } from '../understand/question-reading.ts';
import { namedOf } from './named-of.ts';

const ASKED: Record<Language, Record<'seeks' | 'gives' | 'likes' | 'refuses', string>> = {
  en: {
    seeks: 'What are you looking for?',
    gives: 'What can you help others with?',
    likes: 'What do you like to talk about?',
    refuses: 'What would you rather not talk about?',
  },
  de: {
    seeks: 'Was suchst du?',
    gives: 'Womit kannst du anderen helfen?',
    likes: 'Worüber redest du gern?',
    refuses: 'Worüber möchtest du lieber nicht reden?',
  },
  fr: {
    seeks: 'Que cherches-tu ?',
    gives: 'Que peux-tu apporter aux autres ?',
    likes: 'De quoi aimes-tu parler ?',
    refuses: 'De quoi préfères-tu ne pas parler ?',
  },
  es: {
    seeks: '¿Qué buscas?',
    gives: '¿Qué puedes ofrecer a los demás?',
    likes: '¿De qué te gusta hablar?',
    refuses: '¿De qué prefieres no hablar?',
  },
};
type Asked = keyof (typeof ASKED)['en'];

const said = (language: Language, asked: Asked, text: string): string[] =>
  namedOf(
    { id: 'p', alias: 'a', answers: { q: text } },
    [readQuestion(textQuestion('q', ASKED[language][asked]), lexicon)],
    lexicon,
  ).topics.map(({ role, phrase }) => `${role}: ${phrase}`);

test.for([
  ['es', 'gives', 'clases de inglés para niños', ['offer: clases de inglés para niños']],
  ['es', 'seeks', 'canguro para los viernes', ['need: canguro']],
  ['es', 'gives', 'talleres sobre jardinería', ['offer: talleres sobre jardinería']],
] as const)(
  "a preposition that is spelled like a verb ('para') ends no topic: %s %s %s",
  ([language, asked, text, topics]) => {
    expect(said(language, asked, text)).toEqual(topics);
  },
);

test.for([
  ['es', 'gives', 'diseño gráfico, dibujo', ['offer: diseño gráfico', 'offer: dibujo']],
  ['es', 'gives', 'diseño webs', ['offer: diseñar webs']],
  ['es', 'gives', 'arreglo bicis', ['offer: arreglar bicis']],
  ['es', 'refuses', 'trabajo', ['avoid: trabajo']],
  ['fr', 'seeks', "garde d'enfants", ["need: garde d'enfants"]],
  ['fr', 'gives', 'cuisine italienne', ['offer: cuisine italienne']],
  ['de', 'likes', 'laufen, kaffee', ['interest: laufen', 'interest: kaffee']],
  ['de', 'gives', 'hunde ausführen, blumen gießen', ['offer: hunde ausführen', 'offer: blumen gießen']],
] as const)('a noun that is spelled like a verb stays a noun: %s %s %s', ([language, asked, text, topics]) => {
  expect(said(language, asked, text)).toEqual(topics);
});

test.for([
  ['es', 'likes', 'ciclismo, montaña', ['interest: ciclismo', 'interest: montaña']],
  ['es', 'seeks', 'italiano', ['need: italiano']],
  ['es', 'refuses', 'vacunas', ['avoid: vacunas']],
  ['en', 'gives', 'iOS, swift', ['offer: iOS', 'offer: swift']],
  ['en', 'gives', 'hiring, interviewing', ['offer: hiring', 'offer: interviewing']],
  ['en', 'refuses', 'dating', ['avoid: dating']],
  ['fr', 'gives', 'aide aux devoirs', ['offer: aide aux devoirs']],
] as const)(
  'an everyday word is named, whatever else it is spelled like: %s %s %s',
  ([language, asked, text, topics]) => {
    expect(said(language, asked, text)).toEqual(topics);
  },
);

test.for([
  ['es', 'seeks', 'transporte para volver a casa los jueves', ['need: transporte']],
  ['es', 'seeks', 'grupo de juego para mi hija de 2 años', ['need: grupo de juego']],
  ['en', 'seeks', 'everything for the garage', ['need: everything for the garage']],
  ['de', 'seeks', 'alles für den Garten', ['need: alles für den Garten']],
  ['en', 'seeks', 'German conversation, B2', ['need: German conversation']],
  ['en', 'seeks', 'arabic alphabet, just the basics', ['need: arabic alphabet']],
  ['de', 'seeks', 'Kleid Größe 38', ['need: Kleid']],
  ['fr', 'seeks', 'parler anglais sans avoir honte', ['need: parler anglais']],
  ['es', 'seeks', 'hablar inglés sin pasar vergüenza', ['need: hablar inglés']],
  ['de', 'seeks', 'Deutsch sprechen ohne ausgelacht zu werden', ['need: Deutsch sprechen']],
] as const)('whose it is, which level or size, and how, are left out: %s %s %s', ([language, asked, text, topics]) => {
  expect(said(language, asked, text)).toEqual(topics);
});

test.for([
  ['de', 'seeks', 'Klavierstimmer gesucht!', ['need: Klavierstimmer']],
  ['de', 'gives', 'Klavierstimmer gesucht', ['need: Klavierstimmer']],
  ['de', 'seeks', 'Wer kann mir die Haare schneiden?', ['need: Haare schneiden']],
  ['de', 'gives', 'Kenne mich mit Steuern aus', ['offer: Steuern']],
  ['de', 'gives', 'ich kann Plakate drucken', ['offer: Plakate drucken']],
  ['fr', 'gives', 'une grande bibliothèque, servez-vous', ['offer: une grande bibliothèque']],
  ['de', 'gives', 'Selber kann ich Marmelade kochen', ['offer: Marmelade kochen']],
  ['es', 'seeks', 'me vendría bien una lavadora', ['need: una lavadora']],
  ['fr', 'gives', "je m'occupe du site web", ['offer: site web']],
  ['fr', 'seeks', 'du monde pour jouer aux cartes', ['need: jouer aux cartes']],
  ['en', 'gives', 'I do books for bakeries', ['offer: bookkeeping']],
  ['en', 'gives', 'honey, I keep bees behind the garages', ['offer: honey', 'offer: beekeeping']],
  ['de', 'seeks', 'jemanden, der Verträge prüft', ['need: jemanden der Verträge prüft']],
  ['es', 'seeks', 'alguien que toque el piano en los ensayos', ['need: alguien que toque el piano']],
  ['es', 'seeks', 'alguien con quien ir al teatro', ['need: ir al teatro']],
  ['fr', 'gives', 'je peux faire des gâteaux', ['offer: gâteaux']],
  ['en', 'gives', 'I can get shops to answer the phone', ['offer: getting shops to answer the phone']],
  ['de', 'likes', 'Fußball bitte nicht', ['avoid: Fußball']],
] as const)('everyday ways of wishing, offering and refusing are read: %s %s %s', ([language, asked, text, topics]) => {
  expect(said(language, asked, text)).toEqual(topics);
});

test.for([
  ['wollte ich nie wieder gründen, jetzt sitze ich doch hier', []],
  ['einen Steuerberater, der nicht gleich lacht, und Testkunden', ['need: einen Steuerberater', 'need: Testkunden']],
] as const)('something once refused, or that others do not do, is not refused now: %s', ([text, topics]) => {
  expect(said('de', 'seeks', text)).toEqual(topics);
});

test.for(['someone to sanity check our numbers', 'the type who acts before the alarm does'])(
  'nothing is made up of a word that only looks like a verb or a person: %s',
  (text) => {
    expect(said('en', 'seeks', text)).toEqual([]);
  },
);

test.for([
  ['seeks', 'Einen Schrebergarten', ['need: einen Schrebergarten']],
  ['seeks', 'Eine gute Köchin', ['need: eine gute Köchin']],
  ['gives', 'Honig', ['offer: Honig']],
  ['gives', 'Einkochen', ['offer: Einkochen']],
] as const)(
  'a German topic keeps the capitals of its nouns and loses the one that begins a sentence: %s %s',
  ([asked, text, topics]) => {
    expect(said('de', asked, text)).toEqual(topics);
  },
);

test.for([
  ['gives', 'first aid. Just people under 70, jk'],
  ['refuses', 'no jk all advice welcome'],
  ['gives', 'give me any pop song'],
  ['gives', 'swap me for somebody younger'],
  ['gives', 'being loud'],
  ['gives', 'nothing, according to her'],
  ['gives', 'Stepdad here'],
  ['gives', "My wife's a GP but leave her alone"],
  ['gives', 'enthusiasm'],
  ['seeks', 'Someone who remembers how he did the sweet peas'],
  ['seeks', 'imposter syndrome'],
] as const)('jokes, orders, and words that say nothing alone are not named: %s %s', ([asked, text]) => {
  expect(said('en', asked, text).filter((topic) => topic !== 'offer: first aid')).toEqual([]);
});

test.for([
  ['gives', 'I can drive the minibus', 'offer: driving the minibus'],
  ['gives', 'Putting chairs out', 'offer: putting chairs out'],
  ['gives', 'fold programmes?', 'offer: folding programmes'],
  ['seeks', 'people to interview for the diss', 'need: people to interview'],
  ['seeks', 'someone to play chess with', 'need: playing chess'],
  ['gives', 'can anybody photograph yarn?', 'need: photographing yarn'],
] as const)('what is done keeps the words that it needs: %s %s', ([asked, text, topic]) => {
  expect(said('en', asked, text)).toEqual([topic]);
});

test.for([
  ['I could read music', []],
  ['someone gave me a lift home', []],
  ['...my knees', []],
  ['shifts', []],
  ["I'm looking for a babysitter", ['need: a babysitter']],
] as const)("an answer to 'I'd come more often if …' names only a wish: %s", ([text, topics]) => {
  const reading = readQuestion(textQuestion('q', "Finish the sentence: 'I'd come more often if …'"), lexicon);
  const { topics: named } = namedOf({ id: 'p', alias: 'a', answers: { q: text } }, [reading], lexicon);
  expect(named.map(({ role, phrase }) => `${role}: ${phrase}`)).toEqual(topics);
});

test.for([
  ['All his tools', null],
  ['Driving them to gigs', null],
  ['explaining things', null],
  ['raised beds out of pallets', 'raised beds'],
  ['sleeping in the car park', null],
] as const)('others read no words that need the rest of the answer: %s', ([text, sayable]) => {
  const reading = readQuestion(textQuestion('q', ASKED.en.gives), lexicon);
  const { topics } = namedOf({ id: 'p', alias: 'a', answers: { q: text } }, [reading], lexicon);
  expect(topics.map((topic) => topic.sayable)).toEqual([sayable]);
});

test.for([
  ['de', 'seeks', 'Gründer:innen zum Austauschen', ['need: Gründer:innen zum Austauschen']],
  ['fr', 'seeks', 'je cherche des client·e·s', ['need: client·e·s']],
  ['es', 'seeks', 'voluntari@s, músicos', ['need: voluntari@s', 'need: músicos']],
] as const)('people of every gender stay one word: %s %s %s', ([language, asked, text, topics]) => {
  expect(said(language, asked, text)).toEqual(topics);
});

test.for([
  ['es', 'seeks', 'alguien que me pinte el piso', ['need: alguien que me pinte el piso']],
  ['es', 'seeks', 'alguien que me enseñe a usar el cel', ['need: alguien que me enseñe a usar el cel']],
  ['de', 'seeks', 'jemand der mir das Handy erklärt', ['need: jemand der mir das Handy erklärt']],
  ['de', 'seeks', 'jemanden, der mir das Handy erklärt', ['need: jemanden der mir das Handy erklärt']],
] as const)('someone who does something to me is one need: %s %s %s', ([language, asked, text, topics]) => {
  expect(said(language, asked, text)).toEqual(topics);
});

test.for([
  ['fr', 'gives', 'photos de produits, portraits', ['offer: photos de produits', 'offer: portraits']],
  ['fr', 'seeks', 'un local pas cher', ['need: un local']],
  ['fr', 'gives', 'trouver un appart, visites', ['offer: trouver un appart', 'offer: visites']],
  ['fr', 'gives', "de l'aide pour le déménagement", ['offer: déménagement']],
  ['fr', 'seeks', 'apprendre la guitare', ['need: apprendre la guitare']],
  ['fr', 'gives', "arrivé de Colombie l'an passé", []],
  ['fr', 'gives', 'jai un camion', ['offer: un camion']],
  ['es', 'seeks', 'trabajo de camarero', ['need: trabajo de camarero']],
  ['es', 'gives', 'sin ganas de hablar de ello', []],
  ['es', 'refuses', 'mejor no preguntes', []],
  ['de', 'gives', 'Räume vermieten', ['offer: Räume vermieten']],
  ['de', 'gives', 'Türkisch kochen für viele', ['offer: Türkisch kochen']],
  ['de', 'gives', 'Buchhaltung, früher Koch', ['offer: Buchhaltung']],
  ['de', 'seeks', 'Raum für Yoga', ['need: Raum für Yoga']],
  ['de', 'seeks', 'Abnehmer für Kürbiskernöl und Äpfel', ['need: Abnehmer für Kürbiskernöl und Äpfel']],
] as const)('as people write it on a phone: %s %s %s', ([language, asked, text, topics]) => {
  expect(said(language, asked, text)).toEqual(topics);
});

test.for([
  ['de', 'gives', 'Apps für Bauern schreiben'],
  ['de', 'seeks', 'jemanden der mir mit Excel hilft'],
  ['es', 'seeks', 'alguien que me lleve a la feria'],
] as const)('others read no beginning of it: %s %s %s', ([language, asked, text]) => {
  const { topics } = namedOf(
    { id: 'p', alias: 'a', answers: { q: text } },
    [readQuestion(textQuestion('q', ASKED[language][asked]), lexicon, language)],
    lexicon,
  );
  expect(topics.map(({ sayable }) => sayable)).toEqual([null]);
});

test('few words without small ones are read in the language that has them', () => {
  const answers = { q: 'clases de alemán', r: 'comida peruana, español', s: 'cine, salsa' };
  const questions = Object.keys(answers).map((id) => readQuestion(textQuestion(id, 'What do you like?'), lexicon));
  const { topics } = namedOf({ id: 'p', alias: 'a', answers }, questions, lexicon);
  expect(topics.length).toBeGreaterThan(3);
  expect(new Set(topics.map(({ language }) => language))).toEqual(new Set(['es']));
});
