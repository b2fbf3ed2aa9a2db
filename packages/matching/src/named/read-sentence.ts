import type { TopicRole } from '../types.ts';
import type { AskedRole } from './asked-role.ts';
import { type CueRole, cueAt } from './cues.ts';
import { foldedOf, type Grammar, isIn, lengthAt, placeOf, tellsSomething, without, withoutEdges } from './grammar.ts';
import { type Naming, nameOf, trimmed } from './name-of.ts';
import { piecesOf } from './pieces.ts';
import { refusedIn } from './refused.ts';
import type { Stretch, Word } from './words.ts';

/** Something said of oneself, in the words for it. */
export interface Said extends Naming {
  role: TopicRole;
}

/** A piece of a short answer is at most so long. */
const MOST_WORDS = 8;
/** With 'someone who' and what they know, a name may be so long. */
const MOST_WITH_WHOM = 6;

/** Where one is in a sentence. */
interface Place {
  /** The role that a bare noun phrase gets here; null for none. */
  asked: AskedRole;
  isStory: boolean;
  /** The role of the last cue, which later pieces of the sentence keep. */
  cued: CueRole | undefined;
  /** The words after it are refused, too: 'not for us: apps, games'. */
  refusing: boolean;
  /** The verb that later objects share: 'I connect stoves and lamps' connects lamps, too. */
  verb: Word | undefined;
}

/** Names what a sentence of an answer says, piece by piece; `told` is what a mere naming says in a short answer. */
export function readSentence(sentence: Stretch[], told: AskedRole, isStory: boolean, grammar: Grammar): Said[] {
  const said: Said[] = [];
  const asked = isStory && told !== 'avoid' && !isList(sentence, grammar) ? null : told;
  const place: Place = { asked, isStory, cued: undefined, refusing: false, verb: undefined };
  for (const stretch of sentence) {
    if (stretch !== sentence[0] && isRelativeInGerman(stretch, grammar)) continue;
    for (const piece of piecesOf(stretch, grammar)) said.push(...readPiece(piece, place, grammar));
    place.verb = undefined;
  }
  return said;
}

/** ', die irgendwas mit Excel machen', ', mit dem man reden kann'. */
function isRelativeInGerman(stretch: Stretch, grammar: Grammar): boolean {
  if (grammar.language !== 'de' || stretch.length < 4) return false;
  const at = isIn('prepositions', stretch[0]?.word, grammar) ? 1 : 0;
  return isIn('relative_pronouns', stretch[at]?.word, grammar);
}

/** So many words make an answer a story: there a mere naming counts only among its like. */
export const STORY = 24;

/** A sentence that is a list of short namings from end to end. */
const isList = (sentence: Stretch[], grammar: Grammar): boolean =>
  sentence
    .flatMap((stretch) => piecesOf(stretch, grammar))
    .every(
      (piece) => piece.length <= MOST_WORDS && placeOf('stops', piece, grammar) < 0 && !tellsSomething(piece, grammar),
    );

function readPiece(piece: Word[], place: Place, grammar: Grammar): Said[] {
  const words = withoutEdges('fillers', piece, grammar);
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
  const idiom = grammar.naming.idioms.longestAt(foldedOf(words), isIn('selves', words[0]?.word, grammar) ? 1 : 0);
  if (idiom && place.asked && place.asked !== 'avoid') {
    const raw = idiom.values[0] as string;
    return [
      {
        role: isIn('selves', words[0]?.word, grammar) ? 'offer' : (place.cued ?? place.asked),
        words: [{ raw, word: raw.toLowerCase(), gap: '' }],
        doing: false,
      },
    ];
  }
  const start = startOf(words, grammar);
  const cue = place.asked === 'avoid' ? undefined : cueAt(words, start, grammar);
  if (cue) {
    const named = afterCue(words.slice(start), cue.role, grammar, place);
    if (named !== 'context') {
      place.cued = cue.role;
      return named ? [{ role: cue.role, ...named }] : [];
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
  const stop = placeOf('stops', words, grammar);
  const telling = tellsSomething(stop < 0 ? words : words.slice(0, stop), grammar);
  if (telling) {
    // After something told, what follows it in the sentence is part of the story.
    place.asked = place.asked === 'avoid' ? 'avoid' : null;
    place.cued = undefined;
    return [];
  }
  if (role === null || words.length > MOST_WORDS) return [];
  const named = bareDoing(words, grammar) ?? nameOf(words, grammar);
  if (named && place.verb) {
    const isDone = grammar.language !== 'de' && !named.doing;
    return isDone
      ? [{ role: role === 'interest' ? 'interest' : 'offer', words: [place.verb, ...named.words], doing: true }]
      : [];
  }
  return named ? [{ role, ...named }] : [];
}

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
    const done = cue.follows === 'doing' && isOffered ? doneIn(rest, grammar) : undefined;
    if (done) return done;
    if (cue.follows === 'doing' && !cueAt(rest, 0, grammar, role)) {
      // 'I need' may stand before a thing as well.
      if (lengthAt(THINGS[role], words, 0, grammar) === 0) return role === 'offer' ? 'context' : undefined;
    }
    if (words.slice(0, cue.length).some(({ word }) => isIn('help', word, grammar)) && role === 'need')
      help = words.slice(0, cue.length).slice(-2);
    words = rest;
    if (words.length === 0) return undefined;
  }
  if (role === 'offer' && asked === 'need' && isHaving(all, grammar)) return undefined;
  if (isIn('subjects', words[0]?.word, grammar) || isIn('seconds', words[0]?.word, grammar)) return undefined;
  if (
    role === 'offer' &&
    (isIn('relatives', trimmed(words, grammar)[0]?.word, grammar) || (isHaving(all, grammar) && isDone(words, grammar)))
  )
    return undefined;
  const named = bareDoing(words, grammar) ?? nameOf(words, grammar);
  return named && help.length > 0 ? { words: [...help, ...named.words], doing: false } : named;
}

