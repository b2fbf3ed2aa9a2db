import { createGlossary, type Glossary } from '../text/glossary.ts';
import { type LanguageDetector, languageDetector } from '../text/language.ts';
import { LANGUAGES, type Language, stem } from '../text/stem.ts';
import { fold, tokenise } from '../text/tokens.ts';
import type { WordVectors } from '../text/word-vectors.ts';
import { WEIGHTS } from '../weights.ts';
import { type AskingWords, compileAsking } from './asking-words.ts';
import { commonWords } from './common-words.ts';
import { compileCommonness } from './commonness.ts';
import { conceptMeanings } from './concept-meanings.ts';
import { conceptWords } from './concept-words.ts';
import { type DisplayName, displayNames } from './display-name.ts';
import { compileDisplayNames } from './display-names.ts';
import { groupWords } from './group-words.ts';
import { joinAfterward } from './join-afterward.ts';
import type { Concept, Lexicon } from './lexicon.ts';
import type { ConceptEntry, DomainFile, FieldsFile, LexiconFiles, NamingFiles } from './lexicon-file.ts';
import { compileNaming, type NamingWords } from './naming-words.ts';
import { gerundOf, PhraseTrie } from './phrase-trie.ts';
import { rootIdf } from './root-idf.ts';
import { compileSmallWords, type SmallWordsFile } from './small-words.ts';
import { spellingIndex } from './spelling.ts';
import { addWholeWord, asWholeWord, phrasesAs } from './whole-words.ts';

const SAYINGS = { en: 'say', de: 'say_de', fr: 'say_fr', es: 'say_es' } as const;

/**
 * Compiles the lexicon's files for the engine. Unknown links are left out and a concept given twice counts once, so that an
 * operator's mistake never stops a match run; `checkLexicon` reports such mistakes.
 */
