import type { NamingList } from '../lexicon/naming-words.ts';
import type { TopicRole } from '../types.ts';
import type { AskedRole } from './asked-role.ts';
import { type Cue, type CueRole, cueAt } from './cues.ts';
import { bareDoing, doneIn, learning, ownDoing } from './doings.ts';
import {
  foldedOf,
  type Grammar,
  isIn,
  isNoun,
  isNumber,
  lengthAt,
  placeOf,
  tellsSomething,
  without,
  withoutEdges,
} from './grammar.ts';
import { endOf, type Naming, nameOf, trimmed } from './name-of.ts';
import { peopleToo, withWhom } from './people-sought.ts';
import { piecesOf } from './pieces.ts';
import type { Place } from './place.ts';
import { refusedIn } from './refused.ts';
import type { Stretch, Word } from './words.ts';

/** Something said of oneself, in the words for it. */
export interface Said extends Naming {
  role: TopicRole;
  /** No cue says so: it stands alone in an answer to a question that asks for it. */
  bare?: true;
  /** It says who one is: 'I am a nurse'. */
  self?: true;
}

/** A piece of a short answer is at most so long. */
const MOST_WORDS = 8;

/** Names what a sentence of an answer says, piece by piece; `told` is what a mere naming says in a short answer. */
export function readSentence(sentence: Stretch[], told: AskedRole, inStory: boolean, grammar: Grammar): Said[] {
  const said: Said[] = [];
  const asked = inStory && told !== 'avoid' ? null : told;
  const place: Place = { asked, isStory: inStory, cued: undefined, refusing: false, verb: undefined };
  if (told === 'avoid' && refusesNothing(sentence, grammar)) return [];
  // 'only people under 70, jk'.
  if (sentence.some((stretch) => placeOf('joking', stretch, grammar) >= 0)) return [];
  for (const stretch of withPeopleSought(sentence, grammar)) {
    if (stretch !== sentence[0] && isRelativeInGerman(stretch, grammar)) continue;
    for (const piece of piecesOf(stretch, grammar)) said.push(...readPiece(piece, place, grammar));
    place.verb = undefined;
    // Of a list in a story only the head of a wish or of an offer is certain.
    if (inStory) place.cued = undefined;
  }
  return said;
}

/** 'Nope, open book'; but 'nothing, except politics'. */
const refusesNothing = ([first = [], ...others]: Stretch[], grammar: Grammar): boolean => {
  const words = withoutEdges('fillers', first, grammar);
  return (
    words.length > 0 &&
    lengthAt('void', words, 0, grammar) === words.length &&
    others.every((other) => placeOf('refuses', other, grammar) < 0 && placeOf('refusals', other, grammar) < 0)
  );
};

/** 'jemanden, der Verträge prüft' is one thing said. */
function withPeopleSought(sentence: Stretch[], grammar: Grammar): Stretch[] {
  const [first, second, ...others] = sentence;
  const [last] = first?.slice(-1) ?? [];
  // 'jemanden, der mir zeigt, wie' is not said to its end there.
  const goesOn = others[0] !== undefined && lengthAt('stops', others[0], 0, grammar) > 0;
  const isSought =
    first &&
    second &&
    !goesOn &&
    isRelativeInGerman(second, grammar) &&
    cueAt([last as Word, ...second], 0, grammar)?.follows === 'whom';
  return isSought ? [[...first, ...second], ...others] : sentence;
}

/** ', die irgendwas mit Excel machen', ', mit dem man reden kann'. */
function isRelativeInGerman(stretch: Stretch, grammar: Grammar): boolean {
  if (grammar.language !== 'de' || stretch.length < 3) return false;
  const at = isIn('prepositions', stretch[0]?.word, grammar) ? 1 : 0;
  return isIn('relative_pronouns', stretch[at]?.word, grammar);
}

/** More words than these make an answer a story, where only cues and doings count, unless all of it is a list of short namings. */
const STORY = 20;
/** The words of a piece of such a list, on average. */
const IN_LIST = 4;

export function isStory(sentences: Stretch[][], grammar: Grammar): boolean {
  const words = sentences.flat(2).length;
  if (words <= STORY) return false;
  const pieces = sentences.flat().flatMap((stretch) => piecesOf(stretch, grammar));
  const isNaming = (piece: Word[]): boolean =>
    piece.length <= MOST_WORDS && placeOf('stops', piece, grammar) < 0 && !tellsSomething(piece, grammar);
  return words > IN_LIST * pieces.length || !pieces.every(isNaming);
}

