import type { DisplayNames } from '../lexicon/display-names.ts';
import type { NameKind } from '../lexicon/names-file.ts';
import type { Language } from '../text/stem.ts';
import type { Mention } from './reason.ts';

/** A topic as a sentence names it to its reader. */
export interface Spoken {
  words: string;
  language: Language;
  doing: boolean;
  help: boolean;
  /** The id of the concept. */
  concept: string | null;
  /** Of a display name outside English; null for words that somebody typed. */
  kind: NameKind | null;
  /** The topic as it is stored. */
  of: Mention;
}

/** Names a topic in a screen's language: by its words to people who read them, else by the name of its concept; undefined without either. */
export type Speak = (mention: Mention) => Spoken | undefined;

export function speakTo(language: Language, writes: Language | null, names: DisplayNames): Speak {
  return (of) => {
    const { help, concept } = of;
    if (of.language === language || of.language === writes) {
      // In its own language a name of the lexicon is not what the person wrote.
      return of.words === null
        ? undefined
        : { words: of.words, language: of.language, doing: of.doing, help, concept, kind: null, of };
    }
    if (concept === null) return undefined;
    if (language !== 'en') {
      const name = names.other(language, concept);
      return name && { words: name.name, language, doing: name.kind === 'doing', help, concept, kind: name.kind, of };
    }
    const name = names.english(concept);
    return name && { words: name.name, language, doing: name.kind === 'doing', help, concept, kind: null, of };
  };
}
