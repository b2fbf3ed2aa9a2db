import type { ByRole, Profile } from '../understand/profile.ts';

/** How much a person says of each everyday field and concept group, summed over roles. */
export interface Subjects {
  wanted: SubjectSums;
  held: SubjectSums;
  all: SubjectSums;
}

export interface SubjectSums {
  fields: Map<number, number>;
  groups: Map<number, number>;
}

export function subjectsOf(profile: Profile): Subjects {
  const sums = (roles: ('need' | 'offer' | 'fact' | 'interest')[]): SubjectSums => ({
    fields: added(profile.fields, roles),
    groups: added(profile.groups, roles),
  });
  return { wanted: sums(['need']), held: sums(['offer', 'fact']), all: sums(['need', 'offer', 'fact', 'interest']) };
}

function added(byRole: ByRole<number>, roles: (keyof ByRole<number>)[]): Map<number, number> {
  const total = new Map<number, number>();
  for (const role of roles)
    for (const [index, weight] of byRole[role]) total.set(index, (total.get(index) ?? 0) + weight);
  return total;
}
