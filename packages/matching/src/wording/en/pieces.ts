import type { DisplayName } from '../../lexicon/display-name.ts';
import type { DisplayNames } from '../../lexicon/display-names.ts';
import type { Spoken } from '../spoken.ts';

/** Pieces of English sentences, made of a mention. Verbs stand as they follow 'they' and 'you'. */
export interface English {
  /** The offer as a verb phrase after 'they': 'fix bikes', 'are a nurse', 'offer a drill'. */
  does: (mention: Spoken) => string;
  /** The need as a verb phrase after 'they': 'look for a babysitter', 'want to learn to code'. */
  seeks: (mention: Spoken) => string;
  /** The thing itself inside a sentence: 'a babysitter', 'fixing bikes'. */
  thing: (mention: Spoken) => string;
  /** The same without an article: 'drill'. */
  bare: (mention: Spoken) => string;
  /** The kind of thing it is; the opener depends on it. */
  sortOf: (mention: Spoken) => Sort;
}

export type Sort = 'person' | 'people' | 'doing' | 'work' | 'play' | 'go' | 'language' | 'thing' | 'subject';

const ARTICLE = /^(?:an?|some|the|my|our|your|their) /i;
/** Ends of words for what people are, and words that only look so. */
const PERSON =
  /(?:ist|ian|eur|man|woman|smith|wright|nurse|consultant|assistant|volunteer|notary|chef|cook|coach|attorney|accountant|architect|analyst|clerk|baker|waiter|agent|expert|student|apprentice|midwife|poet|pilot|vet|buddy|partner|founder|mentor|guide|nanny|sitter|tutor|[a-z]{2}er|[a-z]{2}or)$/i;
const NO_PERSON =
  /^(?:over|under|after|other|master|list|playlist|checklist|wishlist|shortlist|twist|mist|wrist|waist|gist|fist|river|lever|gutter|layer|factor)$|(?:computer|chamber|water|paper|poster|dinner|theat(?:er|re)|flower|shower|motor|letter|weather|summer|winter|number|order|offer|power|tower|cover|paper|corner|border|printer|mixer|trailer|router|server|scanner|drawer|freezer|cooker|laser|buffer|folder|newsletter|soccer|poker|leather|silver|copper|rubber|timber|butter|pepper|ginger|liquor|colou?r|labou?r|interior|exterior|decor|error|mirror|tractor|motor|sensor|monitor|projector|vector|terror|horror|indoor|outdoor|floor|door|beer|gear|hair|repair|chair|air|bar|car|guitar|calendar|seminar|webinar|career|matter|center|centre|register|quarter|semester|christmas|human|german|roman|woman|metaphor|favou?r|flavou?r|harbou?r|humou?r|garden|math|stationer|charter|transfer|chapter|filter|water|banter|easter|counter|barrier|carrier|frontier|fiber|fibre|cyber|spider|deer|engineer[s]?ing|gender|calendar)$/i;
/** Things that one can borrow, though they end like what people are. */
const TOOL =
  /(?:ladder|blender|toaster|hammer|spanner|planter|strimmer|mower|washer|dryer|heater|boiler|charger|adapter|tiller|cutter|grater|slicer|opener|copier|shredder|stapler|stroller|container|hanger|holder|locker|sander|grinder|speaker|amplifier|recorder|sweater|jumper|trouser|slipper|sneaker|saucer|platter|steamer|fryer|juicer|generator|elevator|calculator|radiator|refrigerator|incubator|propagator|simulator|compressor|processor|detector|reactor|razor|anchor|scooter|roller|quarter|shoulder|finger|feather|cucumber|burger|cracker|starter|fertili[sz]er|sticker|banner|meter|character|cluster|monster|lobster|hamster|oyster|roster|shelter|helicopter|machine|press|pump|chainsaw|marquee|wheelbarrow|rotavator|trailer)$/i;
const PEOPLE =
  /(?:people|men|women|ists|ians|[a-z]{2}ers|[a-z]{2}ors|founders|partners|students|nurses|chefs|friends|buddies|folks)$/i;
const VOWEL = /^(?:[aeio]|u(?!s[aei]|ni))/i;

