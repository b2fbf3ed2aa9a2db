import type { TopicReading } from '../enrichment/enrichment.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { detectLanguage } from '../text/language.ts';
import { type Language, stem } from '../text/stem.ts';
import { fold, tokenise } from '../text/tokens.ts';
import { topicKey } from '../text/topic-key.ts';
import type { SnapshotParticipant, TopicRole } from '../types.ts';
import { namedSubjects } from '../understand/named-subjects.ts';
import { ownTopics } from '../understand/own-topics.ts';
import type { QuestionReading } from '../understand/question-reading.ts';
import { isSensitive } from '../understand/sensitive.ts';
import { askedRole } from './asked-role.ts';
import type { Named, NamedTopic, TickedOption } from './named-topic.ts';
import { readSentence } from './read-stretch.ts';
import { sayableOf } from './sayable.ts';
import { sentencesOf, written } from './words.ts';

/** Everything that may be said of a person: what they plainly wrote, and their own topics. Same answers, same result. */
export function namedOf(
  person: SnapshotParticipant,
  questions: QuestionReading[],
  lexicon: Lexicon,
  reading?: TopicReading,
): Named {
  const texts = questions.map(({ question }) => person.answers[question.id]).filter((one) => typeof one === 'string');
  const usual = detectLanguage(
    texts.flatMap((text) => tokenise(text)),
    questions[0]?.language ?? 'en',
  );
  const topics: NamedTopic[] = ownTopics(person.topics).map(({ role, phrase, shown = false }) => {
    const topic = topicOf(role, phrase, detectLanguage(tokenise(phrase), usual), false, lexicon);
    const open = shown && !topic.sensitive && role !== 'avoid';
    return { ...topic, origin: 'own', shown: open, sayable: open ? phrase.trim() : topic.sayable };
  });
  const away = new Set(
    (person.topics ?? [])
      .filter(({ state }) => state === 'dismissed')
      .map(({ role, phrase }) => `${role} ${topicKey(phrase)}`),
  );
  for (const reading of questions) {
    const text = person.answers[reading.question.id];
    if (typeof text !== 'string' || reading.question.input_type !== 'text' || reading.ignored) continue;
    const language = detectLanguage(tokenise(text), usual);
    const asked = askedRole(reading, fold(reading.question.text));
    for (const sentence of sentencesOf(text))
      for (const { role, words, doing } of readSentence(sentence, asked, lexicon.naming[language])) {
        const phrase = written(words);
        if (phrase.length < 2 || phrase.length > 60 || away.has(`${role} ${topicKey(phrase)}`)) continue;
        const topic = topicOf(role, phrase, language, doing, lexicon);
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

const SIDES = { offer: 'offers', need: 'needs', interest: 'interests', avoid: 'refusals' } as const;

function topicOf(role: TopicRole, phrase: string, language: Language, doing: boolean, lexicon: Lexicon): NamedTopic {
  const { concepts, fields } = namedSubjects(phrase, lexicon);
  const sensitive = isSensitive(phrase, lexicon);
  const roots = tokenise(phrase).flatMap(({ word }) => (lexicon.functionWords.has(word) ? [] : [stem(word, language)]));
  return {
    role,
    phrase,
    language,
    concepts,
    fields,
    means: meantBy(phrase, language, lexicon),
    roots: [...new Set(roots)],
    doing,
    sensitive,
    origin: 'read',
    shown: false,
    sayable: sensitive || role === 'avoid' ? null : sayableOf(phrase, language, lexicon),
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
