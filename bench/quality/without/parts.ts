import { compileLexicon } from '@serendip/matching/lexicon/compile-lexicon';
import type { Lexicon } from '@serendip/matching/lexicon/lexicon';
import type { LexiconFiles } from '@serendip/matching/lexicon/lexicon-file';
import { PhraseTrie } from '@serendip/matching/lexicon/phrase-trie';
import type { EventSnapshot } from '@serendip/matching/types';
import type { Numbers } from './numbers.ts';

/** One mechanism of the engine, and how to take it away from outside: other files, another lexicon, other numbers, another event. */
export interface Part {
  name: string;
  files?: (files: LexiconFiles) => LexiconFiles;
  lexicon?: (lexicon: Lexicon) => Lexicon;
  numbers?: Numbers;
  snapshot?: (snapshot: EventSnapshot) => EventSnapshot;
}

export const PARTS: Part[] = [
  { name: 'fields', files: (files) => ({ ...files, fields: { fields: {}, sensitive: [] } }) },
  { name: 'help between fields', files: (files) => ({ ...files, fields: { ...files.fields, helped_by: {} } }) },
  { name: 'groups', lexicon: (lexicon) => ({ ...lexicon, groupWords: new Map() }) },
  { name: 'links of help', files: withConcepts(({ helps: _, ...concept }) => concept) },
  { name: 'broader concepts', numbers: { weights: { broaderSupply: 0, broaderDemand: 0 } } },
  { name: 'word stems', numbers: { weights: { unknownWord: 0, knownWord: 0 } } },
  { name: 'directions', files: ({ helpVectors: _, ...files }) => files },
  { name: 'senses of words', numbers: { weights: { sense: { rareFrom: -1 } } } },
  { name: 'common words count less', numbers: { weights: { commonWord: 1 } } },
  { name: 'gaps in phrases', lexicon: withoutGaps },
  { name: 'typos', lexicon: (lexicon) => ({ ...lexicon, correct: noCorrection }) },
  { name: 'leanings', files: (files) => ({ ...files, leanings: [] }) },
  { name: 'question readings', files: (files) => ({ ...files, questionReadings: [] }) },
  { name: 'question cues', lexicon: (lexicon) => ({ ...lexicon, questionCues: new PhraseTrie() }) },
  { name: 'clause cues', lexicon: (lexicon) => ({ ...lexicon, clauseCues: new PhraseTrie() }) },
  { name: 'denials', lexicon: (lexicon) => ({ ...lexicon, denials: new PhraseTrie() }) },
  { name: 'refusals', numbers: { weights: { refused: { takes: 0 } } } },
  { name: 'language hearing', files: (files) => ({ ...files, glossaries: { de: [], fr: [], es: [] } }) },
  {
    name: 'other languages at all',
    files: (files) =>
      withConcepts(({ say_de: _de, say_fr: _fr, say_es: _es, ...concept }) => concept)({
        ...files,
        glossaries: { de: [], fr: [], es: [] },
      }),
  },
  { name: 'commonness', files: (files) => ({ ...files, commonness: [] }) },
  { name: 'theme', snapshot: withoutTheme, numbers: { weights: { question: { ofProfile: 1 } } } },
  { name: 'imagined people', numbers: { weights: { rarity: { prior: 0 } } } },
  { name: 'help of both ways', numbers: { weights: { mix: { mutual: 0 } } } },
  { name: 'likeness', numbers: { weights: { mix: { similar: 0 } } } },
  { name: 'company', numbers: { weights: { supply: { company: 0 }, likeness: { company: 0 } } } },
  {
    name: 'concerns',
    numbers: { weights: { supply: { concern: 0 }, likeness: { concern: 0 }, holding: { concern: 0 } } },
  },
  {
    name: 'budget of a person',
    numbers: { weights: { budget: { offer: 1e9, fact: 1e9, need: 1e9, interest: 1e9, concern: 1e9, company: 1e9 } } },
  },
  { name: 'budget of claims', numbers: { weights: { claims: { power: 0 } } } },
  { name: 'assurance', numbers: { weights: { assurance: { power: 0 } } } },
  { name: 'hubness', numbers: { weights: { hubness: { popular: 0 } } } },
  { name: 'hubness of the event', numbers: { weights: { hubness: { event: { least: 1 } } } } },
  { name: 'sliders', numbers: { weights: { slider: { gap: 0, alike: 0, ahead: 0 } } } },
  { name: 'chosen options', numbers: { weights: { sameOption: 0 } } },
  { name: 'recalibration', numbers: { bounds: { recalibration: { lower: 0, flatten: 1 } } } },
  { name: 'rank gain', numbers: { bounds: { rankGain: { pace: 0 } } } },
];

const noCorrection: Lexicon['correct'] = {
  en: () => undefined,
  de: () => undefined,
  fr: () => undefined,
  es: () => undefined,
};

function withConcepts(
  change: (
    concept: LexiconFiles['domains'][number]['concepts'][number],
  ) => LexiconFiles['domains'][number]['concepts'][number],
): (files: LexiconFiles) => LexiconFiles {
  return (files) => ({
    ...files,
    domains: files.domains.map((file) => ({ ...file, concepts: file.concepts.map(change) })),
  });
}

function withoutGaps(lexicon: Lexicon): Lexicon {
  const gapless = (trie: PhraseTrie<number>): PhraseTrie<number> => {
    const longestAt: typeof trie.longestAt = (words, at, _gaps, stops) =>
      PhraseTrie.prototype.longestAt.call(trie, words, at, 0, stops) as ReturnType<typeof trie.longestAt>;
    return Object.assign(new PhraseTrie<number>(), { longestAt });
  };
  const { en, de, fr, es } = lexicon.phrases;
  const without = (one: typeof en): typeof en => ({ ...one, content: gapless(one.content) });
  return { ...lexicon, phrases: { en: without(en), de: without(de), fr: without(fr), es: without(es) } };
}

/** The event is named nothing, and its questions are somebody's own. */
function withoutTheme(snapshot: EventSnapshot): EventSnapshot {
  return {
    ...snapshot,
    event: { name: '', description: null },
    questions: snapshot.questions.map((question) => ({ ...question, scope: 'profile' })),
  };
}

export const lexiconWithout = ({ files = same, lexicon = same }: Part, all: LexiconFiles): Lexicon =>
  lexicon(compileLexicon(files(all)));

const same = <T>(one: T): T => one;
