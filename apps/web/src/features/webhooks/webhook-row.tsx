import type { Webhook } from '@serendip/contract/webhooks';
import { useState } from 'react';
import { joinedErrors } from '../../api/errors.ts';
import { texts } from '../../language/texts.ts';
import { formatMoment } from '../../lib/dates.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Switch } from '../../ui/switch.tsx';
import { toast } from '../../ui/toast.ts';
import { Whom } from '../../ui/whom.tsx';
import { Deliveries } from './deliveries.tsx';
import { kindLabel } from './kind-labels.ts';
import { useWebhooks } from './queries.ts';
import { WebhookForm } from './webhook-form.tsx';

const t = texts('webhooks');

interface Props {
  eventId: string;
  webhook: Webhook;
  onSecret: (secret: string) => void;
}

const failed = (failure: unknown) => toast.error(joinedErrors(failure, t('failed')));

/** One webhook: its address, its kinds, its deliveries and what a host can do with it. */
export function WebhookRow({ eventId, webhook, onSecret }: Props) {
  const { id, url, kinds, active, off_reason, previous_secret_until } = webhook;
  const { change, remove, rotate, sendTest } = useWebhooks(eventId);
  const [asks, setAsks] = useState<'rotate' | 'delete' | null>(null);
  const [edits, setEdits] = useState(false);
  const host = URL.parse(url)?.host ?? url;
  if (edits)
    return (
      <li>
        <WebhookForm
          webhook={webhook}
          label={t('save')}
          busy={change.isPending}
          error={change.error}
          onSave={(asked) => change.mutate({ id, ...asked }, { onSuccess: () => setEdits(false) })}
          onCancel={() => {
            change.reset();
            setEdits(false);
          }}
        />
      </li>
    );
  return (
    <li className="grid grid-cols-1 gap-3 rounded-xl border border-line bg-surface p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="wrap-anywhere min-w-0 flex-1 basis-56 font-semibold">{url}</p>
        <Switch
          label={
            <>
              {t('on')}
              <Whom name={host} />
            </>
          }
          checked={active}
          disabled={change.isPending}
          onChange={() => change.mutate({ id, active: !active }, { onError: failed })}
        />
      </div>
      {off_reason && (
        <p className="flex flex-wrap items-center gap-2 text-sm">
          <Badge tone={off_reason === 'host' ? 'neutral' : 'negative'}>{t('off')}</Badge>
          {t(`offReasons.${off_reason}`)}
        </p>
      )}
      <p className="text-ink-soft text-sm">
        {t('kindsAndMaker', {
          kinds: kinds.map(kindLabel).join(' · '),
          name: webhook.made_by.alias ?? t('deletedUser'),
        })}
        {previous_secret_until && ` ${t('oldSecret', { when: formatMoment(previous_secret_until) })}`}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          disabled={!active}
          loading={sendTest.isPending}
          onClick={() => sendTest.mutate(id, { onSuccess: () => toast.success(t('testSent')), onError: failed })}
        >
          {t('sendTest')}
          <Whom name={host} />
        </Button>
        <Button variant="quiet" size="sm" onClick={() => setEdits(true)}>
          {t('edit')}
          <Whom name={host} />
        </Button>
        <Button variant="quiet" size="sm" onClick={() => setAsks('rotate')}>
          {t('makeSecret')}
          <Whom name={host} />
        </Button>
        <Button variant="quiet" size="sm" focusAfter="webhooks" onClick={() => setAsks('delete')}>
          {t('delete')}
          <Whom name={host} />
        </Button>
      </div>
      <Disclosure label={t('deliveries')} whom={host} lazy>
        <Deliveries eventId={eventId} id={id} active={active} />
      </Disclosure>
      <ConfirmDialog
        open={asks === 'rotate'}
        title={t('rotateTitle')}
        description={t('rotateText')}
        confirmLabel={t('rotate')}
        busy={rotate.isPending}
        onConfirm={() =>
          rotate.mutate(id, {
            onSuccess: ({ secret }) => secret && onSecret(secret),
            onError: failed,
            onSettled: () => setAsks(null),
          })
        }
        onCancel={() => setAsks(null)}
      />
      <ConfirmDialog
        open={asks === 'delete'}
        title={t('deleteTitle', { host })}
        description={t('deleteText')}
        confirmLabel={t('delete')}
        danger
        busy={remove.isPending}
        onConfirm={() => remove.mutate(id, { onError: failed, onSettled: () => setAsks(null) })}
        onCancel={() => setAsks(null)}
      />
    </li>
  );
}