function readPiece(piece: Word[], place: Place, grammar: Grammar): Said[] {
  const words = mainClause(withoutEdges('fillers', piece, grammar), grammar);
  if (words.length === 0 || lengthAt('void', words, 0, grammar) === words.length) return [];
  // Context begins: nothing of the sentence is a mere naming any more.
  if (lengthAt('stops', words, 0, grammar) > 0) {
    place.asked = null;
    return [];
  }
  const refused = refusedIn(beforeRelative(words, grammar), place.asked === 'avoid', grammar);
  if (refused) {
    place.refusing = true;
    const kept = refused.kept.length > 0 ? readPlain(refused.kept, place, grammar) : [];
    const named = refused.refused.length > 0 ? nameOf(refused.refused, grammar) : undefined;
    return [...kept, ...(named ? [{ role: 'avoid' as const, ...named }] : [])];
  }
  if (place.refusing && place.asked !== 'avoid' && !cueAt(words, startOf(words, grammar), grammar)) return [];
  place.refusing = false;
  return readPlain(words, place, grammar);
}

const BEFORE_CLAUSE: NamingList[] = ['onward', 'prepositions', 'times', 'numbers', 'articles', 'drop_first'];
const LONGEST_BEFORE = 4;

/** 'So from September we need': what stands before a cue of more than one word, where it leads on or says when. */
function mainClause(words: Word[], grammar: Grammar): Word[] {
  for (let at = 0; at <= LONGEST_BEFORE && at < words.length; ) {
    if (at > 0 && (cueAt(words, at, grammar)?.length ?? 0) > 1) return words.slice(at);
    // 'sin ganas de hablar' wishes for nothing.
    if (lengthAt('refusals', words, at, grammar) > 0) return words;
    const length = Math.max(...BEFORE_CLAUSE.map((list) => lengthAt(list, words, at, grammar)));
    if (length === 0) return words;
    at += length;
  }
  return words;
}

/** 'a bike that does not squeak' is no refusal; 'politics but not tonight' is one. */
function beforeRelative(words: Word[], grammar: Grammar): Word[] {
  const stop = placeOf('stops', words, grammar);
  return stop > 0 &&
    lengthAt('refuses', words, stop, grammar) === 0 &&
    lengthAt('afterward', words, stop, grammar) === 0
    ? words.slice(0, stop)
    : words;
}

