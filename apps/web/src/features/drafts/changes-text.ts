import { texts } from '../../language/texts.ts';

const t = texts('drafts');

/** '24 people get new matches, 11 keep theirs.' */
export function changesText(changed: number, kept: number): string {
  if (changed === 0) return t('changes.none');
  return kept === 0 ? t('changes.some', { count: changed }) : t('changes.someKept', { count: changed, kept });
}
