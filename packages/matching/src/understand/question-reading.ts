import type { Lexicon } from '../lexicon/lexicon.ts';
import type { CueFile } from '../lexicon/lexicon-file.ts';
import type { Language } from '../text/stem.ts';
import { tokenise } from '../text/tokens.ts';
import type { SnapshotQuestion } from '../types.ts';
import { WEIGHTS } from '../weights.ts';
import { ASKED_FOR, type AskedFor, likelyAskedFor } from './asked-for.ts';
import { type AsksRefusal, asksRefusal, deniesHarmlessly, refusesOutright } from './asks-refusal.ts';
import { hasTellingCue, questionCuesIn, questionParts, tellingCuesIn } from './question-clues.ts';
import type { Roles } from './roles.ts';

/** How a question's answers are read, by its words and the host's hint. */
export interface QuestionReading {
  question: SnapshotQuestion;
  /** The language to assume of an answer that gives no sign of its own. */
  language: Language;
  /** How far an answer is something given, looked for, true of the person, or liked; the largest is 1. */
  roles: { offer: number; need: number; fact: number; interest: number };
  /** The roles that the person chose for a topic of their own; no word in it changes them. */
  stated?: Roles;
  /** A topic instead of an answer: a need in it is stated outright. */
  topic?: true;
  /** 1 normally; less where the hint says that the answer alone is no reason to meet, or for the general profile. */
  weight: number;
  /** It asks for needs and something else at once, or for neither in particular: each piece of an answer is classified. */
  mixed: boolean;
  /** The host asks whom or what not to bring together with this person. */
  refuses: boolean;
  /** Roles whose cues stand in it, and that other hosts' wordings make no likelier than something else: nothing is said of them. */
  disputed?: ReadonlySet<AskedFor>;
  /** It may ask for a wish or for a refusal: its answers are read as neither. */
  doubtful: boolean;
  /** Neither topics nor a reason to meet: diets, arrival times. */
  ignored: boolean;
  /** How two numbers on a slider should relate. */
  distance: 'near' | 'apart' | 'free';
  /** Readiness to join or move: gates needs for people who would join. */
  joining: boolean;
}

/** Forms of questions that say more than their words: 'What would you swap honey for?', 'a question that you could answer'. */
const FORMS: ['need' | 'offer', RegExp][] = [
  [
    'need',
    /^what(?!\p{L}).*\b(?:swap|trade|exchange|barter)\b.+\bfor\s*\?|^wof[uü]r(?!\p{L}).*(?:tauschen|hergeben)\s*\?|^contre quoi(?!\p{L}).*[ée]chang|^¿?por qu[eé](?!\p{L}).*cambiar[ií]as?(?!\p{L})/iu,
  ],
  [
    'offer',
    /\bquestions?(?: that)? you (?:can|could|would)\b.*\banswer\b|\bfragen?,? die du\b.*\bbeantworten\b|\bquestions? [àa] laquelle tu (?:peux|pourrais)\b.*\br[ée]pondre\b|\bpregunta que (?:puedas|puedes|podr[ií]as)\b.*\b(?:responder|contestar)\b/iu,
  ],
];

type Cue = keyof CueFile['question'];
/** A shorter part of a question asks for nothing by itself. */
const LEAST_IN_PART = 3;
/** Of roles with equally many cues the first is meant. */
const ROLES: readonly Cue[] = ['need', 'offer', 'fact', 'interest'];

