import { BOTH, type Clause, clausesOf } from './clauses.ts';
import { isTrueOf, judgeTopic, type Role, refuses, type Spoken, same } from './said.ts';
import { content, fold, isEmpty } from './words.ts';

/** `none`: it names nothing. `option`: it is about a ticked answer. */
export type SentenceVerdict = 'true' | 'wrong' | 'option' | 'none';

interface Option {
  text: string;
  /** Null: some option, nobody knows which. */
  value: string | null;
}

/** Sentences without a subject. */
const STOCK = [
  /^no obvious link/i,
  /^(several|many) (small )?things fit/i,
  /^no big thing/i,
  /^you fit in/i,
  /^much of what/i,
  /^(you|they) may well have/i,
  /^find out (what|which)/i,
  /^see what (they|you) could/i,
  /^ask what (they|you) (could|can) (do|use)/i,
  /^ask what (they came for|brought them)/i,
  /^say (what you|hello|hi)/i,
  /^it goes both ways/i,
  /^worth a hello/i,
  /^(strong|good) fit/i,
  /^you may (well )?(get|go) (on|along)/i,
  /^you (two )?have (things|something|a lot) in common/i,
];
const VERBS = new Set(
  `speak speaks play plays run runs own owns work works worked practise practice study studies lend lends grow grows sew sews sing
sings plan plans organise organises organize organizes manage manages lead leads try tries cover covers handle handles write writes
read reads make makes build builds cook cooks bake bakes sell sells host hosts follow follows watch watches collect collects
research researches sign signs rent rents drive drives repair repairs fix fixes maintain maintains train trains explain explains
advise advises show shows pay pays fund funds hire hires buy buys bring brings`.split(/\s+/),
);

/** A subject as it stands, and without a light verb before it: 'They speak Spanish' is about Spanish. */
function versionsOf(phrase: string): string[] {
  const [first, ...rest] = phrase.split(/\s+/);
  return first !== undefined && rest.length > 0 && VERBS.has(fold(first)) ? [phrase, rest.join(' ')] : [phrase];
}

function optionIn(text: string, options: Option[]): Option | undefined {
  const low = fold(text);
  const picked = /\b(chose|choose|chosen|picked|pick|ticked|tick|selected|said (yes|no|maybe))\b/i.test(text);
  const quoted = [...text.matchAll(/['‘“"„«]([^'’”"“»]+)['’”"“»]/g)].map(([, inner]) => fold(inner as string));
  const named = options.find(
    (option) =>
      option.text.length > 2 && (picked ? low.includes(fold(option.text)) : quoted.includes(fold(option.text))),
  );
  if (named) return named;
  return /\b(both (chose|picked|ticked)|said (yes|no|maybe) to|(you|they) (picked|ticked))\b/i.test(text)
    ? { text: '', value: null }
    : undefined;
}

const namesNothing = (text: string): boolean => text === '' || STOCK.some((pattern) => pattern.test(text));

/** How true a reason is that `me` reads about `other`: every clause of it must be. */
export function judgeReason(me: Spoken, other: Spoken, text: string, options: Option[] = []): SentenceVerdict {
  if (namesNothing(text)) return 'none';
  const option = optionIn(text, options);
  if (option) {
    const { value } = option;
    const bothTicked = value === null || (me.ticked.includes(value) && other.ticked.includes(value));
    return BOTH.test(text) && !bothTicked ? 'wrong' : 'option';
  }
  let before: string[] | null = null;
  let earlier: Clause['of'] = null;
  for (const clause of clausesOf(text)) {
    const turned: Clause['of'] = clause.of === 'else' ? flip(earlier) : clause.of;
    const phrases: string[] | null = clause.subjects.length > 0 ? clause.subjects : before;
    if (!phrases) {
      earlier = clause.of ?? earlier;
      continue;
    }
    const role = clause.of === 'else' ? 'need' : clause.role;
    if (!phrases.every((phrase) => isTrueClause(me, other, { ...clause, of: turned, role }, phrase))) return 'wrong';
    before = phrases;
    earlier = turned ?? earlier;
  }
  return before ? 'true' : 'none';
}

const flip = (of: Clause['of']): Clause['of'] => (of === 'me' ? 'other' : of === 'other' ? 'me' : of);

function isTrueClause(me: Spoken, other: Spoken, { of, role, text }: Clause, phrase: string): boolean {
  if (refuses(me, phrase) || refuses(other, phrase)) return false;
  const claims = (person: Spoken, as: Role): boolean =>
    versionsOf(phrase).some((version) => judgeTopic(person, as, version) === 'right');
  const holds = (person: Spoken): boolean => versionsOf(phrase).some((version) => isTrueOf(person, version));
  if (of === 'both') return role === 'need' ? claims(me, 'need') && claims(other, 'need') : holds(me) && holds(other);
  if (of !== 'me' && of !== 'other') return holds(me) || holds(other);
  const person = of === 'me' ? me : other;
  if (role === 'need') return claims(person, 'need');
  if (role !== 'offer') return holds(person);
  if (!claims(person, 'offer') && !(/\bknows?\b/i.test(text) && claims(person, 'interest'))) return false;
  // 'can help you with' claims both halves.
  return !/\b(can|may|could) help (you|them)\b/i.test(text) || claims(of === 'me' ? other : me, 'need');
}

/** 'Which piano piece' is about piano: also the first or last words of a subject, if they are half of it or more. */
function openingsOf(phrase: string): string[] {
  const words = phrase.split(/\s+/).filter((word) => content(word).length > 0 && !isEmpty(word));
  const openings = versionsOf(phrase);
  for (let count = words.length - 1; count * 2 >= words.length && count > 0; count -= 1)
    openings.push(words.slice(0, count).join(' '), words.slice(-count).join(' '));
  return openings;
}

/** The same of an opener: what `me` is told to ask `other` about. One about what a wrong `reason` names is as wrong. */
export function judgeOpener(
  me: Spoken,
  other: Spoken,
  text: string,
  options: Option[] = [],
  reason = '',
): SentenceVerdict {
  if (namesNothing(text)) return 'none';
  if (optionIn(text, options)) return 'option';
  const phrases = clausesOf(text).flatMap(({ subjects }) => subjects);
  if (phrases.length === 0) return 'none';
  if (reason !== '' && judgeReason(me, other, reason, options) === 'wrong') {
    const reasoned = clausesOf(reason).flatMap(({ subjects }) => subjects.map(content));
    if (phrases.every((phrase) => reasoned.some((subject) => same(content(phrase), subject)))) return 'wrong';
  }
  const asksForNeed = /\b(want to know|have questions|they need|needs?|looking for|what they need)\b/i.test(text);
  const isTrue = (opening: string): boolean =>
    asksForNeed
      ? judgeTopic(other, 'need', opening) === 'right' || judgeTopic(other, 'interest', opening) === 'right'
      : isTrueOf(other, opening);
  return phrases.every((phrase) => !refuses(me, phrase) && !refuses(other, phrase) && openingsOf(phrase).some(isTrue))
    ? 'true'
    : 'wrong';
}
