import { CircleAlert, UserRoundX } from 'lucide-react';
import { isStatus, statusMessage } from '../../api/errors.ts';
import { texts } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PaneMessage } from './pane-message.tsx';

const t = texts('messages');

/** Why a thread does not open: no such person, no match with them, or an error. */
export function ThreadFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const unknown = isStatus(error, 404);
  if (!unknown && !isStatus(error, 403))
    return (
      <div role="alert" className="flex-1">
        <PaneMessage
          icon={<CircleAlert size={26} />}
          title={t('failed')}
          action={<Button onClick={onRetry}>{t('tryAgain')}</Button>}
        >
          {t('checkConnection')}
        </PaneMessage>
      </div>
    );
  return (
    <div role="alert" className="flex-1">
      <PaneMessage
        icon={<UserRoundX size={26} />}
        title={unknown ? t('unknownUser') : t('noConversation')}
        action={
          <LinkButton to="/dashboard" variant="secondary">
            {t('toYourEvents')}
          </LinkButton>
        }
      >
        {unknown ? t('unknownUserWhy') : statusMessage(error, t('onlyMatches'))}
      </PaneMessage>
    </div>
  );
}
