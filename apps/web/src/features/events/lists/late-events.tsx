import { CloudOff } from 'lucide-react';
import { texts } from '../../../language/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';

const t = texts('events');

/** Replaces a list that failed to load. It does not alarm: the list appears when the server answers again. */
export const LateEvents = ({ onRetry, busy }: { onRetry: () => void; busy: boolean }) => (
  <EmptyState
    icon={<CloudOff size={26} />}
    title={t('lists.late')}
    action={
      <Button variant="secondary" onClick={onRetry} loading={busy}>
        {t('tryAgain')}
      </Button>
    }
  >
    {t('lists.lateHint')}
  </EmptyState>
);
