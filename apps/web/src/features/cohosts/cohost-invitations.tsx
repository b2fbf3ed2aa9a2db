import type { CohostInvitation } from '@serendip/contract/cohosts';
import { useQuery } from '@tanstack/react-query';
import { UsersRound } from 'lucide-react';
import { useNavigate } from 'react-router';
import { joinedErrors, statusMessage } from '../../api/errors.ts';
import { texts } from '../../language/texts.ts';
import { relativeTime } from '../../lib/dates.ts';
import { initials } from '../../lib/initials.ts';
import { useNow } from '../../lib/now.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailedToLoad } from '../../ui/failed-to-load.tsx';
import { List, ListRow } from '../../ui/list.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { toast } from '../../ui/toast.ts';
import { cohostInvitations, useAnswerInvitation } from './queries.ts';

const t = texts('cohosts');

/** An invitation without the event's name, which a stranger chose: a link opens the event. */
function InvitationRow({
  invitation: { event_id, from, role, created_at },
  now,
}: {
  invitation: CohostInvitation;
  now: number;
}) {
  const { mutate, isPending, variables } = useAnswerInvitation();
  const navigate = useNavigate();
  const name = from.card?.name ?? from.alias ?? t('invitations.somebody');
  const answer = (accept: boolean) =>
    mutate(
      { eventId: event_id, accept },
      {
        onSuccess: () => {
          toast.success(
            !accept ? t('invitations.saidNo') : role === 'door' ? t('invitations.helpNow') : t('invitations.hostNow'),
          );
          if (accept) navigate(`/events/${event_id}`);
        },
        onError: (failure) => toast.error(joinedErrors(failure, t('didNotWork'))),
      },
    );
  return (
    <ListRow className="flex-wrap gap-x-3 gap-y-3">
      <Avatar initials={initials(name)} seed={from.id} size="sm" />
      <div id={`invitation-${event_id}`} className="min-w-0 flex-1 basis-52">
        <p className="wrap-anywhere text-sm">
          {t.rich(role === 'door' ? 'invitations.asksToHelp' : 'invitations.asksToHost', {
            name,
            person: (words) => <bdi className="font-semibold">{words}</bdi>,
          })}
        </p>
        <p className="text-ink-soft text-sm">
          <time dateTime={created_at}>{relativeTime(created_at, now)}</time>
          {' · '}
          <TextLink to={`/events/${event_id}`}>{t('invitations.seeEvent')}</TextLink>
        </p>
      </div>
      <div className="flex gap-2">
        <Button
          size="sm"
          variant="secondary"
          aria-describedby={`invitation-${event_id}`}
          loading={isPending && variables?.accept === false}
          disabled={isPending}
          onClick={() => answer(false)}
        >
          {t('invitations.no')}
        </Button>
        <Button
          size="sm"
          aria-describedby={`invitation-${event_id}`}
          loading={isPending && variables?.accept === true}
          disabled={isPending}
          onClick={() => answer(true)}
        >
          {role === 'door' ? t('invitations.yesHelp') : t('invitations.yesHost')}
        </Button>
      </div>
    </ListRow>
  );
}

/** The people who ask the user to host an event with them. */
export function CohostInvitations() {
  const { data: invitations, error, refetch, isFetching } = useQuery(cohostInvitations);
  const now = useNow(30_000);
  if (!invitations && error)
    return (
      <FailedToLoad retry={() => void refetch()} again={isFetching}>
        {statusMessage(error, t('invitations.failed'))}
      </FailedToLoad>
    );
  if (!invitations)
    return (
      <Loading label={t('invitations.loading')}>
        <Skeleton className="h-24 rounded-xl" />
      </Loading>
    );
  if (invitations.length === 0)
    return (
      <EmptyState icon={<UsersRound size={26} />} title={t('invitations.none')}>
        {t('invitations.noneHint')}
      </EmptyState>
    );
  return (
    <List aria-label={t('invitations.list')}>
      {invitations.map((one) => (
        <InvitationRow key={one.event_id} invitation={one} now={now} />
      ))}
    </List>
  );
}
