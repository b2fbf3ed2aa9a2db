import type { GroupedRule, Rooms } from './numbered-rule.ts';

/** So many places are still tried. Searches that share it are bounded together. */
export interface Steps {
  left: number;
}

/** The search goes so deep: people of rules, in all rounds. */
const MOST_PLACES = 1500;

/**
 * Whether some seating keeps all these rules as far as they speak of rooms; undefined if the steps end first. People are placed one
 * by one, and a place is given up as soon as a rule cannot hold any more (backtracking: S. Golomb and L. Baumert, Journal of the
 * ACM 12, 1965). Of people and rooms that are alike, one order is tried only (J. Crawford et al., Symmetry-breaking predicates,
 * 1996). People whom no rule is about take the seats that are left.
 */
export function canBeSeated(rules: readonly GroupedRule[], rooms: Rooms, steps: Steps): boolean | undefined {
  const isLinked = rules.some(({ rule }) => linksRounds(rule));
  const search = new Search(rules, { ...rooms, rounds: isLinked ? rooms.rounds : 1 }, steps);
  return search.run();
}

const linksRounds = (rule: GroupedRule['rule']): boolean =>
  (rule.kind === 'pair' && rule.meet) || (rule.kind === 'stay' && rule.room_number === null);

/** Whether a rule can still hold after somebody was placed. */
type Check = (round: number, person: number, room: number) => boolean;

class Search {
  private readonly rooms: Rooms;
  private readonly steps: Steps;
  private readonly people: readonly string[];
  /** People in the order in which they are placed; those of one kind stand together. */
  private readonly kindOf: readonly string[];
  /** People whose place in one round matters in another. */
  private readonly linked: readonly boolean[];
  private readonly named: ReadonlySet<number>;
  /** By person, the rules that are about them, and those that everybody's seat matters to. */
  private readonly checksOf: readonly (readonly Check[])[];
  /** By round and person; −1 without a seat so far. */
  private readonly roomOf: Int32Array;
  /** By round and room. */
  private readonly members: number[][][];
  /** So many rooms may have more people than the smallest. */
  private readonly larger: number;

  constructor(rules: readonly GroupedRule[], rooms: Rooms, steps: Steps) {
    this.rooms = rooms;
    this.steps = steps;
    this.larger = rooms.largest > rooms.smallest ? rooms.people - rooms.smallest * rooms.count : 0;
    const kinds = kindsOf(rules);
    this.people = [...kinds.keys()];
    this.kindOf = [...kinds.values()];
    const those = (group: ReadonlySet<string>): boolean[] => this.people.map((id) => group.has(id));
    const links = rules.filter(({ rule }) => linksRounds(rule));
    this.linked = this.people.map((id) => links.some(({ a, b }) => a.has(id) || b.has(id)));
    this.named = new Set(rules.flatMap(({ rule }) => (rule.kind === 'stay' ? (rule.room_number ?? 0) - 1 : [])));
    this.roomOf = new Int32Array(rooms.rounds * this.people.length).fill(-1);
    this.members = Array.from({ length: rooms.rounds }, () => Array.from({ length: rooms.count }, (): number[] => []));
    const checks = rules.map((rule) => ({ rule, check: this.checkOf(rule, those) }));
    this.checksOf = this.people.map((id) =>
      checks.flatMap(({ rule, check }) => (check && (isAboutAll(rule) || isAbout(rule, id)) ? [check] : [])),
    );
  }

  run(): boolean | undefined {
    const { largest, rounds } = this.rooms;
    if (this.people.length * rounds > MOST_PLACES || largest === 0) return undefined;
    return this.place(0, 0);
  }

  private place(round: number, person: number): boolean | undefined {
    if (person === this.people.length) {
      return round + 1 === this.rooms.rounds || this.people.length === 0 ? true : this.place(round + 1, 0);
    }
    const rooms = this.members[round] as number[][];
    let isOpened = false;
    for (let room = this.firstRoom(round, person); room < rooms.length; room += 1) {
      const members = rooms[room] as number[];
      if (members.length === 0 && this.isLikeOthers(round, room)) {
        if (isOpened) continue;
        isOpened = true;
      }
      if (!this.hasSeat(rooms, members)) continue;
      if (this.steps.left <= 0) return undefined;
      this.steps.left -= 1;
      members.push(person);
      this.roomOf[round * this.people.length + person] = room;
      const fits = (this.checksOf[person] as readonly Check[]).every((check) => check(round, person, room));
      const found = fits ? this.place(round, person + 1) : false;
      members.pop();
      this.roomOf[round * this.people.length + person] = -1;
      if (found !== false) return found;
    }
    return false;
  }

  /** Of two people who are alike, the second sits in no earlier room than the first. */
  private firstRoom(round: number, person: number): number {
    const n = this.people.length;
    if (person === 0 || this.kindOf[person] !== this.kindOf[person - 1]) return 0;
    if (this.linked[person])
      for (let of = 0; of < round; of += 1)
        if (this.roomOf[of * n + person] !== this.roomOf[of * n + person - 1]) return 0;
    return this.roomOf[round * n + person - 1] as number;
  }

  /** An empty room that no rule tells from other empty ones. */
  private isLikeOthers(round: number, room: number): boolean {
    if (this.named.has(room)) return false;
    return round === 0 || !(this.members[0]?.[room] ?? []).some((person) => this.linked[person]);
  }

