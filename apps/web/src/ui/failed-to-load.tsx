import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

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
        Try again
      </Button>
    }
  >
    {children}
  </Notice>
);