export function compileLexicon(files: LexiconFiles): Lexicon {
  const entries = [...files.domains]
    .sort((a, b) => (a.domain < b.domain ? -1 : 1))
    .flatMap((file) => file.concepts.map((concept) => ({ ...concept, file })));
  const byId = new Map<string, number>();
  const kept: (ConceptEntry & { file: DomainFile })[] = [];
  for (const entry of entries) {
    if (byId.has(entry.id)) continue;
    byId.set(entry.id, kept.length);
    kept.push(entry);
  }
  const links = (ids: string[] | undefined): number[] =>
    (ids ?? []).map((id) => byId.get(id)).filter((index) => index !== undefined);

  const personal = { concepts: new Set(files.personal?.concepts), fields: new Set(files.personal?.fields) };
  const displayName = displayNames(files.kinds);
  const ofField = (name: string): DisplayName => {
    const subject = files.kinds?.subjects[name];
    return subject === undefined ? displayName(name) : { kind: 'subject', name: subject };
  };
  const concepts: Concept[] = kept.map((entry) => ({
    id: entry.id,
    name: entry.name,
    displayName: displayName(entry.name, entry.file.domain),
    pastime: entry.file.pastimes === true,
    circumstance: entry.file.circumstances === true,
    unsuggested: entry.file.unsuggested === true,
    broader: links(entry.broader),
    helps: links(entry.helps),
    helpedBy: [],
    sensitive: entry.sensitive === true,
    personal: personal.concepts.has(entry.id),
    ancestors: [],
    narrower: 0,
  }));
  concepts.forEach((concept, index) => {
    for (const helped of concept.helps) concepts[helped]?.helpedBy.push(index);
    concept.ancestors = ancestorsOf(concepts, index);
    for (const { index: ancestor } of concept.ancestors) {
      const above = concepts[ancestor] as Concept;
      above.narrower += 1;
      concept.sensitive ||= kept[ancestor]?.sensitive === true;
    }
  });

  const names = new Set(files.naming?.names);
  const fieldNames = Object.keys(files.fields.fields);
  const glossaries: Partial<Record<Glossary['language'], Glossary>> = {};
  const glossary = (language: Glossary['language']): Glossary => {
    glossaries[language] ??= createGlossary(language, files.glossaries?.[language] ?? []);
    return glossaries[language];
  };
  const functionWords = new Set(
    LANGUAGES.flatMap((language) => files.cues.function_words[language] ?? []).flatMap(words),
  );
  const plainWords = new Set(files.cues.plain_words.flatMap(words));
  const phrases = Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      { content: new PhraseTrie<number>(), exact: new PhraseTrie<number>(), whole: new Map() },
    ]),
  ) as Lexicon['phrases'];
  const vocabulary = Object.fromEntries(LANGUAGES.map((l) => [l, new Set<string>()])) as Record<Language, Set<string>>;

  const sayings = (index: number, language: Language): string[] => {
    const entry = kept[index];
    return entry ? [...(language === 'en' ? [entry.name] : []), ...(entry[SAYINGS[language]] ?? [])] : [];
  };

  kept.forEach((_, index) => {
    for (const language of LANGUAGES) {
      for (const phrase of phrasesAs(sayings(index, language))) {
        const all = words(phrase);
        const content = all.filter((word) => !functionWords.has(word));
        const stems = (list: string[]) => list.map((word) => stem(word, language));
        for (const word of content) vocabulary[language].add(stem(word, language));
        const [only] = all;
        const whole = all.length === 1 && content.length === 1 ? asWholeWord(phrase, index, language) : undefined;
        if (whole && only !== undefined) {
          vocabulary[language].add(only);
          addWholeWord(phrases[language].whole, only, whole);
        } else if (content.length >= 2 || content.length === all.length) {
          if (content.length > 0) phrases[language].content.add(keyOf(content, language), index);
        } else if (all.length > 1) phrases[language].exact.add(stems(all), index);
      }
    }
  });

  // Phrases of several words that refuse what follows them, and all that refuse what stands before them.
  const refusing = namingPhrases(files.naming, 'refuses').filter(
    (phrase) => phrase.includes(' ') && !/^(?:but|aber|mais|pero) /.test(phrase),
  );
  const afterward = namingPhrases(files.naming, 'afterward');
  const smallWords = compileSmallWords(files.cues.small_words);
  const cueTrie = <K extends string>(table: Record<K, string[]>): PhraseTrie<K> => {
    const trie = new PhraseTrie<K>();
    for (const kind of Object.keys(table) as K[]) for (const phrase of table[kind]) trie.add(words(phrase), kind);
    return trie;
  };
  return {
    concepts,
    byId,
    phrases,
    functionWords,
    plainWords,
    smallWords: { ...smallWords, postposed: new Set([...smallWords.postposed, ...afterward]) },
    languages: languagesIn(files.cues.small_words),
    cueWords: new Set(
      [...Object.values(files.cues.question), ...Object.values(files.cues.clause)].flat().flatMap(words),
    ),
    correct: Object.fromEntries(LANGUAGES.map((l) => [l, spellingIndex(vocabulary[l])])) as Lexicon['correct'],
    knows: (word, language) => vocabulary[language].has(word),
    asking: askingOf(files),
    questionCues: cueTrie(files.cues.question),
    modalCues: new Set(
      (files.cues.modal ?? []).map((phrase) =>
        tokenise(phrase)
          .map(({ word }) => word)
          .join(' '),
      ),
    ),
    clauseCues: cueTrie({ ...files.cues.clause, refusal: [...files.cues.clause.refusal, ...refusing, ...afterward] }),
    onlyAfterward: new Set(
      afterward.filter((phrase) => !refusing.includes(phrase) && !files.cues.clause.refusal.includes(phrase)),
    ),
    joinAfterward: joinAfterward(afterward),
    denials: cueTrie(files.cues.denials),
    refusing: cueTrie(files.cues.refusing ?? { outright: [], not: [], wishing: [], harmless: [], neither: [] }),
    work: cueTrie(files.cues.work ?? { asks: [], harmless: [], private: [], past: [] }),
    practicalCues: cueTrie({ practical: files.cues.practical ?? [] }),
    optionCues: cueTrie(files.cues.options ?? { nothing: [], nothing_alone: [], of_identity: [] }),
    fields: fieldNames.map((name) => ({
      name,
      displayName: ofField(name),
      sensitive: files.fields.sensitive.includes(name),
      personal: personal.fields.has(name),
      helpedBy: helpersOf(name, files.fields)
        .map((helper) => fieldNames.indexOf(helper))
        .filter((field) => field >= 0),
    })),
    displayNames: compileDisplayNames(files),
    fieldWords: fieldTrie(Object.values(files.fields.fields), functionWords),
    sensitiveWords: wordTrie(files.personal?.words ?? []),
    groupWords: groupWords(
      kept,
      concepts,
      (word) => functionWords.has(word) || plainWords.has(word) || word.length < 3,
      WEIGHTS.group.smallest,
    ),
    vectors: files.vectors,
    helpVectors: files.helpVectors,
    leanings: new Map(files.leanings),
    questionReadings: new Map(files.questionReadings),
    commonness: compileCommonness(files.commonness ?? [], byId, fieldNames),
    glossary,
    sayings,
    wordsOf: conceptWords(kept, glossary, (word) => !functionWords.has(word) && !plainWords.has(word)),
    naming: namingOf(files.naming),
    names,
    isCommon: commonWords(files, { names, functionWords }, glossary),
    placeOfStem: placesOfStems(files.vectors),
    rootIdf: rootIdf(files.vectors, plainWords),
    meaningOf: conceptMeanings(kept, files.vectors, functionWords),
  };
}

