import type { TopicReading } from '../enrichment/enrichment.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { NamingWords } from '../lexicon/naming-words.ts';
import { LANGUAGES, type Language, stem } from '../text/stem.ts';
import { tokenise } from '../text/tokens.ts';
import { topicKey } from '../text/topic-key.ts';
import type { SnapshotParticipant, TopicRole } from '../types.ts';
import { namedSubjects, subjectsOfTopic } from '../understand/named-subjects.ts';
import { ownTopics } from '../understand/own-topics.ts';
import type { QuestionReading } from '../understand/question-reading.ts';
import { isSensitive } from '../understand/sensitive.ts';
import { askedRole, asksCondition, asksForWork } from './asked-role.ts';
import { type Grammar, isIn } from './grammar.ts';
import type { Named, NamedTopic, TickedOption } from './named-topic.ts';
import { isStory, readSentence } from './read-sentence.ts';
import { sayableOf } from './sayable.ts';
import { sentencesOf, type Word, written } from './words.ts';

/** Everything that may be said of a person: what they plainly wrote, and their own topics. Same answers, same result. */
export function namedOf(
  person: SnapshotParticipant,
  questions: QuestionReading[],
  lexicon: Lexicon,
  reading?: TopicReading,
): Named {
  const texts = questions.map(({ question }) => person.answers[question.id]).filter((one) => typeof one === 'string');
  const usual = usualLanguage(texts, questions[0]?.language ?? 'en', lexicon);
  const topics: NamedTopic[] = ownTopics(person.topics).map(({ role, phrase, shown = false }) => {
    const topic = topicOf(role, phrase, lexicon.languages.detect(tokenise(phrase), usual), false, lexicon);
    const open = shown && !topic.sensitive && role !== 'avoid';
    const { concepts, fields } = subjectsOfTopic(phrase, lexicon);
    return { ...topic, concepts, fields, origin: 'own', shown: open, sayable: open ? phrase.trim() : topic.sayable };
  });
  const away = new Set(
    (person.topics ?? [])
      .filter(({ state }) => state === 'dismissed')
      .map(({ role, phrase }) => `${role} ${topicKey(phrase)}`),
  );
  for (const reading of questions) {
    const text = person.answers[reading.question.id];
    if (typeof text !== 'string' || reading.question.input_type !== 'text' || reading.ignored || reading.doubtful)
      continue;
    const language = languageOf(text, usual, lexicon);
    const asked = askedRole(reading, lexicon);
    const grammar = grammarOf(language, lexicon);
    const asksHelp = asksWith('help', reading, lexicon);
    const asksLoan = asksWith('lending', reading, lexicon);
    const asksJob = asksForWork(reading.question.text, lexicon);
    const sentences = sentencesOf(lexicon.joinAfterward(text), grammar.naming.short, language);
    const inStory = isStory(sentences, grammar);
    const isCondition = asksCondition(reading.question.text);
    for (const sentence of sentences)
      for (const { role, words, doing, bare, self } of readSentence(sentence, asked, inStory, grammar)) {
        const phrase = written(startingSmall(words, grammar, lexicon));
        // 'if I could read music' is a wish at most.
        if (isCondition && role !== 'need') continue;
        if (phrase.length < 2 || phrase.length > 60 || away.has(`${role} ${topicKey(phrase)}`)) continue;
        const isNeed = role === 'need' && bare === true && !isIn('articles', words[0]?.word, grammar);
        const isLoan = role === 'offer' && bare === true && asksLoan;
        const being = self ? 'self' : role === 'offer' && bare && asksJob ? 'job' : undefined;
        const topic: NamedTopic = {
          ...topicOf(role, phrase, language, doing, lexicon),
          help: (isNeed && asksHelp) || isLoan,
          ...(being ? { being } : {}),
        };
        if (!topics.some((other) => other.role === role && saysSame(other, topic))) topics.push(topic);
      }
  }
  if (reading) {
    const wrote = new Set(texts.flatMap((text) => tokenise(text).map(({ word }) => stem(word, usual))));
    for (const role of ['offer', 'need', 'interest', 'avoid'] as const)
      for (const said of reading[SIDES[role]] ?? []) {
        const phrase = String(said).trim();
        if (phrase.length < 2 || phrase.length > 60 || away.has(`${role} ${topicKey(phrase)}`)) continue;
        const topic = topicOf(role, phrase, usual, false, lexicon);
        const isOwnWords = topic.roots.length > 0 && topic.roots.every((root) => wrote.has(root));
        if (isOwnWords && !topics.some((other) => other.role === role && saysSame(other, topic))) topics.push(topic);
      }
  }
  return { topics, ticked: tickedBy(person, questions) };
}

