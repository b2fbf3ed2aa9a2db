import type { Cohost } from '@serendip/contract/cohosts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { joinedErrors, statusMessage } from '../../api/errors.ts';
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
  const end = ({ id, email, pending }: Cohost) =>
    mutate(id, {
      onSuccess: () => {
        if (pending) toast.success(`${email} is not asked any more`);
        else toast.success(id === userId ? 'You are not a co-host any more' : `${email} is not a co-host any more`);
      },
      onError: (failure) => toast.error(joinedErrors(failure, 'That did not work.')),
      onSettled: () => setAsked(null),
    });
  return (
    <section aria-labelledby="cohosts" className="grid grid-cols-1 gap-4">
      <div className="grid gap-1">
        <h2 id="cohosts" className="heading text-2xl">
          Hosts
        </h2>
        <p className="text-ink-soft">
          Co-hosts can do everything the host can, except delete the event and choose co-hosts.
        </p>
      </div>
      {error && (
        <FailedToLoad retry={() => void refetch()} again={isFetching}>
          {statusMessage(error, 'Failed to load the hosts')}
        </FailedToLoad>
      )}
      {cohosts ? (
        <List>
          <ListRow className="flex-wrap gap-x-3 gap-y-1">
            <p className="wrap-anywhere min-w-0 flex-1 basis-44 font-semibold text-sm">{host ?? 'Unknown'}</p>
            <Badge tone="accent">Host</Badge>
          </ListRow>
          {cohosts.map((cohost) => (
            <ListRow key={cohost.id} className="flex-wrap gap-x-3 gap-y-1">
              <p id={`cohost-${cohost.id}`} className="wrap-anywhere min-w-0 flex-1 basis-44 text-sm">
                <span className="font-semibold">{cohost.email}</span>
                {cohost.email_confirmed === false && <span className="text-ink-soft">, not confirmed</span>}
              </p>
              {cohost.pending ? <Badge tone="caution">Asked</Badge> : <Badge>Co-host</Badge>}
              {(isOwner || cohost.id === userId) && (
                <Button variant="quiet" size="sm" onClick={() => setAsked(cohost)}>
                  {cohost.id === userId ? 'Stop hosting' : cohost.pending ? 'Take back' : 'Remove'}
                  {cohost.id !== userId && <Whom name={cohost.email ?? 'somebody'} />}
                </Button>
              )}
            </ListRow>
          ))}
        </List>
      ) : (
        !error && (
          <Loading label="Loading the hosts">
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

const lost = 'do not see the People tab, the matches and the evening’s controls any more.';
const nothingAsked = { title: '', description: '', confirmLabel: 'Remove' };

function questionAbout({ id, email, pending }: Cohost, userId: string): typeof nothingAsked {
  if (id === userId)
    return { title: 'Stop hosting this event?', description: `You ${lost}`, confirmLabel: 'Stop hosting' };
  if (pending)
    return {
      title: `Take back the question to ${email}?`,
      description: 'They cannot say yes any more.',
      confirmLabel: 'Take back',
    };
  return { title: `Remove ${email} as a co-host?`, description: `They ${lost}`, confirmLabel: 'Remove' };
}
