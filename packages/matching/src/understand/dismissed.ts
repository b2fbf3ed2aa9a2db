import type { Roles } from './roles.ts';

type Role = keyof Required<Roles>;

/** Concepts, fields and stems of topics that a person dismissed, each with the roles in which it no longer counts. */
export interface Dismissed {
  concepts: Map<number, Set<Role>>;
  fields: Map<number, Set<Role>>;
  words: Map<string, Set<Role>>;
}

export const NOTHING_DISMISSED: Dismissed = { concepts: new Map(), fields: new Map(), words: new Map() };

export const isNothing = ({ concepts, fields, words }: Dismissed): boolean =>
  concepts.size + fields.size + words.size === 0;

/** The roles without the dismissed ones. */
export function withoutRoles(roles: Roles, dismissed: Set<Role> | undefined): Roles {
  if (!dismissed) return roles;
  return Object.fromEntries(Object.entries(roles).filter(([role]) => !dismissed.has(role as Role)));
}
