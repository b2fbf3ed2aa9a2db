import { bounds } from '@serendip/contract/bounds';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { statusMessage } from '../../api/errors.ts';
import { texts } from '../../language/texts.ts';
import { worded } from '../../language/worded.ts';
import { Button } from '../../ui/button.tsx';
import { FailedToLoad } from '../../ui/failed-to-load.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useWebhooks, webhooksOf } from './queries.ts';
import { SecretOnce } from './secret-once.tsx';
import { WebhookForm } from './webhook-form.tsx';
import { WebhookRow } from './webhook-row.tsx';

const t = texts('webhooks');

/** For hosts: the addresses that are told of what happens at the event. */
export function Webhooks({ eventId }: { eventId: string }) {
  const { data: webhooks, error, isFetching, refetch } = useQuery(webhooksOf(eventId));
  const { add } = useWebhooks(eventId);
  const [adds, setAdds] = useState(false);
  const [secret, setSecret] = useState<{ secret: string; isNew: boolean } | null>(null);
  const isFull = (webhooks?.length ?? 0) >= bounds.webhooks_per_event.most;
  return (
    <section aria-labelledby="webhooks" className="grid grid-cols-1 gap-4">
      <div className="grid gap-1">
        <h2 id="webhooks" tabIndex={-1} className="heading text-2xl">
          {t('title')}
        </h2>
        <p className="text-ink-soft">{t('about')}</p>
      </div>
      {error && !webhooks && (
        <FailedToLoad retry={() => void refetch()} again={isFetching}>
          {statusMessage(error, t('loadFailed'))}
        </FailedToLoad>
      )}
      {!error && !webhooks && (
        <Loading label={t('loading')}>
          <Skeleton className="h-16 rounded-xl" />
        </Loading>
      )}
      {webhooks && webhooks.length > 0 && (
        <ul className="grid grid-cols-1 gap-3">
          {webhooks.map((webhook) => (
            <WebhookRow
              key={webhook.id}
              eventId={eventId}
              webhook={webhook}
              onSecret={(shown) => setSecret({ secret: shown, isNew: true })}
            />
          ))}
        </ul>
      )}
      {webhooks && adds && (
        <WebhookForm
          label={t('add')}
          busy={add.isPending}
          error={add.error}
          onSave={(asked) =>
            add.mutate(asked, {
              onSuccess: (made) => {
                setAdds(false);
                if (made.secret) setSecret({ secret: made.secret, isNew: false });
              },
            })
          }
          onCancel={() => {
            add.reset();
            setAdds(false);
          }}
        />
      )}
      {webhooks && !adds && (
        <Button
          variant="secondary"
          className="justify-self-start"
          icon={<Plus size={18} aria-hidden />}
          disabled={isFull}
          onClick={() => setAdds(true)}
        >
          {t('addOne')}
        </Button>
      )}
      {isFull && (
        <p className="text-ink-soft text-sm">
          {worded(bounds.webhooks_per_event.sentence(bounds.webhooks_per_event.most))}.
        </p>
      )}
      {secret && <SecretOnce {...secret} onClose={() => setSecret(null)} />}
    </section>
  );
}
