import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { statusMessage } from '../../../api/errors.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { usePresence } from '../queries.ts';

interface Props {
  eventId: string;
  userId: string;
}

/** 'I have to go': asks once, then the guest's place is free. */
export function HaveToGo({ eventId, userId }: Props) {
  const [asking, setAsking] = useState(false);
  const { mutate, isPending, error } = usePresence(eventId);
  const go = () => mutate({ user_id: userId, here: false }, { onSettled: () => setAsking(false) });
  return (
    <div className="grid gap-1">
      <Button variant="quiet" size="sm" icon={<LogOut size={16} aria-hidden />} onClick={() => setAsking(true)}>
        I have to go
      </Button>
      <FieldError error={error && statusMessage(error, 'That did not work. Please try again.')} />
      <ConfirmDialog
        open={asking}
        title="Do you have to go?"
        description="Your place is free from now on. If you come back, type the code again."
        confirmLabel="Yes, I am leaving"
        cancelLabel="No, I stay"
        busy={isPending}
        onConfirm={go}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}
