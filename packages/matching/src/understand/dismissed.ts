import type { Roles } from './roles.ts';

type Role = keyof Required<Roles>;

/** What a person took away: concepts, fields and stems, each with the roles in which it counts no more. */
export interface Dismissed {
  concepts: Map<number, Set<Role>>;
  fields: Map<number, Set<Role>>;
  words: Map<string, Set<Role>>;
}

export const NOTHING_DISMISSED: Dismissed = { concepts: new Map(), fields: new Map(), words: new Map() };

export const isNothing = ({ concepts, fields, words }: Dismissed): boolean =>
  concepts.size + fields.size + words.size === 0;

/** What is left of the roles. */
export function withoutRoles(roles: Roles, dismissed: Set<Role> | undefined): Roles {
  if (!dismissed) return roles;
  return Object.fromEntries(Object.entries(roles).filter(([role]) => !dismissed.has(role as Role)));
}