  private hasSeat(rooms: readonly number[][], members: readonly number[]): boolean {
    const { smallest, largest } = this.rooms;
    if (members.length < smallest) return true;
    return members.length < largest && rooms.filter(({ length }) => length > smallest).length < this.larger;
  }

  private checkOf({ rule, a, b, classes }: GroupedRule, those: (group: ReadonlySet<string>) => boolean[]) {
    const [inA, inB] = [those(a), those(b)];
    const inClasses = classes.map(those);
    switch (rule.kind) {
      case 'pair':
        return rule.meet ? this.checkMeet(inA, inB) : this.checkFoes(inA, inB);
      case 'same':
        if (rule.want === 'together') return this.checkTogether(inClasses);
        return this.checkFew(inClasses, rule.want === 'apart' ? 1 : (rule.n ?? 1));
      case 'room_has':
        return this.checkHas(inA, rule.at_least ?? 0, rule.at_most ?? Number.POSITIVE_INFINITY);
      case 'stay':
        return this.checkStay(inA, rule.room_number);
      default:
        return undefined;
    }
  }

  private readonly inRoom = (round: number, room: number): readonly number[] =>
    (this.members[round] as number[][])[room] as number[];

  private at(round: number, person: number): number {
    return this.roomOf[round * this.people.length + person] as number;
  }

  private checkFoes(inA: readonly boolean[], inB: readonly boolean[]): Check {
    const areFoes = (x: number, y: number): boolean => ((inA[x] && inB[y]) || (inA[y] && inB[x])) === true;
    return (round, person, room) =>
      this.inRoom(round, room).every((other) => other === person || !areFoes(person, other));
  }

  private checkFew(classes: readonly (readonly boolean[])[], most: number): Check {
    return (round, person, room) =>
      classes.every((of) => !of[person] || this.inRoom(round, room).filter((other) => of[other]).length <= most);
  }

  private checkTogether(classes: readonly (readonly boolean[])[]): Check {
    return (round, person, room) =>
      classes.every((of) => {
        if (!of[person]) return true;
        let coming = 0;
        for (let other = 0; other < of.length; other += 1) {
          if (!of[other]) continue;
          const at = this.at(round, other);
          if (at === -1) coming += 1;
          else if (at !== room) return false;
        }
        return this.inRoom(round, room).length + coming <= this.rooms.largest;
      });
  }

  private checkHas(group: readonly boolean[], least: number, most: number): Check {
    return (round) => {
      let lacking = 0;
      let seated = 0;
      for (const members of this.members[round] as number[][]) {
        let count = 0;
        for (const member of members) if (group[member]) count += 1;
        if (count > most || least - count > this.rooms.largest - members.length) return false;
        lacking += Math.max(0, least - count);
        seated += count;
      }
      return lacking <= group.reduce((sum, of) => sum + (of ? 1 : 0), 0) - seated;
    };
  }

  private checkStay(group: readonly boolean[], number: number | null): Check {
    return (_round, person, room) => !group[person] || room === (number === null ? this.at(0, person) : number - 1);
  }

  /** In the last round, everybody who has met nobody of the others so far can still meet one. */
  private checkMeet(guests: readonly boolean[], hosts: readonly boolean[]): Check {
    const last = this.rooms.rounds - 1;
    const hasHost = (round: number, person: number): boolean =>
      this.inRoom(round, this.at(round, person)).some((other) => other !== person && hosts[other]);
    const isFull = (room: number): boolean => this.inRoom(last, room).length >= this.rooms.largest;
    const canMeet = (person: number): boolean => {
      for (let round = 0; round < last; round += 1) if (hasHost(round, person)) return true;
      const own = this.at(last, person);
      if (own !== -1 && hasHost(last, person)) return true;
      if (own !== -1 && isFull(own)) return false;
      return hosts.some((isHost, host) => {
        if (!isHost || host === person) return false;
        const at = this.at(last, host);
        return at === -1 || (own === -1 && !isFull(at));
      });
    };
    return (round) => round < last || guests.every((isGuest, person) => !isGuest || canMeet(person));
  }
}

const isAbout = ({ a, b, classes }: GroupedRule, id: string): boolean =>
  a.has(id) || b.has(id) || classes.some((of) => of.has(id));

/** Each seat that is taken is missing for somebody whom a room needs. */
const isAboutAll = ({ rule }: GroupedRule): boolean => rule.kind === 'room_has';

/** Everybody whom a rule is about, with the groups they are in: those with the most and narrowest rules first. */
function kindsOf(rules: readonly GroupedRule[]): Map<string, string> {
  const groups = rules.flatMap(({ rule, a, b, classes }) =>
    [a, b, ...classes].map((of) => ({ of, weight: (rule.kind === 'stay' ? 100 : 1) / Math.max(1, of.size) })),
  );
  const known = new Map<string, { kind: string; weight: number }>();
  groups.forEach(({ of, weight }, at) => {
    for (const id of of) {
      const { kind = '', weight: sum = 0 } = known.get(id) ?? {};
      known.set(id, { kind: `${kind} ${at}`, weight: sum + weight });
    }
  });
  const sorted = [...known].sort(
    ([x, one], [y, other]) =>
      other.weight - one.weight || (one.kind === other.kind ? (x < y ? -1 : 1) : one.kind < other.kind ? -1 : 1),
  );
  return new Map(sorted.map(([id, { kind }]) => [id, kind]));
}
