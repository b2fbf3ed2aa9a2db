import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { statusMessage } from '../../../api/errors.ts';
import { texts } from '../../../language/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { usePresence } from '../queries.ts';

const t = texts('evening');

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
        {t('leave.button')}
      </Button>
      <FieldError error={error && statusMessage(error, t('failed'))} />
      <ConfirmDialog
        open={asking}
        title={t('leave.title')}
        description={t('leave.description')}
        confirmLabel={t('leave.yes')}
        cancelLabel={t('leave.no')}
        busy={isPending}
        onConfirm={go}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}
