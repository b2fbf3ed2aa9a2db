import type { Profile } from '../understand/profile.ts';

/** All subjects of a profile, in any role, with the strongest weight of each. */
export function topicsOf({ concepts, fields, words }: Profile): Map<string, number> {
  const topics = new Map<string, number>();
  for (const [kind, byRole] of Object.entries({ concepts, fields, words }))
    for (const role of ['offer', 'need', 'fact', 'interest', 'concern'] as const)
      for (const [key, weight] of byRole[role]) {
        const name = `${kind} ${key}`;
        topics.set(name, Math.max(topics.get(name) ?? 0, weight));
      }
  return topics;
}
