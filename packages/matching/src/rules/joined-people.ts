import type { GroupedRule, Rooms } from './numbered-rule.ts';

/** People who are in one room in every round by several rules together, and the room's number if one of them names it. */
export interface Joined {
  people: ReadonlySet<string>;
  /** More than one: they cannot be there at once. */
  rooms: ReadonlySet<number>;
}

/** Everybody whom a rule binds to others or to a room. In a single round, two who must meet are together as well. */
export function joinedBy(rules: readonly GroupedRule[], { rounds }: Pick<Rooms, 'rounds'>): Joined[] {
  const parent = new Map<string, string>();
  const find = (id: string): string => {
    const up = parent.get(id);
    if (up === undefined || up === id) return id;
    const root = find(up);
    parent.set(id, root);
    return root;
  };
  const join = (ids: Iterable<string>): void => {
    let first: string | undefined;
    for (const id of ids) {
      if (!parent.has(id)) parent.set(id, id);
      if (first === undefined) first = id;
      else parent.set(find(id), find(first));
    }
  };
  for (const { rule, a, b, classes } of rules) {
    if (rule.kind === 'same' && rule.want === 'together') for (const members of classes) join(members);
    else if (rule.kind === 'stay' && rule.room_number !== null && a.size > 0) join([`room ${rule.room_number}`, ...a]);
    else if (rule.kind === 'pair' && rule.meet && rounds === 1)
      for (const id of a) {
        const hosts = [...b].filter((host) => host !== id);
        if (hosts.length === 1) join([id, ...hosts]);
      }
  }
  const groups = Map.groupBy(parent.keys(), find);
  return [...groups.values()].map((ids) => ({
    people: new Set(ids.filter((id) => !id.startsWith('room '))),
    rooms: new Set(ids.filter((id) => id.startsWith('room ')).map((id) => Number(id.slice('room '.length)))),
  }));
}