/** 'What do you need a hand with?', 'What could you lend?' */
const asksWith = (list: 'help' | 'lending', { question, language }: QuestionReading, lexicon: Lexicon): boolean =>
  tokenise(question.text).some(({ word }) => lexicon.naming(language).lists[list].longestAt([word], 0) !== undefined);

const SIDES = { offer: 'offers', need: 'needs', interest: 'interests', avoid: 'refusals' } as const;

/** So few words can be told apart by a letter: 'cómics' is no English. */
const FEW = 4;
const NOT_ENGLISH = /[áéíóúñäöüßàèùâêîôûçœ¿¡]/i;
/** Letters that a language does not have: 'du matos à louer' is no German, 'la montaña' no French. */
const FOREIGN: Record<Language, RegExp> = {
  en: NOT_ENGLISH,
  de: /[àèùâêîôûçœñ¿¡]/i,
  fr: /[ñß¿¡]/i,
  es: /[àèùâêîôûçœß]/i,
};

/** By so many words more one language is likelier than another. */
const AHEAD = 2;

/** The language that a person's small words tell; else the one that has most of their words, or that of the questions. */
function usualLanguage(texts: string[], asked: Language, lexicon: Lexicon): Language {
  const tokens = texts.flatMap((text) => tokenise(text));
  const [one, other] = [lexicon.languages.detect(tokens, 'en'), lexicon.languages.detect(tokens, 'de')];
  if (one === other) return one;
  const words = new Set(tokens.flatMap(({ word }) => (word.length > 2 ? word : [])));
  const known = (language: Language): number => [...words].filter((word) => lexicon.isCommon(word, language)).length;
  const likeliest = LANGUAGES.reduce((best, language) => (known(language) > known(best) ? language : best), asked);
  return known(likeliest) >= known(asked) + AHEAD ? likeliest : asked;
}

/** The language that small words tell; else another one than usual only if it alone has every word. */
function languageOf(text: string, usual: Language, lexicon: Lexicon): Language {
  const tokens = tokenise(text);
  const [one, other] = [lexicon.languages.detect(tokens, 'en'), lexicon.languages.detect(tokens, 'de')];
  const isForeign = (language: Language): boolean => tokens.length <= FEW && FOREIGN[language].test(text);
  if (one === other) return isForeign(one) ? usual : one;
  const words = tokens.flatMap(({ word }) => (word.length > 2 ? word : []));
  const has = (language: Language): boolean =>
    words.every((word) => lexicon.isCommon(word, language) || isSmall(word, lexicon.naming(language)));
  const possible = LANGUAGES.filter((language) => !FOREIGN[language].test(text));
  return words.length === 0 || has(usual) ? usual : (possible.find(has) ?? usual);
}

const isSmall = (word: string, { lists }: NamingWords): boolean =>
  [lists.refusals, lists.finites, lists.subjects].some((list) => list.longestAt([word], 0));

