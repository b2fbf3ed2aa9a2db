import type { Language } from '@serendip/texts/languages';
import { serverTexts } from '@serendip/texts/server-texts';
import type { ToldGroup, ToldPeople, ToldRule } from '../../db/schema/matching.ts';

const wordsOf = (language: Language) => serverTexts(language, 'ruleSentences');
type Words = ReturnType<typeof wordsOf>;

/** More people are counted. */
const NAMED = 4;

/** British English has no comma before the last one. */
export const listOf = (language: Language, parts: readonly string[], last: ToldPeople['last'] = 'and'): string =>
  new Intl.ListFormat(language === 'en' ? 'en-GB' : language, {
    type: last === 'and' ? 'conjunction' : 'disjunction',
  }).format(parts);

/** 'Ana', 'Ana and Ben', 'Ana, Ben, Cem and 4 others'. */
export function listPeople(language: Language, names: readonly string[], last: ToldPeople['last']): string {
  const t = wordsOf(language);
  if (names.length === 0) return t('nobody');
  const sorted = [...names].sort();
  const shown = sorted.length > NAMED ? sorted.slice(0, NAMED - 1) : sorted;
  const left = sorted.length - shown.length;
  const parts = left > 0 ? [...shown, t('others', { count: String(left) })] : shown;
  return listOf(language, parts, last);
}

/** Names by which people are told. */
export type NameOf = (userId: string) => string | undefined;

/** A group in the forms that sentences need. */
interface Group {
  /** As the subject: 'Ana and Ben', 'everybody labelled "Mentor"'. */
  subject: string;
  who: 'one' | 'some' | 'other';
  /** After a number of people: '"Mentor"', 'from acme.com', 'of Ana and Ben'. */
  counted: (n: number) => string;
  /** 'at least one labelled "Mentor"', 'at least one of Ana and Ben'. */
  one: string;
  /** After 'never meet': 'Ana or Ben', 'anybody labelled "Mentor"'. */
  any: string;
}

function suchOf(t: Words, group: ToldGroup): string | null {
  const quoted = (text: string): string => t('quoted', { text });
  if (group.is === 'label') return t('such.label', { label: quoted(group.label) });
  if (group.is === 'domain') return t('such.domain', { domain: group.domain });
  if (group.is !== 'answer') return null;
  return t('such.answer', { option: quoted(group.option), question: quoted(group.question) });
}

function groupOf(language: Language, group: ToldGroup, nameOf: NameOf): Group {
  const t = wordsOf(language);
  if (group.is === 'people') {
    const names = group.users.map((user) => nameOf(user) ?? serverTexts(language, 'people')('deletedUser'));
    const people = listPeople(language, names, 'and');
    return {
      subject: people,
      who: names.length > 1 ? 'some' : 'one',
      counted: () => t('counted.people', { people }),
      one: names.length === 1 ? people : t('group.oneOf', { people }),
      any: listPeople(language, names, 'or'),
    };
  }
  const such = suchOf(t, group);
  if (such === null)
    return {
      subject: t('group.all'),
      who: 'other',
      counted: (n) => t('counted.all', { n }),
      one: t('group.oneOther'),
      any: t('group.any'),
    };
  return {
    subject: t('group.everybody', { such }),
    who: 'other',
    counted: (n) =>
      group.is === 'label' ? t('counted.label', { label: group.label }) : t('counted.such', { n, such }),
    one: t('group.oneSuch', { such }),
    any: t('group.anybody', { such }),
  };
}

const isNamed = (group: ToldGroup): boolean => group.is === 'people';
const isSingle = (group: ToldGroup): boolean => group.is === 'people' && group.users.length === 1;
const isSame = (one: ToldGroup, other: ToldGroup): boolean =>
  one.is === 'people' && other.is === 'people' && one.users.join() === other.users.join();

function pairWords(t: Words, { meet, a, b = { is: 'everyone' } }: ToldRule, one: Group, other: Group): string {
  const both = { a: one.subject, b: other.subject };
  if (meet)
    return isSingle(a) && isSingle(b) ? t('bothMeet', both) : t('meet', { a: one.subject, who: one.who, b: other.one });
  if (isSame(a, b) && one.who === 'some') return t('neverMeetEachOther', { a: one.subject });
  const isTold = isSingle(a) ? isNamed(b) && !isSingle(b) : isNamed(a) || other.who === 'some';
  return isTold || (isNamed(a) && !isNamed(b))
    ? t('neverMeet', { a: one.subject, who: one.who, b: other.any })
    : t('bothNeverMeet', both);
}

function sameWords(t: Words, { a, want, n = 1 }: ToldRule): string {
  const same =
    a.is === 'same_domain'
      ? t('same.domain')
      : a.is === 'same_answer'
        ? t('same.answer', { question: t('quoted', { text: a.question }) })
        : t('same.label');
  if (want === 'at_most') return t('sameAtMost', { n, shown: String(n), same });
  return want === 'together' ? t('sameTogether', { same }) : t('sameApart', { same });
}

/** The rule as a sentence, as it would stand within another. */
function plainWords(language: Language, rule: ToldRule, nameOf: NameOf): string {
  const t = wordsOf(language);
  const one = groupOf(language, rule.a, nameOf);
  const n = rule.at_least ?? rule.at_most ?? 1;
  const number = rule.at_least ? t('atLeast', { n: String(n) }) : t('atMost', { n: String(rule.at_most ?? 1) });
  const subject = { a: one.subject, who: one.who };
  switch (rule.kind) {
    case 'pair':
      return pairWords(t, rule, one, groupOf(language, rule.b ?? { is: 'everyone' }, nameOf));
    case 'same':
      return sameWords(t, rule);
    case 'room_has':
      return t('roomHas', { number, counted: one.counted(n) });
    case 'stay':
      return rule.room_number ? t('inRoom', { ...subject, room: String(rule.room_number) }) : t('inSameRoom', subject);
    default:
      return t('matches', { ...subject, number, n });
  }
}

/** The rule as one sentence, as hosts read it. A name at its start stays as it is written. */
export function ruleWords(language: Language, rule: ToldRule, nameOf: NameOf): string {
  const words = plainWords(language, rule, nameOf);
  return isNamed(rule.a) ? words : words.charAt(0).toLocaleUpperCase(language) + words.slice(1);
}