/** @param language what the event's questions are written in. */
export function readQuestion(question: SnapshotQuestion, lexicon: Lexicon, language: Language = 'en'): QuestionReading {
  const { cues } = WEIGHTS.question;
  const counts = new Map<Cue, number>();
  const add = (cue: Cue, weight: number) => counts.set(cue, (counts.get(cue) ?? 0) + weight);
  for (const cue of cuesInParts(question.text, lexicon)) add(cue, cues.inText);
  (question.matching_context ?? '').split(/[.!?;:]+/).forEach((sentence, place) => {
    for (const cue of questionCuesIn(sentence, lexicon)) add(cue, place === 0 ? cues.firstInHint : cues.laterInHint);
  });
  const of = (cue: Cue): number => counts.get(cue) ?? 0;

  const structured = question.input_type !== 'text';
  // The model was trained on questions with answers in words.
  const likely = structured ? undefined : likelyUnlessPlain(question, (one) => of(one) > 0, lexicon, language);
  const plain = structured ? undefined : FORMS.find(([, form]) => form.test(question.text))?.[0];
  const told = (one: AskedFor): number => (plain ? Number(one === plain) : (likely?.[one] ?? of(one)));
  const asked = { offer: told('offer'), need: told('need'), fact: told('fact'), interest: told('interest') };
  const most = Math.max(...Object.values(asked));
  const roles =
    most === 0
      ? WEIGHTS.question.unclear
      : {
          offer: sharpen(asked.offer / most),
          need: sharpen(asked.need / most),
          fact: sharpen(asked.fact / most),
          interest: sharpen(asked.interest / most),
        };
  const { asks } = WEIGHTS.said;
  const refusal = structured ? 'no' : refusalOf(question, lexicon);
  const likelyRefuses = told('refusal') >= (likely ? WEIGHTS.question.likely : cues.inText) && told('refusal') > most;
  return {
    question,
    language,
    roles,
    mixed: roles.need >= asks ? Math.max(roles.offer, roles.fact) >= asks : roles.offer < asks && roles.fact >= asks,
    weight:
      (question.scope === 'profile' ? WEIGHTS.question.ofProfile : 1) *
      (structured && of('minor') > 0 ? WEIGHTS.question.minor : 1),
    refuses: refusal === 'surely' || (likelyRefuses && refusal === 'no' && !deniesHarmlessly(question.text, lexicon)),
    disputed: structured || plain ? new Set() : disputedIn(question, lexicon, language),
    doubtful: refusal === 'maybe',
    ignored: told('logistics') > most || asksPractically(question, lexicon),
    distance: of('apart') > of('near') ? 'apart' : of('near') > 0 || of('minor') > 0 ? 'near' : 'free',
    joining: of('joining') > 0,
  };
}

/** 'Do you need a parking space?'; a host who gives a hint says what the answers are for. */
function asksPractically({ text, matching_context: hint }: SnapshotQuestion, { practicalCues }: Lexicon): boolean {
  const words = tokenise(text).map(({ word }) => word);
  return (hint ?? '') === '' && words.some((_, at) => practicalCues.longestAt(words, at));
}

/** A cue can rank, but only one that what was learned does not speak against can be said. Hosts ask for offers as for facts. */
function disputedIn(
  { text, matching_context: hint }: SnapshotQuestion,
  lexicon: Lexicon,
  language: Language,
): Set<AskedFor> {
  const likely = (hint ?? '') === '' ? likelyAskedFor(text, '', lexicon, language) : undefined;
  if (!likely) return new Set();
  const { said } = WEIGHTS.question.alone;
  const isBehind = (one: AskedFor): boolean =>
    ASKED_FOR.some(
      (other) =>
        other !== one && !(one === 'offer' && other === 'fact') && oddsOf(likely[one]) < said * oddsOf(likely[other]),
    );
  return new Set(ASKED_FOR.filter(isBehind));
}

/** By its own words, or by the beginning of the host's hint where those do not tell what it asks for. */
function refusalOf({ text, matching_context: hint }: SnapshotQuestion, lexicon: Lexicon): AsksRefusal {
  const own = asksRefusal(text, lexicon);
  if (own !== 'no' || hasTellingCue(text, lexicon)) return own;
  return refusesOutright((hint ?? '').split(/[.!?;]/)[0] ?? '', lexicon) ? 'surely' : 'no';
}

/**
 * Probabilities of the things a question asks for, learned from other hosts' wordings; unlikely ones are 0. Undefined where its
 * own cues are plain (no hint, or cues of needs and of something else that the hint does not deny), and where nothing is likely.
 */
function likelyUnlessPlain(
  { text, matching_context }: SnapshotQuestion,
  cued: (one: AskedFor) => boolean,
  lexicon: Lexicon,
  language: Language,
): Record<AskedFor, number> | undefined {
  const { likely: enough, sure, denied } = WEIGHTS.question;
  const hint = matching_context ?? '';
  const likely = likelyAskedFor(text, hint, lexicon, language);
  if (!likely) return undefined;
  const said = new Set(cuesInParts(text, lexicon));
  if (hint === '') {
    const asked = partsOf(text, lexicon, language).map((part) => {
      const thing = likelyAskedFor(part, '', lexicon, language);
      return thing && oneLikely(thing);
    });
    return likelyAlone(likely, asked, said, hasTellingCue(text, lexicon));
  }
  const first = Math.max(...Object.values(likely));
  if (first < enough) return undefined;
  const other = Math.max(likely.offer, likely.fact);
  if (said.has('need') && (said.has('offer') || said.has('fact')) && Math.min(likely.need, other) > denied)
    return undefined;
  const counts = (one: AskedFor): boolean => likely[one] === first || likely[one] >= (cued(one) ? enough : sure);
  return only(likely, counts);
}

