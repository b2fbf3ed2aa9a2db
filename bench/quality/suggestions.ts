import type { Lexicon } from '@serendip/matching/lexicon/lexicon';
import { readSubjects } from '@serendip/matching/topics/read-subjects';
import { readTopics } from '@serendip/matching/topics/read-topics';
import { completeTopic } from '@serendip/matching/topics/suggest-topics';
import { noContext } from '@serendip/matching/understand/context';
import { namedSubjects } from '@serendip/matching/understand/named-subjects';
import { addOwnTopics } from '@serendip/matching/understand/own-topics';
import { emptyProfile } from '@serendip/matching/understand/profile';
import { understand } from '@serendip/matching/understand/understand';
import { chanceFrom } from '../../research/chance.ts';
import type { JudgedEvent } from './judged-events.ts';

const SUGGESTED = 6;
const TYPED = 3;
/** A subject of at least this weight counts as read. */
const CERTAIN = 0.5;
const SIDES = { need: 'needs', offer: 'offers' } as const;

/** How often what is suggested is what a model read of the person: the same concept or field. */
export function printSuggestions(events: JudgedEvent[], lexicon: Lexicon): void {
  const subjects = new Map<string, Set<string>>();
  const subjectsOf = (phrase: string): Set<string> => {
    const before = subjects.get(phrase);
    if (before) return before;
    const profile = emptyProfile(lexicon.helpVectors?.dims ?? 0);
    addOwnTopics([{ role: 'interest', phrase: phrase.slice(0, 60), state: 'own' }], lexicon, profile, noContext);
    const surely = (weights: Map<number, number>): number[] =>
      [...weights].filter(([, weight]) => weight >= CERTAIN).map(([index]) => index);
    const all = new Set([
      ...surely(profile.concepts.interest).map((concept) => `concept ${concept}`),
      ...surely(profile.fields.interest).map((field) => `field ${field}`),
    ]);
    subjects.set(phrase, all);
    return all;
  };
  const isSame = (name: string, phrase: string): boolean => {
    const { concepts, fields, byName } = namedSubjects(name, lexicon);
    const said = subjectsOf(phrase);
    return (
      concepts.some((concept) => said.has(`concept ${concept}`)) ||
      (byName && fields.some((field) => said.has(`field ${field}`)))
    );
  };
  console.log(
    `\nwhat ${events.length} events' people are asked back: of 100 cases one of six is a topic that was read of them`,
  );
  console.log('role   cases  suggested  six of the event  six at random');
  for (const role of ['need', 'offer'] as const) {
    const hits = { suggested: 0, common: 0, random: 0 };
    let cases = 0;
    for (const event of events) {
      const common = commonest(event, lexicon);
      const chance = chanceFrom(1);
      for (const { id } of event.snapshot.participants) {
        const read = event.model?.readings[id]?.[SIDES[role]] ?? [];
        const { asks } = readTopics(event.snapshot, id, lexicon);
        const ask = asks.find((one) => one.role === role);
        if (!ask || read.length === 0) continue;
        cases += 1;
        const hit = (names: string[]): number =>
          names.some((name) => read.some((phrase) => isSame(name, phrase))) ? 1 : 0;
        hits.suggested += hit(ask.suggestions);
        hits.common += hit(common);
        hits.random += hit(chance.some([...lexicon.concepts, ...lexicon.fields], SUGGESTED).map(({ name }) => name));
      }
    }
    const of100 = (count: number): string => String(Math.round((100 * count) / cases));
    console.log(
      `${role.padEnd(6)} ${String(cases).padEnd(6)} ${of100(hits.suggested).padEnd(10)} ${of100(hits.common).padEnd(17)} ${of100(hits.random)}`,
    );
  }
  printCompletions(events, lexicon, isSame);
}

/** The subjects that most people of the event mention. */
function commonest({ snapshot }: JudgedEvent, lexicon: Lexicon): string[] {
  const counts = new Map<string, number>();
  for (const profile of understand(snapshot, lexicon).profiles)
    for (const name of new Set(
      (['need', 'offer', 'interest'] as const).flatMap((role) =>
        readSubjects(profile, role, lexicon).map((one) => one.name),
      ),
    ))
      counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
    .slice(0, SUGGESTED)
    .map(([name]) => name);
}

/** How often three letters of a word of a topic bring it, or its concept, among the eight completions. */
function printCompletions(
  events: JudgedEvent[],
  lexicon: Lexicon,
  isSame: (one: string, other: string) => boolean,
): void {
  console.log(`\ncompletions: of 100 topics read, those that ${TYPED} letters bring`);
  console.log('role   topics  first word  any word  known to the lexicon: first word  any word');
  const completed = new Map<string, string[]>();
  const complete = (typed: string, role: 'need' | 'offer'): string[] => {
    const before = completed.get(`${role} ${typed}`);
    if (before) return before;
    const found = completeTopic(typed, role, lexicon);
    completed.set(`${role} ${typed}`, found);
    return found;
  };
  for (const role of ['need', 'offer'] as const) {
    const phrases = events.flatMap(({ model }) =>
      Object.values(model?.readings ?? {}).flatMap((reading) => reading[SIDES[role]]),
    );
    const brought = phrases.map((phrase) => {
      const words = (phrase.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word.length >= TYPED);
      const brings = (word: string): boolean =>
        complete(word.slice(0, TYPED), role).some((found) => isSame(found, phrase));
      const known = namedSubjects(phrase, lexicon).concepts.length > 0;
      return { known, first: words.slice(0, 1).some(brings), any: words.some(brings) };
    });
    const of100 = (all: typeof brought, pick: (one: (typeof brought)[number]) => boolean): string =>
      String(Math.round((100 * all.filter(pick).length) / all.length));
    const known = brought.filter((one) => one.known);
    console.log(
      `${role.padEnd(6)} ${String(brought.length).padEnd(7)} ${of100(brought, ({ first }) => first).padEnd(11)} ${of100(brought, ({ any }) => any).padEnd(9)} ${`${known.length}:`.padEnd(22)} ${of100(known, ({ first }) => first).padEnd(11)} ${of100(known, ({ any }) => any)}`,
    );
  }
}