/** 'I have been', 'j'ai trouvé', 'ich habe gelernt': told, and nothing one has. */
const isDone = (words: Word[], grammar: Grammar): boolean => {
  const { language, naming } = grammar;
  const [first, last] = [words[0] as Word, words.at(-1) as Word];
  if (language === 'de') return last.raw === last.raw.toLowerCase() && /^ge\p{L}+(?:t|en)$|iert$/u.test(last.word);
  return (
    isIn('done', first.word, grammar) ||
    (language === 'en' && naming.finite.has(first.word)) ||
    (language === 'fr' && /é(?:e|s|es)?$/.test(first.raw))
  );
};

const THINGS = { need: 'seek_things', offer: 'give_things', interest: 'like_things' } as const;

/** 'I have', 'am': the cue states something that one has or is. */
const isHaving = (words: Word[], grammar: Grammar): boolean =>
  isIn('having', words[isIn('selves', words[0]?.word, grammar) ? 1 : 0]?.word, grammar);

/** 'someone who knows shelves' is named whole. */
function withWhom(words: Word[], length: number, grammar: Grammar): Naming | undefined {
  const rest = words.slice(length);
  const stop = placeOf('stops', rest, grammar);
  const told = withoutEdges('fillers', stop < 0 ? rest : rest.slice(0, stop), grammar);
  if (told.length === 0 || isIn('prepositions', told.at(-1)?.word, grammar) || length + told.length > MOST_WITH_WHOM)
    return undefined;
  if (told.some(({ word }) => isIn('subjects', word, grammar)) || placeOf('life', told, grammar) >= 0) return undefined;
  return { words: [...words.slice(0, length), ...told], doing: false };
}

function learning(words: Word[], length: number, rest: Word[], grammar: Grammar): Naming | undefined {
  const last = words[length - 1] as Word;
  if (grammar.language !== 'en') {
    const named = nameOf(rest, grammar);
    return (
      named && {
        words: [...words.slice(Math.max(0, length - (last.word === 'a' ? 2 : 1)), length), ...named.words],
        doing: true,
      }
    );
  }
  const to = ['to', 'how'].includes(rest[0]?.word ?? '') ? 1 + Number(rest[1]?.word === 'to') : 0;
  const after = to > 0 ? rest.slice(to) : rest;
  const object = to > 0 ? infinitive(after, grammar) : nameOf(after, grammar);
  if (!object) return undefined;
  const how = to > 0 ? rest.slice(to - 1, to) : [];
  const verb: Word = { raw: last.word === 'at' ? 'getting better at' : 'learning', word: 'learning', gap: ' ' };
  return { words: [verb, ...how, ...object.words], doing: true };
}

/** 'to code' as it stands. */
function infinitive(words: Word[], grammar: Grammar): Naming | undefined {
  const [verb, ...rest] = words;
  if (!verb || !grammar.naming.verbs.has(verb.word)) return undefined;
  if (trimmed(rest, grammar).length === 0) return { words: [verb], doing: true };
  const object = nameOf(rest, grammar);
  return object && { words: [verb, ...object.words], doing: true };
}

/** The name of an activity for a verb phrase: 'play tennis' is 'playing tennis'; undefined unless a verb comes first. */
function doneIn(all: Word[], grammar: Grammar): Naming | undefined {
  const words = without('fillers', all, grammar).filter(
    ({ word }, at) => at === 0 || at > 2 || !['me', 'us'].includes(word),
  );
  const [verb, ...rest] = words;
  if (!verb) return undefined;
  const { naming, language } = grammar;
  if (language !== 'en') {
    if (language === 'de') return germanDoing(words, grammar);
    if (!naming.called.has(verb.word)) return undefined;
    return nameOf(isThing(verb, grammar) ? rest : words, grammar);
  }
  const called = naming.verbs.get(verb.word) ?? gerundOf(verb, grammar);
  if (!called) return undefined;
  if (isThing(verb, grammar)) return nameOf(rest, grammar);
  return withObject({ ...verb, raw: called, gap: ' ' }, rest, grammar);
}

