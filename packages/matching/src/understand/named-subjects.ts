import type { Lexicon } from '../lexicon/lexicon.ts';
import { OTHER_LANGUAGES, stem } from '../text/stem.ts';
import { tokenise } from '../text/tokens.ts';
import { topicKey } from '../text/topic-key.ts';
import { englishWordsOf } from './english-words.ts';
import { findConcepts } from './find-concepts.ts';

/** The subjects of a phrase. */
export interface NamedSubjects {
  concepts: number[];
  fields: number[];
  /** Stems of words that no concept and no field has. */
  words: string[];
  /** It is the very name of a concept or field. */
  byName: boolean;
}

/** The concepts and fields that bear a name, by that name as topics are compared. */
const namesOf = new WeakMap<Lexicon, Map<string, { concepts: number[]; fields: number[] }>>();

function namesIn(lexicon: Lexicon): Map<string, { concepts: number[]; fields: number[] }> {
  const before = namesOf.get(lexicon);
  if (before) return before;
  const names = new Map<string, { concepts: number[]; fields: number[] }>();
  const called = (name: string): { concepts: number[]; fields: number[] } => {
    const entry = names.get(topicKey(name)) ?? { concepts: [], fields: [] };
    names.set(topicKey(name), entry);
    return entry;
  };
  lexicon.concepts.forEach(({ name }, index) => {
    called(name).concepts.push(index);
  });
  lexicon.fields.forEach(({ name }, index) => {
    called(name).fields.push(index);
  });
  namesOf.set(lexicon, names);
  return names;
}

/** The same by display names outside English. */
const otherNamesOf = new WeakMap<Lexicon, Map<string, { concepts: number[]; fields: number[] }>>();

function otherNamesIn(lexicon: Lexicon): Map<string, { concepts: number[]; fields: number[] }> {
  const before = otherNamesOf.get(lexicon);
  if (before) return before;
  const names = new Map<string, { concepts: number[]; fields: number[] }>();
  const call = (name: string | undefined, of: 'concepts' | 'fields', index: number): void => {
    if (name === undefined) return;
    const entry = names.get(topicKey(name)) ?? { concepts: [], fields: [] };
    if (!entry[of].includes(index)) entry[of].push(index);
    names.set(topicKey(name), entry);
  };
  for (const language of OTHER_LANGUAGES) {
    lexicon.concepts.forEach(({ id }, index) => {
      call(lexicon.displayNames.other(language, id)?.name, 'concepts', index);
    });
    lexicon.fields.forEach(({ name }, index) => {
      call(lexicon.displayNames.otherField(language, name)?.name, 'fields', index);
    });
  }
  otherNamesOf.set(lexicon, names);
  return names;
}

/** The subjects of a topic that a person added or took away: it may be a display name that a card showed in any language. */
export function subjectsOfTopic(phrase: string, lexicon: Lexicon): NamedSubjects {
  const subjects = namedSubjects(phrase, lexicon);
  const named = subjects.byName ? undefined : otherNamesIn(lexicon).get(topicKey(phrase));
  return named ? { ...named, words: [], byName: true } : subjects;
}

/** A phrase's concepts and fields: those of just this name, or else what its words speak of. */
export function namedSubjects(phrase: string, lexicon: Lexicon): NamedSubjects {
  const named = namesIn(lexicon).get(topicKey(phrase));
  if (named) return { ...named, words: [], byName: true };
  const tokens = tokenise(phrase);
  const language = lexicon.languages.detect(tokens);
  const foundConcepts = findConcepts(tokens, language, lexicon);
  const inConcept = new Set(foundConcepts.flatMap(({ places }) => places));
  const english = englishWordsOf(tokens, language, [], lexicon);
  const stems = english.map(({ word }) => stem(word, 'en'));
  const fields = new Set<number>();
  const inField = new Set<number>();
  for (let at = 0; at < stems.length; ) {
    const found = lexicon.fieldWords.longestAt(stems, at);
    const length = found?.places.length ?? 1;
    for (const field of found?.values ?? []) fields.add(field);
    if (found)
      for (let place = at; place < at + length; place += 1) inField.add((english[place] as { place: number }).place);
    at += length;
  }
  const words = tokens.flatMap(({ word }, place) =>
    inConcept.has(place) || inField.has(place) || lexicon.functionWords.has(word) || lexicon.plainWords.has(word)
      ? []
      : [stem(word, language)],
  );
  return {
    concepts: [...new Set(foundConcepts.flatMap(({ concepts }) => concepts))],
    fields: [...fields],
    words,
    byName: false,
  };
}
