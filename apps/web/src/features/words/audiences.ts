import type { Word } from '@serendip/contract/words';
import { texts } from '../../language/texts.ts';

const t = texts('words');

/** The people that a sent word was for. */
export function audienceText({ to, label }: Pick<Word, 'to' | 'label'>): string {
  if (to === 'label') return label ? t('label', { name: label.name }) : t('aLabel');
  return to ? t(`audiences.${to}`) : t('guests');
}
