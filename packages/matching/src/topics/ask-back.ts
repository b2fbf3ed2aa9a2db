import type { Lexicon } from '../lexicon/lexicon.ts';
import { topicKey } from '../text/topic-key.ts';
import type { Profile } from '../understand/profile.ts';
import { eachOnce, type ReadSubject, readSubjects } from './read-subjects.ts';

const MOST = 6;

/**
 * Suggests offers or needs to people whose answers name none: topics they mention in any role, and the usual needs and offers
 * of people who mention these. Nothing sensitive.
 */
export function suggestionsFor(
  role: 'need' | 'offer',
  profile: Profile,
  lexicon: Lexicon,
  known: Set<string>,
): string[] {
  const spoken = (['offer', 'need', 'interest'] as const)
    .flatMap((told) => readSubjects(profile, told, lexicon))
    .sort((a, b) => b.certainty - a.certainty);
  const nearest = eachOnce(spoken, lexicon);
  const names = [
    ...nearest.map(({ name, sensitive }) => (sensitive ? '' : name)),
    ...nearest.flatMap((subject) => goesWith(role, subject, lexicon)),
  ];
  const kept = new Map<string, string>();
  for (const name of names) {
    const key = topicKey(name);
    if (name !== '' && !known.has(key) && !kept.has(key)) kept.set(key, name);
    if (kept.size === MOST) break;
  }
  return [...kept.values()];
}

function goesWith(role: 'need' | 'offer', { of, index }: ReadSubject, lexicon: Lexicon): string[] {
  const concept = lexicon.concepts[index];
  const all = of === 'field' ? lexicon.fields : lexicon.concepts;
  const linked =
    of === 'field'
      ? (lexicon.fields[index]?.helpedBy ?? [])
      : ((role === 'need' ? concept?.helpedBy : concept?.helps) ?? []);
  return linked.slice(0, 2).flatMap((one) => {
    const other = all[one];
    return other && !other.sensitive ? [other.name] : [];
  });
}