/**
 * Without a hint a question that says plainly what it asks for is read by its cues, unless other hosts' wordings make that
 * unlikely and something else likelier. Then, and where a cue says nothing more than who people are, the one likely thing counts.
 */
function likelyAlone(
  likely: Record<AskedFor, number>,
  parts: (AskedFor | undefined)[],
  said: Set<Cue>,
  isTelling: boolean,
): Record<AskedFor, number> | undefined {
  const { unlikely } = WEIGHTS.question.alone;
  const thing = parts.every((part) => part === parts[0]) ? oneLikely(likely) : undefined;
  const one = thing && only(likely, (other) => other === thing);
  const nothing = only(likely, () => false);
  const cued = isTelling ? ASKED_FOR.filter((other) => said.has(other)) : [];
  const [cue] = cued;
  if (cued.length > 1) return undefined;
  // Its parts ask for the two sides of one trade.
  if (parts.includes('need') && parts.includes('offer')) return { ...nothing, need: 1, offer: 1 };
  if (cue === undefined || cue === 'fact') return one;
  // Some hosts ask for an offer by asking what people do.
  const likeliest = cue === 'offer' ? Math.max(likely.offer, likely.fact) : likely[cue];
  const isFirst = likeliest === Math.max(...Object.values(likely));
  return isFirst || likeliest >= unlikely ? undefined : (one ?? nothing);
}

/** The questions within one: 'What do you bring, and what do you need?'; none where it asks once. */
function partsOf(text: string, lexicon: Lexicon, usual: Language): string[] {
  const { opens } = lexicon.asking(lexicon.languages.detect(tokenise(text), usual));
  const parts = questionParts(text).filter((part) => {
    const tokens = tokenise(part);
    return tokens.length >= LEAST_IN_PART && tokens.slice(0, LEAST_IN_PART).some(({ word }) => opens.has(word));
  });
  return parts.length > 1 ? parts : [];
}

/** The one thing that a question asks for by what was learned; undefined where two may be meant. */
function oneLikely(likely: Record<AskedFor, number>): AskedFor | undefined {
  const { likely: enough, ahead } = WEIGHTS.question.alone;
  const [first = 0, second = 0] = Object.values(likely).sort((a, b) => b - a);
  const isOne = first >= enough && oddsOf(first) >= ahead * oddsOf(second);
  return isOne ? ASKED_FOR.find((one) => likely[one] === first) : undefined;
}

const oddsOf = (likelihood: number): number => likelihood / (1 - likelihood);

const only = (likely: Record<AskedFor, number>, counts: (one: AskedFor) => boolean): Record<AskedFor, number> =>
  Object.fromEntries(ASKED_FOR.map((one) => [one, counts(one) ? likely[one] : 0])) as Record<AskedFor, number>;

/** A role clearly behind the leading one does not count; one close to it counts nearly as much. */
const sharpen = (share: number): number => {
  const { from, counts } = WEIGHTS.question.second;
  return share >= 0.99 ? 1 : share >= from ? counts : 0;
};

/**
 * The roles a question asks for: 'What do you bring, and what are you after?' asks for two. In each part the role with most
 * cues counts; with equally many a need, since 'can you', 'help' and 'share' occur in needs as well.
 */
function cuesInParts(text: string, lexicon: Lexicon): Cue[] {
  const asked = new Set<Cue>();
  const others: Cue[] = [];
  for (const part of questionParts(text)) {
    const found = tellingCuesIn(part, lexicon);
    const count = (role: Cue) => found.filter((cue) => cue === role).length;
    const most = Math.max(...ROLES.map(count));
    const leading = ROLES.filter((role) => most > 0 && count(role) === most);
    const meant = leading.find((role) => role === 'need' || role === 'offer');
    for (const cue of found) if (!ROLES.includes(cue)) others.push(cue);
    // A question about people to avoid asks for no need or offer.
    if (!found.includes('refusal')) for (const role of meant ? [meant] : leading) asked.add(role);
  }
  return [...asked, ...others];
}