/** A sentence begins with a capital, and a topic does not: 'Bookkeeping' is bookkeeping, 'German' stays. */
function startingSmall(words: Word[], grammar: Grammar, lexicon: Lexicon): Word[] {
  const [first, ...others] = words as [Word, ...Word[]];
  const isKnown = (word: string): boolean =>
    lexicon.isCommon(word, grammar.language) || (lexicon.vectors?.places.has(word) ?? false);
  // In German every noun has a capital, and no article has.
  const mayBeNoun = grammar.language === 'de' && (others.length === 0 || !lexicon.functionWords.has(first.word));
  // 'Luis Miguel' and 'Web Design' are written so throughout.
  const isTitle = grammar.language !== 'de' && /^\p{Lu}\p{Ll}/u.test(others[0]?.raw ?? '');
  const isSentence = first.starts === true && /^\p{Lu}(?:\p{Ll}|$)/u.test(first.raw) && !mayBeNoun && !isTitle;
  if (!isSentence || isIn('capitals', first.word, grammar) || !isKnown(first.word)) return words;
  return [{ ...first, raw: first.raw.toLowerCase() }, ...others];
}

/** A name is on the list of names, or has a capital that its language gives to nothing else and is known to nothing. */
const grammarOf = (language: Language, lexicon: Lexicon): Grammar => ({
  language,
  naming: lexicon.naming(language),
  isName: ({ raw, word }, first) => {
    const isKnown = lexicon.isCommon(word, language) || namedSubjects(raw, lexicon).words.length === 0;
    // 'montaña' is no 'Montana'.
    return (
      (lexicon.names.has(word) && !/ñ/i.test(raw)) ||
      (language !== 'de' && !first && /^\p{Lu}\p{Ll}/u.test(raw) && !isKnown)
    );
  },
});

function topicOf(role: TopicRole, phrase: string, language: Language, doing: boolean, lexicon: Lexicon): NamedTopic {
  const { concepts, fields } = namedSubjects(phrase, lexicon);
  const sensitive = isSensitive(phrase, lexicon);
  const means = meantBy(phrase, language, lexicon);
  const roots = tokenise(phrase).flatMap(({ word }) => (lexicon.functionWords.has(word) ? [] : [stem(word, language)]));
  return {
    role,
    phrase,
    language,
    concepts,
    fields,
    means,
    roots: [...new Set(roots)],
    doing,
    help: false,
    sensitive,
    origin: 'read',
    shown: false,
    sayable:
      sensitive || role === 'avoid'
        ? null
        : sayableOf(
            phrase,
            role,
            grammarOf(language, lexicon),
            (word) => means !== null || lexicon.isCommon(word, language),
          ),
  };
}

/** The concept that has the phrase, but for articles, as one of its own ways of saying. */
function meantBy(phrase: string, language: Language, lexicon: Lexicon): number | null {
  const said = (text: string): string =>
    tokenise(text)
      .flatMap(({ word }) => (lexicon.functionWords.has(word) ? [] : [stem(word, language)]))
      .join(' ');
  const own = said(phrase);
  const [only, ...others] = namedSubjects(phrase, lexicon).concepts.filter((concept) =>
    lexicon.sayings(concept, language).some((saying) => said(saying.replace(/^=/, '')) === own),
  );
  return only !== undefined && others.length === 0 ? only : null;
}

const saysSame = (one: NamedTopic, other: NamedTopic): boolean =>
  topicKey(one.phrase) === topicKey(other.phrase) ||
  (one.roots.length > 0 &&
    one.roots.length === other.roots.length &&
    one.roots.every((root) => other.roots.includes(root)));

function tickedBy(person: SnapshotParticipant, questions: QuestionReading[]): TickedOption[] {
  return questions.flatMap(({ question, ignored, refuses }) => {
    const answer = person.answers[question.id];
    if (answer === undefined || ignored || refuses) return [];
    const chosen = new Set(Array.isArray(answer) ? answer : [String(answer)]);
    if (question.input_type === 'yes_no_maybe')
      return chosen.has('yes') ? [{ question: question.id, value: 'yes', text: question.text }] : [];
    if (question.input_type !== 'multi_select' && question.input_type !== 'multiple_choice') return [];
    return question.options
      .filter(({ value }) => chosen.has(value))
      .map(({ value, text }) => ({ question: question.id, value, text }));
  });
}
