import { CircleAlert, UserRoundX } from 'lucide-react';
import { isStatus, statusMessage } from '../../api/errors.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PaneMessage } from './pane-message.tsx';

/** Why a thread does not open: no such person, no match with them, or an error. */
export function ThreadFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const unknown = isStatus(error, 404);
  if (!unknown && !isStatus(error, 403))
    return (
      <div role="alert" className="flex-1">
        <PaneMessage
          icon={<CircleAlert size={26} />}
          title="Failed to load messages"
          action={<Button onClick={onRetry}>Try again</Button>}
        >
          Check your connection and try again.
        </PaneMessage>
      </div>
    );
  return (
    <div role="alert" className="flex-1">
      <PaneMessage
        icon={<UserRoundX size={26} />}
        title={unknown ? 'User not found' : 'No conversation here'}
        action={
          <LinkButton to="/dashboard" variant="secondary">
            Go to your events
          </LinkButton>
        }
      >
        {unknown
          ? 'The link may be incomplete, or this person has deleted their account.'
          : statusMessage(error, 'You can only message people you were matched with')}
      </PaneMessage>
    </div>
  );
}
