import type { ReactNode } from 'react';
import { texts } from '../../language/texts.ts';

const t = texts('emailConfirmation');

/** The mark beside an e-mail address that is not confirmed. */
export const NotConfirmed = ({ children }: { children?: ReactNode }) => (
  <span className="inline-block shrink-0 rounded-full bg-caution-soft px-2 font-semibold text-caution-ink text-xs leading-5 whitespace-nowrap">
    {children ?? t('notConfirmed')}
  </span>
);
