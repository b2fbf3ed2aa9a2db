import { type NotificationKind, notificationKinds } from '@serendip/contract/notifications';
import { useQuery } from '@tanstack/react-query';
import { statusMessage } from '../../api/errors.ts';
import { texts } from '../../language/texts.ts';
import { Card } from '../../ui/card.tsx';
import { FailedToLoad } from '../../ui/failed-to-load.tsx';
import { Switch } from '../../ui/switch.tsx';
import { toast } from '../../ui/toast.ts';
import { hostKinds, kindLabel } from './notification-text.ts';
import { PushButton } from './push-button.tsx';
import { switches, useSwitch } from './queries.ts';

const t = texts('notifications');

interface ChannelProps {
  kind: NotificationKind;
  channel: 'email' | 'push';
  isOn: boolean;
}

function Channel({ kind, channel, isOn }: ChannelProps) {
  const { mutate } = useSwitch(kind, channel);
  const what = { kind: kindLabel(kind) };
  return (
    <Switch
      label={channel === 'email' ? t('settings.email') : t('settings.push')}
      aria-label={channel === 'email' ? t('settings.emailFor', what) : t('settings.pushFor', what)}
      checked={isOn}
      onChange={({ target }) =>
        mutate(target.checked, {
          onError: (error) => toast.error(statusMessage(error, t('settings.failedToSave'))),
        })
      }
    />
  );
}

/** The kinds of notifications, each with its switches. */
export function NotificationSettings() {
  const { data, error, isFetching, refetch } = useQuery(switches);
  const rows = (kinds: readonly NotificationKind[]) => (
    <ul className="grid gap-1">
      {kinds.map((kind) => (
        <li key={kind} className="flex flex-wrap items-center justify-between gap-x-6 border-line border-t py-1.5">
          <span className="min-w-0 flex-1 basis-52">{kindLabel(kind)}</span>
          {data && (
            <span className="flex flex-wrap gap-x-5">
              <Channel kind={kind} channel="email" isOn={data[kind]?.email ?? false} />
              <Channel kind={kind} channel="push" isOn={data[kind]?.push ?? false} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
  return (
    <Card className="grid grid-cols-1 gap-4">
      <div>
        <h2 className="heading text-xl">{t('settings.title')}</h2>
        <p className="text-ink-soft text-sm">{t('settings.lead')}</p>
      </div>
      <PushButton label={t('pushHere.turnOn')} both />
      {error && !data && (
        <FailedToLoad retry={() => void refetch()} again={isFetching}>
          {statusMessage(error, t('failed'))}
        </FailedToLoad>
      )}
      {rows(notificationKinds.filter((kind) => !hostKinds.includes(kind)))}
      <h3 className="font-semibold">{t('settings.asHost')}</h3>
      {rows(hostKinds)}
    </Card>
  );
}