function readPlain(all: Word[], place: Place, grammar: Grammar): Said[] {
  const words = without('polite', all, grammar);
  if (words.length === 0) return [];
  const idiom = grammar.naming.idioms.longestAt(foldedOf(words), Number(isIn('selves', words[0]?.word, grammar)));
  const isSelf = isIn('selves', words[0]?.word, grammar);
  if (idiom && place.asked !== 'avoid' && (isSelf || place.asked)) {
    const raw = idiom.values[0] as string;
    return [
      {
        role: isSelf ? 'offer' : (place.cued ?? (place.asked as TopicRole)),
        words: [{ raw, word: raw.toLowerCase(), gap: '' }],
        doing: false,
      },
    ];
  }
  if (words.length > 1 && place.asked !== 'avoid' && isIn('sought', words.at(-1)?.word, grammar)) {
    const named = nameOf(words.slice(0, -1), grammar);
    return named ? [{ role: 'need', ...named }] : [];
  }
  const start = startOf(words, grammar);
  const first = place.asked === 'avoid' ? undefined : cueAt(words, start, grammar);
  // 'de l'aide pour le dos' is given where the question asks for offers.
  const given = place.asked === 'offer' && first?.role === 'need' ? cueAt(words, start, grammar, 'offer') : undefined;
  const found = given && given.length === first?.length ? given : first;
  const cue = found && isNoCue(words, start, found, place, grammar) ? undefined : found;
  if (cue) {
    const named = isLoose(words.slice(start), cue, place, grammar)
      ? 'context'
      : afterCue(words.slice(start), cue.role, grammar, place);
    if (named !== 'context') {
      // In a story a cue that names nothing tells something: the rest of its sentence goes on from that.
      const goesOn = named !== undefined || !place.isStory || words.length === start + cue.length;
      place.cued = goesOn ? cue.role : undefined;
      if (!goesOn) place.asked = null;
      const isSelf = cue.role === 'offer' && isIn('being', words[start + cue.length - 1]?.word, grammar);
      return named ? [{ role: cue.role, ...named, ...(isSelf ? { self: true } : {}) }] : [];
    }
  }
  const doing = ownDoing(words, place, grammar);
  if (doing) {
    place.verb = doing.words.length > 1 ? doing.words[0] : undefined;
    return place.asked === 'avoid' ? [] : [{ role: place.asked === 'interest' ? 'interest' : 'offer', ...doing }];
  }
  const sought = soughtWithin(words, place, grammar);
  if (sought) return sought;
  const role = place.asked === 'avoid' ? 'avoid' : (place.cued ?? place.asked);
  const stop = endOf(words, grammar);
  const told = stop < 0 ? words : words.slice(0, stop);
  if (tellsSomething(told, grammar)) {
    // After something told, what follows it in the sentence is part of the story.
    place.asked = place.asked === 'avoid' ? 'avoid' : null;
    place.cued = undefined;
    return [];
  }
  const isSince = stop >= 0 && lengthAt('stops', words, stop, grammar) > 0;
  if (role === null || (isSince ? words : told).length > MOST_WORDS) return [];
  if ((role === 'offer' || (role === 'need' && isTheirOwn(words, grammar))) && isOfRelatives(words, grammar)) return [];
  // 'being loud' is no offer.
  if (role === 'offer' && grammar.language === 'en' && words[0]?.word === 'being') return [];
  const named =
    bareDoing(words, grammar) ?? nameOf(words, grammar) ?? (role === 'avoid' ? activity(words, grammar) : undefined);
  if (named && place.verb) {
    const isDone = grammar.language !== 'de' && !named.doing;
    return isDone
      ? [{ role: role === 'interest' ? 'interest' : 'offer', words: [place.verb, ...named.words], doing: true }]
      : [];
  }
  return named ? [{ role, ...named, bare: true }] : [];
}

/**
 * 'trouver un appart' is offered where the question asks for offers, and 'trabajo de camarero' looked for where it asks for needs:
 * the same word may be a cue elsewhere.
 */
const isNoCue = (words: Word[], at: number, { role }: Cue, { asked, isStory }: Place, grammar: Grammar): boolean => {
  if (isStory || (grammar.language !== 'fr' && grammar.language !== 'es')) return false;
  if (role === 'need') return asked === 'offer' && grammar.naming.called.has(words[at]?.word ?? '');
  return role === 'offer' && asked === 'need' && isNoun(words, at, grammar);
};

/** 'dating': refused whole, though it says little as an offer. */
const activity = (words: Word[], { naming }: Grammar): Naming | undefined =>
  words.length === 1 && naming.called.has(words[0]?.word ?? '') ? { words, doing: true } : undefined;

/** A story's 'like a horse' and 'love at first sight' have no 'I' before them, and are no cue. */
const isLoose = (words: Word[], { length, follows }: Cue, { isStory }: Place, grammar: Grammar): boolean =>
  isStory &&
  (follows === 'whom' ? words[0]?.starts !== true : length === 1 && isIn('bare_cues', words[0]?.word, grammar));

/** 'and also I am looking for': past small words before a cue. */
function startOf(words: Word[], grammar: Grammar): number {
  let at = 0;
  while (
    at < words.length - 1 &&
    (isIn('joints', words[at]?.word, grammar) || isIn('drop_first', words[at]?.word, grammar))
  )
    at += 1;
  return at;
}

