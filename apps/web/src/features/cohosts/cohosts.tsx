import type { Cohost } from '@serendip/contract/cohosts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { joinedErrors, statusMessage } from '../../api/errors.ts';
import { texts } from '../../language/texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { FailedToLoad } from '../../ui/failed-to-load.tsx';
import { List, ListRow } from '../../ui/list.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { Whom } from '../../ui/whom.tsx';
import { AskCohost } from './ask-cohost.tsx';
import { cohostsOf, useRemoveCohost } from './queries.ts';

const t = texts('cohosts');

interface Props {
  eventId: string;
  userId: string;
  isOwner: boolean;
  /** The creator's e-mail. */
  host: string | null;
}

/** The hosts of an event. The creator adds and removes co-hosts. A co-host can only remove themselves. */
export function Cohosts({ eventId, userId, isOwner, host }: Props) {
  const { data: cohosts, error, refetch, isFetching } = useQuery(cohostsOf(eventId));
  const [asked, setAsked] = useState<Cohost | null>(null);
  const { mutate, isPending } = useRemoveCohost(eventId);
  const end = ({ id, email, pending, role }: Cohost) =>
    mutate(id, {
      onSuccess: () => {
        if (pending) toast.success(t('notAsked', { email: email ?? '' }));
        else toast.success(id === userId ? t('youAreOut') : t('isOut', { email: email ?? '', role }));
      },
      onError: (failure) => toast.error(joinedErrors(failure, t('didNotWork'))),
      onSettled: () => setAsked(null),
    });
  return (
    <section aria-labelledby="cohosts" className="grid grid-cols-1 gap-4">
      <div className="grid gap-1">
        <h2 id="cohosts" className="heading text-2xl">
          {t('title')}
        </h2>
        <p className="text-ink-soft">{t('lead')}</p>
      </div>
      {error && (
        <FailedToLoad retry={() => void refetch()} again={isFetching}>
          {statusMessage(error, t('failed'))}
        </FailedToLoad>
      )}
      {cohosts ? (
        <List>
          <ListRow className="flex-wrap gap-x-3 gap-y-1">
            <p className="wrap-anywhere min-w-0 flex-1 basis-44 font-semibold text-sm">{host ?? t('unknown')}</p>
            <Badge tone="accent">{t('badge.host')}</Badge>
          </ListRow>
          {cohosts.map((cohost) => (
            <ListRow key={cohost.id} className="flex-wrap gap-x-3 gap-y-1">
              <p id={`cohost-${cohost.id}`} className="wrap-anywhere min-w-0 flex-1 basis-44 text-sm">
                {cohost.email_confirmed === false ? (
                  t.rich('notConfirmed', {
                    address: cohost.email ?? '',
                    email: (words) => <span className="font-semibold">{words}</span>,
                    mark: (words) => <span className="text-ink-soft">{words}</span>,
                  })
                ) : (
                  <span className="font-semibold">{cohost.email}</span>
                )}
              </p>
              <Badge tone={cohost.pending ? 'caution' : 'neutral'}>{badgeOf(cohost)}</Badge>
              {(isOwner || cohost.id === userId) && (
                <Button variant="quiet" size="sm" onClick={() => setAsked(cohost)}>
                  {cohost.id === userId ? t('stop') : cohost.pending ? t('takeBack') : t('remove')}
                  {cohost.id !== userId && <Whom name={cohost.email ?? t('somebody')} />}
                </Button>
              )}
            </ListRow>
          ))}
        </List>
      ) : (
        !error && (
          <Loading label={t('loading')}>
            <Skeleton className="h-16 rounded-xl" />
          </Loading>
        )
      )}
      {isOwner && <AskCohost eventId={eventId} />}
      <ConfirmDialog
        open={asked !== null}
        {...(asked ? questionAbout(asked, userId) : nothingAsked)}
        danger
        busy={isPending}
        onConfirm={() => asked && end(asked)}
        onCancel={() => setAsked(null)}
      />
    </section>
  );
}

const badgeOf = ({ pending, role }: Cohost): string =>
  role === 'door' ? t(pending ? 'badge.askedDoor' : 'badge.door') : t(pending ? 'badge.asked' : 'badge.cohost');

interface Question {
  title: string;
  description: string;
  confirmLabel: string;
}

const nothingAsked: Question = { title: '', description: '', confirmLabel: '' };

function questionAbout({ id, email: address, pending, role }: Cohost, userId: string): Question {
  const email = address ?? '';
  if (id === userId)
    return { title: t('question.stop'), description: t('question.stopEffect'), confirmLabel: t('stop') };
  if (pending)
    return {
      title: t('question.takeBack', { email }),
      description: t('question.takeBackEffect'),
      confirmLabel: t('takeBack'),
    };
  return role === 'door'
    ? {
        title: t('question.removeDoor', { email }),
        description: t('question.removeDoorEffect'),
        confirmLabel: t('remove'),
      }
    : {
        title: t('question.removeCohost', { email }),
        description: t('question.removeCohostEffect'),
        confirmLabel: t('remove'),
      };
}
