import type { Glossary } from '../text/glossary.ts';
import type { HelpVectors } from '../text/help-vectors.ts';
import type { Language, OtherLanguage } from '../text/stem.ts';
import type { WordVectors } from '../text/word-vectors.ts';
import type { AskingFile } from './asking-words.ts';
import type { CommonKind } from './commonness.ts';
import type { KindsFile } from './kinds-file.ts';
import type { NameRow } from './names-file.ts';
import type { NamingFile, VerbRow } from './naming-words.ts';
import type { SmallWordsFile } from './small-words.ts';

/** One concept as a lexicon file states it; see `content/lexicon/README.md`. */
export interface ConceptEntry {
  id: string;
  name: string;
  broader?: string[];
  say?: string[];
  say_de?: string[];
  say_fr?: string[];
  say_es?: string[];
  helps?: string[];
  sensitive?: boolean;
}

export interface DomainFile {
  domain: string;
  /** Its concepts are things that people like to do together. */
  pastimes?: boolean;
  /** Its concepts say where or how to meet: they are never read as topics. */
  circumstances?: boolean;
  /** Its concepts are not suggested to people who type a topic. */
  unsuggested?: boolean;
  concepts: ConceptEntry[];
}

/** The words by which questions and clauses show their role: `content/lexicon/cues.json`. */
export interface CueFile {
  /** Phrases in a question's text or in the host's hint. */
  question: Record<
    | 'offer'
    | 'need'
    | 'fact'
    | 'interest'
    | 'logistics'
    | 'near'
    | 'apart'
    | 'minor'
    | 'joining'
    | 'together'
    | 'refusal',
    string[]
  >;
  /** Phrases of `question` that say little by themselves ('could you'). They count only where their part of a question has no other. */
  modal?: string[];
  /**
   * Phrases inside an answer. `seeking` states a need outright, `company` asks for others to do it with, `trouble` reports a
   * hardship (no offer where that is sensitive), `liking` turns a fact into an interest, `lack` names something missing, `void` says
   * nothing ('not sure').
   */
  clause: Record<
    'seeking' | 'company' | 'offer' | 'trouble' | 'liking' | 'need' | 'refusal' | 'lack' | 'void',
    string[]
  >;
  /**
   * Phrases by which people say what they do not have or cannot do: `without` and `unable` speak of the few words after
   * them, `next` and `unable_next` of the very next one, `gone` and `unable_at` of those before ('my dog died', 'maths is not my strength').
   * After `name` comes somebody's name. `harmless` look like one of these and deny nothing ('I can't wait to'); people who
   * are `mourned` are what is spoken of.
   */
  denials: Record<
    'without' | 'unable' | 'next' | 'unable_next' | 'gone' | 'unable_at' | 'name' | 'harmless' | 'mourned',
    string[]
  >;
  /**
   * Phrases of questions that ask what people do not want: `outright`, or `not` and `wishing` in one part of it. `harmless`
   * phrases refuse nothing ('not want to miss'). `neither` asks what one never did or leaves to others: no wish, and no refusal.
   * Left out, only the question cues decide.
   */
  refusing?: Record<'outright' | 'not' | 'wishing' | 'harmless' | 'neither', string[]>;
  /**
   * Phrases that `asks` what a person does for a living, so that a bare answer is an offer; `harmless` ones only look like it
   * ('do you do for fun'). `past` ones ask how something came about: no bare word of their answers is said. Left out, no question
   * asks that.
   */
  work?: Record<'asks' | 'harmless' | 'private' | 'past', string[]>;
  /**
   * Ticked options that are no reason to meet: those that begin with a phrase of `nothing` ('none of these', 'yes') or are one of
   * `nothing_alone`, and those of questions with a phrase of `of_identity` (gender, age). Left out, every option is one.
   */
  options?: Record<'nothing' | 'nothing_alone' | 'of_identity', string[]>;
  /**
   * Phrases of questions about food, access, travel or how somebody heard of the event. Without a hint, their answers match nobody,
   * even where the question says 'need' or 'want'.
   */
  practical?: string[];
  /** Words that carry no topic, per language; phrases match with or without them. */
  function_words: Record<'en' | 'de' | 'fr' | 'es', string[]>;
  /** Words too common in any event to count as a shared topic on their own. */
  plain_words: string[];
  /** Small words of each language, by their use; left out, texts are English and no small word turns their meaning. */
  small_words?: SmallWordsFile;
}

/** Subjects of everyday talk and the words that go with each, blanks between words, `_` inside phrases: `fields.json`. */
export interface FieldsFile {
  fields: Record<string, string>;
  /** Fields that may raise a score but are never named. */
  sensitive: string[];
  /** By field, the others whose offers often help with a need in it, most likely first, `; ` between. */
  helped_by?: Record<string, string>;
}

/**
 * Things that are harmless as work or an offer and private as a need: `personal.json`. Concepts by id, fields by name.
 */
export interface PersonalFile {
  concepts: string[];
  fields: string[];
  /**
   * Words for health, money trouble or faith in all languages that no sensitive concept or field has. A single word counts in a
   * topic without other words, several where they stand side by side.
   */
  words?: string[];
}

/** Everything read from the lexicon's folder. */
export interface LexiconFiles {
  domains: DomainFile[];
  cues: CueFile;
  fields: FieldsFile;
  /** Left out, people who offer something can read of every need that it meets, unless that is sensitive. */
  personal?: PersonalFile;
  /** Left out, every name is a subject that one knows about. */
  kinds?: KindsFile;
  /** Left out, cues and learned words alone tell what a question asks for. */
  asking?: AskingFile;
  /** Left out, the engine knows words only through the lexicon and their spelling. */
  vectors?: WordVectors;
  /** In the order of `vectors`; left out, no need is compared with offers by meaning. */
  helpVectors?: HelpVectors;
  /**
   * The log-odds (natural) that each clue adds towards 'this piece of an answer is a need'; see `leaning.ts`. Left out or
   * empty, a piece is as likely a need as an offer where a question asks for both.
   */
  leanings?: [string, number][];
  /**
   * The log-odds (natural) that each clue of a question adds for each thing it can ask for, in the order of `ASKED_FOR`; see
   * `asked-for.ts`. Left out or empty, cues alone decide.
   */
  questionReadings?: [string, number[]][];
  /**
   * The share of people at any event who have each trait, 0 to 1, by the trait's kind and name; see `commonness.ts`. Left out or
   * empty, only the event itself shows which traits are common.
   */
  commonness?: [CommonKind, string, number][];
  /** Words of other languages with their translations; empty or left out, the engine knows only the lexicon's phrases in them. */
  glossaries?: Record<Glossary['language'], [string, string[]][]>;
  /** The words for finding topics that can be named; left out, no topic is named. */
  naming?: NamingFiles;
}

/** By language; a language may be left out. */
export interface NamingFiles {
  files: Partial<Record<Language, Partial<NamingFile>>>;
  verbs: Partial<Record<Language, VerbRow[]>>;
  /** Adjectives and adverbs, folded. */
  qualities: Partial<Record<Language, string[]>>;
  /** Frequent words, folded; of English the first of `vectors` serve. */
  common: Partial<Record<Language, string[]>>;
  /** Names of people and places, folded. */
  names: string[];
  /** The names of concepts outside English. */
  concepts?: Partial<Record<OtherLanguage, NameRow[]>>;
  /** The same for fields, by their English names. */
  fields?: Partial<Record<OtherLanguage, NameRow[]>>;
}
