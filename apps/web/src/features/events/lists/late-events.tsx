import { CloudOff } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';

/** Replaces a list that failed to load. It does not alarm: the list appears when the server answers again. */
export const LateEvents = ({ onRetry, busy }: { onRetry: () => void; busy: boolean }) => (
  <EmptyState
    icon={<CloudOff size={26} />}
    title="Still loading your events"
    action={
      <Button variant="secondary" onClick={onRetry} loading={busy}>
        Try again
      </Button>
    }
  >
    This is taking longer than usual. They appear here as soon as they load.
  </EmptyState>
);