/** A name after a cue; 'context' where the cue is none. */
function afterCue(
  all: Word[],
  role: CueRole,
  grammar: Grammar,
  { asked, isStory }: Place,
): Naming | undefined | 'context' {
  let words = all;
  let help: Word[] = [];
  for (let cue = cueAt(words, 0, grammar, role); cue; cue = cueAt(words, 0, grammar, role)) {
    if (cue.follows === 'whom') return withWhom(words, cue.length, grammar);
    const rest = words.slice(cue.length);
    if (cue.follows === 'learning') return learning(words, cue.length, rest, grammar);
    const isOffered =
      role !== 'offer' || grammar.language !== 'en' || !isStory || grammar.naming.doings.has(rest[0]?.word ?? '');
    const passive = cue.follows === 'doing' ? peopleToo(words, cue.length, grammar) : undefined;
    if (passive) return passive;
    const done = cue.follows === 'doing' && isOffered ? doneIn(rest, grammar) : undefined;
    if (done) return done;
    if (cue.follows === 'doing' && !cueAt(rest, 0, grammar, role)) {
      // 'I need' may stand before a thing as well.
      if (lengthAt(THINGS[role], words, 0, grammar) === 0) return role === 'offer' ? 'context' : undefined;
    }
    if (words.slice(0, cue.length).some(({ word }) => isIn('help', word, grammar)) && role === 'need')
      help = helpIn(words.slice(0, cue.length), grammar);
    words = rest;
    if (words.length === 0) return undefined;
  }
  if (role === 'offer' && asked === 'need' && isHaving(all, grammar)) return undefined;
  if (isIn('subjects', words[0]?.word, grammar) || isIn('seconds', words[0]?.word, grammar)) return undefined;
  const isFamily = isIn('relatives', trimmed(words, grammar)[0]?.word, grammar) || isOfRelatives(words, grammar);
  if (role === 'offer' && (isFamily || (isHaving(all, grammar) && isDone(words, grammar)))) return undefined;
  const named = bareDoing(words, grammar) ?? nameOf(words, grammar);
  return named && help.length > 0 ? { words: [...help, ...named.words], doing: false } : named;
}

/** 'help with', 'coup de main pour'. */
const helpIn = (cue: Word[], grammar: Grammar): Word[] =>
  cue.slice(cue.findIndex(({ word }) => isIn('help', word, grammar)));

/** 'a son', 'two daughters', 'un peque de 4': somebody's family, and nothing they offer; 'mum jeans' are none. */
const isOfRelatives = (words: Word[], grammar: Grammar): boolean => {
  const [first, next] = trimmed(words, grammar).filter(
    ({ word }) => !isIn('articles', word, grammar) && !isIn('possessives', word, grammar) && !isNumber(word, grammar),
  );
  const isRelative = [/$/, /s$/, /es$/].some((end) => isIn('relatives', first?.word.replace(end, ''), grammar));
  return isRelative && (next === undefined || next.word === 'here' || isIn('prepositions', next.word, grammar));
};

/** 'my boss', who is not looked for; 'a boss' may be. */
const isTheirOwn = (words: Word[], grammar: Grammar): boolean => isIn('possessives', words[0]?.word, grammar);

/** 'I have been', 'j'ai trouvé', 'ich habe gelernt': told, and nothing one has. */
const isDone = (words: Word[], grammar: Grammar): boolean => {
  const { language, naming } = grammar;
  const [first, last] = [words[0] as Word, words.at(-1) as Word];
  if (language === 'de') return last.raw === last.raw.toLowerCase() && /^ge\p{L}+(?:t|en)$|iert$/u.test(last.word);
  return (
    isIn('done', first.word, grammar) ||
    (language === 'en' && naming.finite.has(first.word)) ||
    (language === 'fr' && /(?:é|\p{L}{3}(?:u|i|is|it))(?:e|s|es)?$/u.test(first.raw))
  );
};

const THINGS = { need: 'seek_things', offer: 'give_things', interest: 'like_things' } as const;

/** 'I have', 'am': the cue states something that one has or is. */
const isHaving = (words: Word[], grammar: Grammar): boolean =>
  isIn('having', words[isIn('selves', words[0]?.word, grammar) ? 1 : 0]?.word, grammar);

/** 'baker looking for honey': what stands before is named as it would be alone. */
function soughtWithin(words: Word[], place: Place, grammar: Grammar): Said[] | undefined {
  for (let at = 1; at < words.length; at += 1) {
    const cue = cueAt(words, at, grammar, 'need');
    if (!cue || cue.length < 2 || tellsSomething(words.slice(0, at), grammar)) continue;
    const before = place.asked && place.asked !== 'need' ? nameOf(words.slice(0, at), grammar) : undefined;
    if (!before && place.asked !== 'need') return undefined;
    const named = afterCue(words.slice(at), 'need', grammar, place);
    if (named === 'context') return undefined;
    place.cued = 'need';
    const role = place.asked as TopicRole;
    return [...(before ? [{ role, ...before }] : []), ...(named ? [{ role: 'need' as const, ...named }] : [])];
  }
  return undefined;
}
