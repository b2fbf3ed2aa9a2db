import type { ReactNode } from 'react';
import { texts } from '../language/texts.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

const t = texts('ui');

interface Props {
  /** The error text. */
  children: ReactNode;
  /** Retries; `again` is true meanwhile. */
  retry: () => void;
  again: boolean;
}

/** Replaces content that failed to load, with a retry button. */
export const FailedToLoad = ({ children, retry, again }: Props) => (
  <Notice
    tone="negative"
    action={
      <Button variant="secondary" size="sm" onClick={retry} loading={again}>
        {t('tryAgain')}
      </Button>
    }
  >
    {children}
  </Notice>
);