/** 'in ein Start-up einsteigen': the verb stands last. */
function germanDoing(words: Word[], grammar: Grammar): Naming | undefined {
  const stop = placeOf('stops', words, grammar);
  const told = stop < 0 ? words : words.slice(0, stop);
  const last = told.at(-1);
  if (!last || !grammar.naming.called.has(last.word) || told.length > MOST_WITH_WHOM) return undefined;
  if (tellsSomething(told.slice(0, -1), grammar) || placeOf('life', told, grammar) >= 0) return undefined;
  if (isThing(last, grammar)) return nameOf(told.slice(0, -1), grammar);
  return { words: told, doing: true };
}

/** Where only a verb can stand every common word is one. */
const gerundOf = ({ word }: Word, grammar: Grammar): string | undefined =>
  word.length < 3 || !/^[a-z]+$/.test(word) || SMALL.some((list) => isIn(list, word, grammar))
    ? undefined
    : /[^eo]e$/.test(word)
      ? `${word.slice(0, -1)}ing`
      : /^[^aeiou]*[aeiou][bdgmnprt]$/.test(word)
        ? `${word}${word.at(-1)}ing`
        : `${word}ing`;
const SMALL = ['articles', 'prepositions', 'possessives', 'vague', 'finites', 'subjects', 'seconds'] as const;

/** After these the thing itself is looked for or given: 'find a flat', 'do taxes'. */
const isThing = ({ word }: Word, grammar: Grammar): boolean =>
  isIn('getting', word, grammar) || isIn('light', word, grammar);

/** A verb that names something alone needs no object; every other one names what it is done to. */
function withObject(verb: Word, rest: Word[], grammar: Grammar): Naming | undefined {
  const told = trimmed(rest, grammar);
  const stands = grammar.naming.standing.has(verb.raw.toLowerCase());
  const nothing = told.every(({ word }) => grammar.naming.qualities.has(word) || isIn('times', word, grammar));
  if (nothing || lengthAt('stops', rest, 0, grammar) > 0) return stands ? { words: [verb], doing: true } : undefined;
  const [first, ...others] = told as [Word, ...Word[]];
  const preposition = isIn('prepositions', first.word, grammar);
  const object = nameOf(preposition ? others : told, grammar);
  if (!object || object.words.length > (preposition ? 2 : 4)) return undefined;
  const before = rest[rest.indexOf(object.words[0] as Word) - 1];
  const article = before && isIn('articles', before.word, grammar) && before !== first ? [before] : [];
  const own = grammar.language === 'en' && !preposition ? [] : article;
  return { words: [verb, ...(preposition ? [first] : []), ...own, ...object.words], doing: true };
}

/** 'I repair bikes', 'hago empanadas', 'repariere Fahrräder'. */
function ownDoing(words: Word[], place: Place, grammar: Grammar): Naming | undefined {
  const { naming, language } = grammar;
  const self = isIn('selves', words[0]?.word, grammar);
  const told = self ? words.slice(1) : words;
  const [verb, ...rest] = told;
  const isPlain = !place.isStory && place.asked === 'offer' && language !== 'en' && verb && !isThing(verb, grammar);
  const called = verb && (naming.doings.get(verb.word) ?? (isPlain ? naming.verbs.get(verb.word) : undefined));
  if (!verb || !called) return undefined;
  if (!self && language === 'en') return undefined;
  const idiom = naming.idioms.longestAt(foldedOf(told), 0);
  if (idiom) return nameOf(told, grammar);
  if (!self && rest.length === 0) return undefined;
  if (language === 'de') {
    const object = rest.length === 0 || trimmed(rest, grammar).length === 0 ? { words: [] } : nameOf(rest, grammar);
    const gut = rest.every(({ word }) => naming.qualities.has(word) || isIn('vague', word, grammar));
    if (!object && !gut) return undefined;
    return { words: [...(gut ? [] : (object?.words ?? [])), { raw: called, word: called, gap: '' }], doing: true };
  }
  return withObject({ ...verb, raw: called, gap: ' ' }, rest, grammar);
}

/** Of a short answer: 'fix bikes', where the word can be nothing but a verb. */
function bareDoing(words: Word[], grammar: Grammar): Naming | undefined {
  const [verb, ...rest] = words;
  if (!verb || grammar.language !== 'en' || rest.length === 0) return undefined;
  const idiom = grammar.naming.idioms.longestAt(foldedOf(words), 0);
  if (idiom) return nameOf(words, grammar);
  if (!isIn('plain', verb.word, grammar)) return undefined;
  const called = grammar.naming.verbs.get(verb.word);
  if (isThing(verb, grammar)) return nameOf(rest, grammar);
  return called ? withObject({ ...verb, raw: called, gap: ' ' }, rest, grammar) : undefined;
}

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
