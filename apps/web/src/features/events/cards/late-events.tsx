import { CloudOff } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';

/** In the list's place while it cannot be read: no alarm, and it comes by itself when the server answers again. */
export const LateEvents = ({ onRetry, busy }: { onRetry: () => void; busy: boolean }) => (
  <EmptyState
    icon={<CloudOff size={26} />}
    title="Your events are on their way"
    action={
      <Button variant="secondary" onClick={onRetry} loading={busy}>
        Look again
      </Button>
    }
  >
    This takes longer than usual. They appear here by themselves.
  </EmptyState>
);
