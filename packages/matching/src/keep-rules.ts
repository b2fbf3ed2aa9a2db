import { chooseMatches, type MatchRules } from './optimise/choose-matches.ts';
import type { PairValues } from './optimise/pair-values.ts';
import { listRuled } from './optimise/ruled/list-ruled.ts';
import { seatRuled } from './optimise/ruled/seat-ruled.ts';
import { pairsAt } from './pairs-at.ts';
import { breakagesOf, viewOf } from './rules/breakages-of.ts';
import { type ListTerm, listTerms } from './rules/list-terms.ts';
import { roomTerms } from './rules/room-terms.ts';
import type { Rule } from './rules/rule.ts';
import type { EventSnapshot } from './types.ts';

type Pair = [number, number];
/** The pairs that are worth listing, of those chosen; needed ones stay. */
type WorthListing = (chosen: Pair[], needed: Pair[]) => Pair[];

/** A host's rules and fixed seats and pairs in one run. People are indexes, in the order of `ids`. */
export class RulesOfRun {
  private readonly ids: readonly string[];
  private readonly rules: readonly Rule[];
  private readonly fixed: NonNullable<EventSnapshot['fixed']>;
  private readonly indexOf: ReadonlyMap<string, number>;

  constructor({ rules, fixed }: Pick<EventSnapshot, 'rules' | 'fixed'>, ids: readonly string[]) {
    this.ids = ids;
    this.rules = rules ?? [];
    this.fixed = fixed ?? { pins: [], pairs: [], removed: [] };
    this.indexOf = new Map(ids.map((id, at) => [id, at]));
  }

  get areNone(): boolean {
    const { pins, pairs, removed } = this.fixed;
    return this.rules.length + pins.length + pairs.length + removed.length === 0;
  }

  /** Rounds that keep the rules; rooms stand in the order of their numbers. */
  seat(start: number[][][], values: PairValues, barring: (more: Pair[]) => PairValues, roomSize: number): number[][][] {
    const places = this.ids.toSorted();
    const placeOfId = new Map(places.map((id, place) => [id, place]));
    return seatRuled({
      values,
      barring,
      roomSize,
      start,
      terms: roomTerms(this.rules, { n: this.ids.length, indexOf: this.indexOf }),
      pins: this.fixed.pins.flatMap(({ round, user, room }) => {
        const person = this.indexOf.get(user);
        return person === undefined ? [] : [{ round: round - 1, person, room: room - 1 }];
      }),
      placeOf: (person) => placeOfId.get(this.ids[person] as string) as number,
    });
  }

  /** Lists that keep the rules. Those that hold without it take no part. */
  list(
    values: PairValues,
    asked: Pick<MatchRules, 'cap' | 'rooms'>,
    rounds: number[][][],
    worth: WorthListing,
  ): Pair[] {
    const ids = [...this.ids];
    const [added, removed] = [pairsAt(this.fixed.pairs, ids), pairsAt(this.fixed.removed, ids)];
    const terms = listTerms(this.rules, { n: ids.length, indexOf: this.indexOf });
    const ruleOf = new Map(this.rules.map((rule) => [rule.id, rule]));
    const named = rounds.map((rooms) => rooms.map((room) => room.map((person) => ids[person] as string)));
    const isBroken = (pairs: Pair[]) => {
      const view = viewOf({
        pairs: pairs.map(([i, j]): [string, string] => [ids[i] as string, ids[j] as string]),
        rounds: named,
      });
      return (term: ListTerm): boolean => breakagesOf(ruleOf.get(term.id) as Rule, view).length > 0;
    };
    const choose = (active: readonly ListTerm[]): Pair[] => {
      if (active.length + added.length + removed.length === 0) return worth(chooseMatches(values, asked), []);
      const { pairs, needed } = listRuled(values, { ...asked, rounds, terms: active, added, removed });
      const wanted = active.flatMap(({ least }) => least ?? []);
      // Of people who should have more matches, the weak ones stay as well.
      const more = pairs.filter((pair) => pair.some((person) => wanted.some((least) => least(person) !== undefined)));
      return worth(pairs, [...needed, ...more]);
    };
    let active: ListTerm[] = [];
    for (;;) {
      const pairs = choose(active);
      const broken = terms.filter((term) => !active.includes(term)).filter(isBroken(pairs));
      if (broken.length === 0) return pairs;
      const first = Math.min(...broken.map(({ rank }) => rank));
      active = terms.filter((term) => active.includes(term) || (broken.includes(term) && term.rank === first));
    }
  }
}