/** Names of the fields whose offers often help with a need in this one. */
export const helpersOf = (field: string, { helped_by }: FieldsFile): string[] =>
  helped_by?.[field]?.split('; ').filter(Boolean) ?? [];

const languagesIn = (file: SmallWordsFile = {}): LanguageDetector =>
  languageDetector((language) => ({
    shows: file[language]?.shows_language ?? [],
    ambiguous: file[language]?.ambiguous ?? [],
    inNames: file[language]?.in_names ?? [],
  }));

/** The entries of a list of `content/naming` in all languages. */
const namingPhrases = (naming: NamingFiles | undefined, list: 'refuses' | 'afterward'): string[] =>
  LANGUAGES.flatMap((language) => naming?.files[language]?.[list]?.split(' ').filter(Boolean) ?? []).map((entry) =>
    entry.replaceAll('_', ' '),
  );

function askingOf({ asking }: LexiconFiles): Lexicon['asking'] {
  const made: Partial<Record<Language, AskingWords>> = {};
  return (language) => {
    made[language] ??= compileAsking(asking?.[language]);
    return made[language];
  };
}

function namingOf(naming: NamingFiles | undefined): Lexicon['naming'] {
  const made: Partial<Record<Language, NamingWords>> = {};
  return (language) => {
    made[language] ??= compileNaming(
      naming?.files[language],
      naming?.verbs[language] ?? [],
      naming?.qualities[language] ?? [],
      fold,
      (word) => stem(word, language),
    );
    return made[language];
  };
}

function fieldTrie(fields: string[], functionWords: Set<string>): PhraseTrie<number> {
  const trie = new PhraseTrie<number>();
  fields.forEach((list, field) => {
    for (const entry of list.split(' ')) {
      const parts = words(entry.replaceAll('_', ' '));
      if (parts.some((word) => !functionWords.has(word)))
        trie.add(
          parts.map((word) => stem(word, 'en')),
          field,
        );
    }
  });
  return trie;
}

function keyOf(content: string[], language: Language): string[] {
  const stems = content.map((word) => stem(word, language));
  const [only] = content;
  return language === 'en' && stems.length === 1 && only?.endsWith('ing') ? [gerundOf(stems[0] as string)] : stems;
}

function wordTrie(phrases: string[]): PhraseTrie<true> {
  const trie = new PhraseTrie<true>();
  for (const phrase of phrases) trie.add(words(phrase), true);
  return trie;
}

const words = (phrase: string): string[] => tokenise(phrase).map((token) => token.word);

function ancestorsOf(concepts: Concept[], start: number): { index: number; steps: number }[] {
  const steps = new Map<number, number>();
  let frontier = [start];
  for (let step = 1; frontier.length > 0 && step <= 6; step += 1) {
    const above = frontier.flatMap((index) => concepts[index]?.broader ?? []);
    frontier = above.filter((index) => index !== start && !steps.has(index));
    for (const index of frontier) steps.set(index, step);
  }
  return [...steps]
    .map(([index, step]) => ({ index, steps: step }))
    .sort((a, b) => a.steps - b.steps || a.index - b.index);
}

function placesOfStems(vectors: WordVectors | undefined): Map<string, number> {
  const places = new Map<string, number>();
  for (const [word, place] of vectors?.places ?? []) {
    const root = stem(word, 'en');
    if (!places.has(root)) places.set(root, place);
  }
  return places;
}
