import type { ConflictChange, ConflictReason } from '@serendip/matching/rules/conflict';
import type { Language } from '@serendip/texts/languages';
import { serverTexts } from '@serendip/texts/server-texts';
import { listOf } from './rule-words.ts';

/** A number that chooses a plural, and how it is shown: English has no comma in it. */
const counted = <Name extends string>(name: Name, count: number) =>
  ({ [name]: count, shown: String(count) }) as Record<Name, number> & { shown: string };

/** Why, as the end of a sentence. */
function reasonWords(language: Language, of: ConflictReason, isAlone: boolean): string {
  const t = serverTexts(language, 'ruleSentences');
  switch (of.code) {
    case 'too_few_for_rooms':
      return t('conflict.tooFewForRooms', {
        ...counted('rooms', of.rooms),
        needed: String(of.needed),
        people: String(of.people),
      });
    case 'too_many_for_rooms':
      return t('conflict.tooManyForRooms', {
        ...counted('rooms', of.rooms),
        places: String(of.places),
        people: String(of.people),
      });
    case 'room_too_small':
      return t('conflict.roomTooSmall', { ...counted('people', of.people), seats: String(of.seats) });
    case 'no_such_room':
      return t('conflict.noSuchRoom', counted('rooms', of.rooms));
    case 'too_few_to_meet':
      return of.others === 0
        ? t('conflict.nobodyToMeet')
        : t('conflict.tooFewToMeet', { ...counted('people', of.people), places: String(of.places) });
    case 'too_few_matches':
      return t('conflict.tooFewMatches', { wanted: String(of.wanted), possible: String(of.possible) });
    case 'together_and_apart':
      return t('conflict.togetherAndApart', counted('people', of.people));
    case 'two_rooms':
      return t('conflict.twoRooms', counted('people', of.people));
    case 'no_seating':
      return t(isAlone ? 'conflict.noSeatingAlone' : 'conflict.noSeating');
    default:
      return t('conflict.leastAboveMost', { least: String(of.at_least), most: String(of.at_most) });
  }
}

/** The conflict of a rule with others, whose sentences are given, or with the numbers alone. */
export function conflictSentence(language: Language, why: ConflictReason, others: readonly string[]): string {
  const t = serverTexts(language, 'ruleSentences');
  const reason = reasonWords(language, why, others.length === 0);
  if (others.length === 0) return t('conflict.alone', { reason });
  const quoted = others.map((text) => t('quoted', { text }));
  return t('conflict.with', { others: listOf(language, quoted), reason });
}

/** The change that frees both, as an order. `sentenceOf` tells the rule of an id. */
export function changeWords(language: Language, change: ConflictChange, sentenceOf: (id: string) => string): string {
  const t = serverTexts(language, 'ruleSentences');
  if (change.code === 'if_possible') return t('change.ifPossible', { rule: sentenceOf(change.rule_id) });
  if (change.code === 'without') return t('change.without', { rule: sentenceOf(change.rule_id) });
  const numbers = { from: String(change.from), to: String(change.to) };
  if (change.code === 'room_size') return t('change.roomSize', numbers);
  if (change.code === 'rounds') return t('change.rounds', numbers);
  return change.code === 'at_least' ? t('change.atLeast', numbers) : t('change.atMost', numbers);
}