export function englishOf(names: DisplayNames): English {
  const stems = new Map<string, string>();
  /** Verbs of doing that are no names of things as well: 'fix bikes'. */
  const verbs = new Set([
    'fix',
    'repair',
    'teach',
    'bake',
    'sew',
    'knit',
    'translate',
    'write',
    'edit',
    'feed',
    'build',
    'sell',
    'grow',
    'read',
    'organise',
  ]);
  for (const [verb, doing] of names.verbs) if (!stems.has(doing)) stems.set(doing, verb);

  const displayNameOf = ({ words, concept }: Spoken): DisplayName => {
    const known = concept === null ? undefined : names.english(concept);
    return known && known.name.toLowerCase() === words.toLowerCase()
      ? known
      : names.anyEnglish(bareOf(words).toLowerCase());
  };
  const verbIn = (mention: Spoken): string | undefined => {
    const { words } = mention;
    const [first = '', ...rest] = words.split(' ');
    const verb = stems.get(first.toLowerCase()) ?? (rest.length > 0 && verbs.has(first) ? first : undefined);
    if (mention.language !== 'en') return undefined;
    const displayName = displayNameOf(mention);
    return verb ? [verb, ...rest].join(' ') : displayName.kind === 'doing' ? displayName.does : undefined;
  };

  const sortOf = (mention: Spoken): Sort => {
    if (mention.language !== 'en') return displayNameOf(mention).kind === 'language' ? 'language' : 'subject';
    const { words } = mention;
    const bare = bareOf(words);
    const { kind } = displayNameOf(mention);
    if (verbIn(mention) && (mention.doing || verbs.has(words.split(' ')[0] as string))) return 'doing';
    if (kind === 'work' || kind === 'play' || kind === 'go' || kind === 'language') return kind;
    const head = headOf(bare);
    if (TOOL.test(head)) return 'thing';
    if (TOOL.test(head.replace(/s$/, ''))) return 'subject';
    if (displayNameOf(mention).one && displayNameOf(mention).name.toLowerCase() === bare.toLowerCase()) return 'person';
    if (PEOPLE.test(head) && !NO_PERSON.test(head.replace(/s$/, ''))) return 'people';
    if (PERSON.test(head) && !NO_PERSON.test(head)) return 'person';
    if (kind === 'person') return head.endsWith('s') && !displayNameOf(mention).one ? 'people' : 'person';
    if (ARTICLE.test(words) || kind === 'give' || kind === 'space') return 'thing';
    return 'subject';
  };
  /** A single person or thing has its article. */
  const thing = (mention: Spoken): string => {
    const { words } = mention;
    if (mention.language !== 'en') return quoted(mention);
    if (ARTICLE.test(words)) return words;
    const displayName = displayNameOf(mention);
    if (displayName.one && displayName.name.toLowerCase() === words.toLowerCase()) return displayName.one;
    const isSingle =
      sortOf(mention) === 'person' ||
      TOOL.test(headOf(words)) ||
      (displayName.kind === 'space' && !/s$/.test(headOf(words)));
    if (!isSingle) return words;
    return `${VOWEL.test(words) ? 'an' : 'a'} ${words}`;
  };

  return {
    sortOf,
    thing,
    bare: (mention) => (mention.language === 'en' ? bareOf(mention.words) : quoted(mention)),
    does(mention) {
      const displayName = displayNameOf(mention);
      const words = mention.language === 'en' ? mention.words : quoted(mention);
      const isCalledSo = displayName.name.toLowerCase() === bareOf(words).toLowerCase();
      switch (sortOf(mention)) {
        case 'doing':
          return verbIn(mention) as string;
        case 'work':
          return isCalledSo && displayName.does && displayName.does !== `do ${words.toLowerCase()}`
            ? displayName.does
            : `do ${words}`;
        case 'play':
          return isCalledSo && displayName.does ? displayName.does : `play ${words}`;
        case 'go':
          return `go ${words}`;
        case 'language':
          return `speak ${words}`;
        case 'person':
          return `are ${/^(?:the|my|our) /i.test(words) ? words : thing(mention)}`;
        case 'people':
          return `know ${words}`;
        case 'thing':
          if (mention.help) return `can lend ${lent(thing(mention))}`;
          return `offer ${thing(mention).replace(/^(?:my|our|the) /i, 'their ')}`;
        default:
          if (mention.help && mention.language === 'en') return `can lend ${lent(words)}`;
          return `can help with ${words}`;
      }
    },
    seeks(mention) {
      const isBare = !['person', 'people', 'thing'].includes(sortOf(mention));
      if (isBare && (mention.help || (mention.doing && mention.language !== 'en')))
        return `need help with ${thing(mention)}`;
      const verb = mention.doing ? verbIn(mention) : undefined;
      return verb && !/^(?:look|search|find)\b/.test(verb) ? `want to ${verb}` : `look for ${thing(mention)}`;
    },
  };
}

/** 'a drill' is lent; 'apple press' and 'big pans' are theirs. */
const lent = (words: string): string => (/^(?:an?|some) /i.test(words) ? words : `their ${words.replace(ARTICLE, '')}`);

/** Words of another language stand out in an English sentence: 'They need help with "Rasen mähen"'. */
const quoted = ({ words }: Spoken): string => `'${words}'`;

const bareOf = (words: string): string => words.replace(ARTICLE, '');
/** The word that a name is about: 'founder' of 'founder with experience'. */
const headOf = (bare: string): string =>
  (bare.split(/ (?:of|for|in|at|with|from|on|to|by|who|near|about) /)[0] ?? bare).split(' ').at(-1) as string;
