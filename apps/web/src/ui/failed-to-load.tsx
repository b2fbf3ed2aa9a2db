import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

interface Props {
  /** Says what could not be read. */
  children: ReactNode;
  /** Reads again; `again` while that is under way. */
  retry: () => void;
  again: boolean;
}

/** Stands where something would be that could not be read, and offers to try again. */
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
