import type { Breakage, PlanOfPeople, Rule, SameRule } from './rule.ts';

/** Where a rule does not hold in a plan, by round and room, and after that in lists of matches. People without a place in the plan do not count. */
export function breakagesOf(rule: Rule, plan: PlanView): Breakage[] {
  switch (rule.kind) {
    case 'pair':
      return rule.meet ? notMet(rule.a, rule.b, plan) : together(plan, foesOf(rule.a, rule.b));
    case 'same':
      return sameBroken(rule, plan);
    case 'room_has': {
      const group = new Set(rule.group);
      const fits = inBounds(rule);
      return plan.rooms.flatMap(({ people, round, room_number }) => {
        const members = people.filter((id) => group.has(id));
        return fits(members.length) ? [] : [{ people: members, round, room_number }];
      });
    }
    case 'stay': {
      const group = new Set(rule.group);
      const first = new Map<string, number>();
      return plan.rooms.flatMap(({ people, round, room_number }) =>
        people.flatMap((id) => {
          if (!group.has(id)) return [];
          const wanted = rule.room_number ?? first.get(id) ?? room_number;
          first.set(id, wanted);
          return wanted === room_number ? [] : [{ people: [id], round, room_number }];
        }),
      );
    }
    default: {
      const fits = inBounds(rule);
      if (plan.partners === undefined) return [];
      return present(rule.group, plan)
        .filter((id) => !fits(plan.partners?.get(id)?.size ?? 0))
        .map((id) => ({ people: [id], round: null, room_number: null }));
    }
  }
}

/** A plan with what is asked of it again and again. */
export interface PlanView {
  people: ReadonlySet<string>;
  rooms: { people: readonly string[]; round: number; room_number: number }[];
  partners: ReadonlyMap<string, ReadonlySet<string>> | undefined;
}

export function viewOf({ pairs, rounds }: PlanOfPeople): PlanView {
  const rooms = rounds.flatMap((of, round) =>
    of.flatMap((people, at) => (people.length === 0 ? [] : [{ people, round: round + 1, room_number: at + 1 }])),
  );
  const partners = pairs && new Map<string, Set<string>>();
  for (const [a, b] of pairs ?? [])
    for (const [one, other] of [
      [a, b],
      [b, a],
    ] as const) {
      const known = partners?.get(one) ?? new Set();
      partners?.set(one, known.add(other));
    }
  return { people: new Set([...rooms.flatMap(({ people }) => people), ...(partners?.keys() ?? [])]), rooms, partners };
}

export const present = (group: readonly string[], { people }: Pick<PlanView, 'people'>): string[] =>
  [...new Set(group)].filter((id) => people.has(id)).sort();

const inBounds =
  ({ at_least, at_most }: { at_least?: number; at_most?: number }) =>
  (count: number): boolean =>
    count >= (at_least ?? 0) && count <= (at_most ?? Number.POSITIVE_INFINITY);

/** Whether two are foes; `touches` says for whom that is never so, which spares most questions. */
interface Foes {
  touches: (id: string) => boolean;
  are: (one: string, other: string) => boolean;
}

function foesOf(a: readonly string[], b: readonly string[]): Foes {
  const [first, second] = [new Set(a), new Set(b)];
  return {
    touches: (id) => first.has(id) || second.has(id),
    are: (one, other) => (first.has(one) && second.has(other)) || (first.has(other) && second.has(one)),
  };
}

export function classesOf(classes: readonly (readonly string[])[]): Map<string, number[]> {
  const of = new Map<string, number[]>();
  classes.forEach((people, at) => {
    for (const id of new Set(people)) of.set(id, [...(of.get(id) ?? []), at]);
  });
  return of;
}

function foesOfSame({ classes }: SameRule): Foes {
  const of = classesOf(classes);
  return {
    touches: (id) => of.has(id),
    are: (one, other) => of.get(one)?.some((at) => of.get(other)?.includes(at)) ?? false,
  };
}

function together({ rooms, partners }: PlanView, { touches, are }: Foes): Breakage[] {
  const seated = rooms.flatMap(({ people, round, room_number }) => {
    const concerned = people.filter(touches);
    const found = concerned.filter((one) => concerned.some((other) => other !== one && are(one, other)));
    return found.length > 0 ? [{ people: found, round, room_number }] : [];
  });
  const listed = [...(partners ?? [])].flatMap(([one, others]) =>
    touches(one)
      ? [...others]
          .filter((other) => one < other && are(one, other))
          .map((other) => ({ people: [one, other], round: null, room_number: null }))
      : [],
  );
  return [...seated, ...listed.sort((x, y) => (x.people.join(' ') < y.people.join(' ') ? -1 : 1))];
}

function notMet(a: readonly string[], b: readonly string[], plan: PlanView): Breakage[] {
  const [first, second] = [new Set(a), new Set(b)];
  const met = new Set<string>();
  for (const { people } of plan.rooms) {
    const hosts = people.filter((id) => second.has(id));
    if (hosts.length === 0) continue;
    for (const id of people)
      if (first.has(id) && hosts.some((host) => host !== id && (plan.partners?.get(id)?.has(host) ?? !plan.partners)))
        met.add(id);
  }
  return present(a, plan)
    .filter((id) => !met.has(id))
    .map((id) => ({ people: [id], round: null, room_number: null }));
}

function sameBroken(rule: SameRule, plan: PlanView): Breakage[] {
  if (rule.want === 'apart') return together(plan, foesOfSame(rule));
  const of = classesOf(rule.classes);
  const byClass = (people: readonly string[]): Map<number, string[]> => {
    const members = new Map<number, string[]>();
    for (const id of people) for (const at of of.get(id) ?? []) members.set(at, [...(members.get(at) ?? []), id]);
    return members;
  };
  if (rule.want === 'at_most')
    return plan.rooms.flatMap(({ people, round, room_number }) =>
      [...byClass(people).values()]
        .filter((members) => members.length > (rule.n ?? 1))
        .map((members) => ({ people: members, round, room_number })),
    );
  return [...Map.groupBy(plan.rooms, ({ round }) => round)].flatMap(([round, rooms]) => {
    const parts = new Map<number, { people: string[]; room_number: number }[]>();
    for (const { people, room_number } of rooms)
      for (const [at, members] of byClass(people))
        parts.set(at, [...(parts.get(at) ?? []), { people: members, room_number }]);
    return [...parts.values()].flatMap((of) => {
      const [main, ...others] = of.sort((x, y) => y.people.length - x.people.length || x.room_number - y.room_number);
      return others.length === 0 || !main
        ? []
        : [{ people: others.flatMap(({ people }) => people), round, room_number: main.room_number }];
    });
  });
}
