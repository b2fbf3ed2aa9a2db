import type { WebhookDelivery } from '@serendip/contract/webhooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { joinedErrors, statusMessage } from '../../api/errors.ts';
import { texts } from '../../language/texts.ts';
import { formatMoment } from '../../lib/dates.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { FailedToLoad } from '../../ui/failed-to-load.tsx';
import { List, ListRow } from '../../ui/list.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { Whom } from '../../ui/whom.tsx';
import { kindLabel, outcomeText } from './kind-labels.ts';
import { deliveriesOf, useWebhooks } from './queries.ts';

const t = texts('webhooks');

const rowsAtOnce = 20;
const tones = { delivered: 'positive', waiting: 'caution', failed: 'negative' } as const;

/** What a webhook was told in 30 days, and the way to send it again. */
export function Deliveries({ eventId, id, active }: { eventId: string; id: string; active: boolean }) {
  const [rows, setRows] = useState(rowsAtOnce);
  const { data, error, isFetching, refetch } = useQuery(deliveriesOf(eventId, id, rows));
  const { sendAgain } = useWebhooks(eventId);
  const again = (delivery: string) =>
    sendAgain.mutate(
      { id, delivery },
      {
        onSuccess: () => toast.success(t('sentAgain')),
        onError: (failure) => toast.error(joinedErrors(failure, t('failed'))),
      },
    );
  if (error && !data)
    return (
      <FailedToLoad retry={() => void refetch()} again={isFetching}>
        {statusMessage(error, t('deliveriesFailed'))}
      </FailedToLoad>
    );
  if (!data)
    return (
      <Loading label={t('deliveriesLoading')}>
        <Skeleton className="h-16 rounded-xl" />
      </Loading>
    );
  if (data.deliveries.length === 0) return <p className="text-ink-soft text-sm">{t('nothing')}</p>;
  return (
    <div className="grid grid-cols-1 gap-3">
      <List>
        {data.deliveries.map((delivery) => (
          <ListRow key={delivery.id} className="flex-wrap gap-x-3 gap-y-1">
            <DeliveryText delivery={delivery} />
            <Badge tone={tones[delivery.state]}>{t(`states.${delivery.state}`)}</Badge>
            <Button
              variant="quiet"
              size="sm"
              disabled={!active}
              loading={sendAgain.isPending && sendAgain.variables?.delivery === delivery.id}
              onClick={() => again(delivery.id)}
            >
              {t('sendAgain')}
              <Whom name={`${kindLabel(delivery.kind)}, ${formatMoment(delivery.created_at)}`} />
            </Button>
          </ListRow>
        ))}
      </List>
      {(data.total ?? 0) > rows && (
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start"
          loading={isFetching}
          onClick={() => setRows(rows + 100)}
        >
          {t('showMore')}
        </Button>
      )}
    </div>
  );
}

function DeliveryText({ delivery }: { delivery: WebhookDelivery }) {
  const { kind, created_at, tries, state, next_try_at } = delivery;
  return (
    <div className="grid min-w-0 flex-1 basis-52 gap-0.5 text-sm">
      <p className="font-semibold">{kindLabel(kind)}</p>
      <p className="text-ink-soft">
        {formatMoment(created_at)} · {outcomeText(delivery)}
        {tries > 1 && ` · ${t('tries', { count: tries })}`}
      </p>
      {state === 'waiting' && tries > 0 && next_try_at && (
        <p className="text-ink-soft">{t('nextTry', { when: formatMoment(next_try_at) })}</p>
      )}
    </div>
  );
}
