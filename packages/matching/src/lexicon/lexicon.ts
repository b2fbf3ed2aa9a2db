import type { Glossary } from '../text/glossary.ts';
import type { HelpVectors } from '../text/help-vectors.ts';
import type { LanguageDetector } from '../text/language.ts';
import type { Language, OtherLanguage } from '../text/stem.ts';
import type { WordVectors } from '../text/word-vectors.ts';
import type { AskingWords } from './asking-words.ts';
import type { Commonness } from './commonness.ts';
import type { ConceptWords } from './concept-words.ts';
import type { DisplayName } from './display-name.ts';
import type { DisplayNames } from './display-names.ts';
import type { CueFile } from './lexicon-file.ts';
import type { NamingWords } from './naming-words.ts';
import type { PhraseTrie } from './phrase-trie.ts';
import type { SmallWords } from './small-words.ts';
import type { WholeWords } from './whole-words.ts';

/** A thing people know, do, want or live through. Concepts refer to each other by their place in `Lexicon.concepts`. */
export interface Concept {
  id: string;
  /** A short noun phrase that reads well in a sentence. */
  name: string;
  displayName: DisplayName;
  /** Flags of its domain; see `DomainFile`. */
  pastime: boolean;
  circumstance: boolean;
  unsuggested: boolean;
  broader: number[];
  helps: number[];
  helpedBy: number[];
  /** May raise a score, is never named; so is everything narrower. */
  sensitive: boolean;
  /** Looking for it is private: no one else can read that need. */
  personal: boolean;
  /** Every wider concept with its distance, nearest first. */
  ancestors: { index: number; steps: number }[];
  /** How many concepts are narrower than this one. */
  narrower: number;
}

/** A concept group a word belongs to, and how much of the word's use falls into it, 0 to 1. */
export interface GroupShare {
  group: number;
  share: number;
}

/** The engine's knowledge of words and subjects, compiled from `content/lexicon/` and `content/naming/`. */
export interface Lexicon {
  concepts: Concept[];
  byId: Map<string, number>;
  /**
   * `content`: without function words. `exact`: phrases that are little more than function words. `whole`: names, acronyms and
   * other words without inflection.
   */
  phrases: Record<Language, { content: PhraseTrie<number>; exact: PhraseTrie<number>; whole: WholeWords }>;
  functionWords: Set<string>;
  plainWords: Set<string>;
  smallWords: SmallWords;
  languages: LanguageDetector;
  /** Every word of a cue phrase, folded. */
  cueWords: Set<string>;
  /** The known stem one typo away from an unknown one. */
  correct: Record<Language, (stem: string) => string | undefined>;
  knows: (stem: string, language: Language) => boolean;
  /** The words that show how a question asks; made on first use. */
  asking: (language: Language) => AskingWords;
  questionCues: PhraseTrie<keyof CueFile['question']>;
  /** Question cues that count only where their part has no other, folded. */
  modalCues: Set<string>;
  clauseCues: PhraseTrie<keyof CueFile['clause']>;
  /** Phrases that refuse what stands before them and nothing else: 'bores me'. */
  onlyAfterward: Set<string>;
  /** Phrases by which a question is about food, access or travel, and matches nobody. */
  practicalCues: PhraseTrie<'practical'>;
  /** Takes away the signs before a phrase that refuses what stands before it: 'football? no thanks'. */
  joinAfterward: (text: string) => string;
  denials: PhraseTrie<keyof CueFile['denials']>;
  refusing: PhraseTrie<keyof NonNullable<CueFile['refusing']>>;
  work: PhraseTrie<keyof NonNullable<CueFile['work']>>;
  optionCues: PhraseTrie<keyof NonNullable<CueFile['options']>>;
  /** The everyday fields, the others whose offers can often help (most likely first), and the fields each word or phrase goes with. */
  fields: { name: string; displayName: DisplayName; sensitive: boolean; personal: boolean; helpedBy: number[] }[];
  displayNames: DisplayNames;
  fieldWords: PhraseTrie<number>;
  /** Words, folded, that make a topic private to its owner; see `PersonalFile`. */
  sensitiveWords: PhraseTrie<true>;
  /** Concept groups a single stem points to. */
  groupWords: Map<string, GroupShare[]>;
  vectors: WordVectors | undefined;
  helpVectors: HelpVectors | undefined;
  /** The log-odds that each clue adds towards 'this piece of an answer is a need'. */
  leanings: Map<string, number>;
  /** The log-odds that each clue of a question adds for each thing it can ask for, in the order of `ASKED_FOR`. */
  questionReadings: Map<string, number[]>;
  commonness: Commonness;
  /** Made on first use: most events use one language. */
  glossary: (language: Glossary['language']) => Glossary;
  /** The phrases of a concept in a language as they are written; in English its name first. */
  sayings: (concept: number, language: Language) => string[];
  /** The words of a concept's names, in English and in another language. */
  wordsOf: (concept: number, language: OtherLanguage) => ConceptWords;
  /** Place among the vectors of the commonest word with an English stem. */
  placeOfStem: Map<string, number>;
  /** Inverse document frequency of the commonest word with a root, from nearly 0 to 1. */
  rootIdf: (root: string) => number;
  /** The words for finding topics that can be named; made on first use. */
  naming: (language: Language) => NamingWords;
  /** Names of people, places and firms, folded. */
  names: Set<string>;
  /** Whether a folded word is among the most frequent of the language, and no name. */
  isCommon: (word: string, language: Language) => boolean;
  /** The mean direction of a concept's English phrases; undefined when no word of them has a vector. */
  meaningOf: (concept: number) => Float32Array | undefined;
}
