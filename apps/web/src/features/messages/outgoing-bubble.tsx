import { CircleAlert } from 'lucide-react';
import { texts } from '../../language/texts.ts';
import { Bubble } from './bubble.tsx';
import type { Outgoing } from './outbox.ts';

const t = texts('messages');

interface Props {
  outgoing: Outgoing;
  /** Another message is being sent, so a retry has to wait. */
  sending: boolean;
  onRetry: (outgoing: Outgoing) => void;
  onDiscard: (clientId: string) => void;
}

const link =
  'min-h-9 rounded-xs px-1 font-semibold underline underline-offset-3 transition hover:decoration-2 disabled:opacity-50 pointer-coarse:min-h-11';

/** A message the user sent that the server has not accepted yet. */
export const OutgoingBubble = ({ outgoing, sending, onRetry, onDiscard }: Props) => (
  <Bubble content={outgoing.content} speaker={t('you')} mine starts ends look={outgoing.state}>
    {outgoing.state === 'pending' ? (
      <span className="px-1 text-ink-faint text-xs">{t('compose.sending')}</span>
    ) : (
      <div className="grid max-w-[min(85%,34rem)] justify-items-end text-sm">
        <p role="alert" className="flex items-start gap-1.5 text-negative-ink">
          <CircleAlert size={16} className="mt-0.75 shrink-0" aria-hidden />
          <span className="wrap-anywhere">{outgoing.error ?? t('compose.failed')}</span>
        </p>
        <div className="flex gap-3">
          <button
            type="button"
            disabled={sending}
            onClick={() => onRetry(outgoing)}
            className={`${link} text-accent-ink`}
          >
            {t('compose.retry')}
          </button>
          <button type="button" onClick={() => onDiscard(outgoing.client_id)} className={`${link} text-ink-soft`}>
            {t('compose.discard')}
          </button>
        </div>
      </div>
    )}
  </Bubble>
);
