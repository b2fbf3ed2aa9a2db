import { WEIGHTS } from '../weights.ts';
import type { ByRole, Profile } from './profile.ts';

/** Whether somebody says anything at all in one of the roles. */
export const says = ({ concepts, fields, words }: Profile, roles: (keyof ByRole<unknown>)[]): boolean =>
  roles.some((role) => [concepts[role], fields[role], words[role]].some(hasSome));

function hasSome(said: Map<unknown, number>): boolean {
  for (const weight of said.values()) if (weight >= WEIGHTS.nameable.said) return true;
  return false;
}
