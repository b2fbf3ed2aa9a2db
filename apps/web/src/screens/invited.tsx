import type { OpenedInvitation } from '@serendip/contract/answer-invitation';
import { useQuery } from '@tanstack/react-query';
import { MailX } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router';
import { isStatus, statusMessage } from '../api/errors.ts';
import { useSession } from '../api/session.ts';
import { EventForVisitors } from '../features/events/event-for-visitors.tsx';
import { returnState } from '../features/identity/return-to.ts';
import { AnswerCard } from '../features/invited-guest/answer-card.tsx';
import { HostsWord } from '../features/invited-guest/hosts-word.tsx';
import { KeepMeOut } from '../features/invited-guest/keep-me-out.tsx';
import { openedInvitation } from '../features/invited-guest/queries.ts';
import { texts } from '../language/texts.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { HomeLink } from '../ui/home-link.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { LoadingPage } from '../ui/loading-page.tsx';
import { PageShell } from '../ui/page-shell.tsx';

const t = texts('invitedGuest');
const ui = texts('ui');

/** The page behind a mailed invitation. Opening it changes nothing. */
export default function InvitedScreen() {
  const { token = '' } = useParams();
  const [isForgotten, setIsForgotten] = useState(false);
  const { data, error, isPending, isFetching, refetch } = useQuery(openedInvitation(token));
  if (isForgotten) return <Ended title={t('forgotten')}>{t('forgottenText')}</Ended>;
  if (data) return <Invited token={token} invitation={data} onForgotten={() => setIsForgotten(true)} />;
  if (isPending) return <LoadingPage />;
  if (isStatus(error, 404)) return <Ended title={t('ended')}>{t('endedText')}</Ended>;
  return (
    <Ended title={statusMessage(error, t('notLoaded'))}>
      <Button onClick={() => refetch()} loading={isFetching}>
        {ui('tryAgain')}
      </Button>
    </Ended>
  );
}

const Ended = ({ title, children }: { title: string; children: ReactNode }) => (
  <PageShell start={<HomeLink />}>
    <h1 className="sr-only">{t('page')}</h1>
    <div role="alert">
      <EmptyState icon={<MailX size={26} />} title={title}>
        {children}
      </EmptyState>
    </div>
  </PageShell>
);

interface Props {
  token: string;
  invitation: OpenedInvitation;
  onForgotten: () => void;
}

function Invited({ token, invitation, onForgotten }: Props) {
  const { event, state } = invitation;
  return (
    <EventForVisitors event={event}>
      {invitation.word && <HostsWord token={token} word={invitation.word} />}
      {state === 'open' && <AnswerCard token={token} invitation={invitation} />}
      {state === 'elsewhere' && <Elsewhere token={token} name={event.name} />}
      {state === 'over' && (
        <Card>
          <h2 className="heading text-xl">{t('over')}</h2>
        </Card>
      )}
      {state !== 'elsewhere' && <KeepMeOut token={token} invitation={invitation} onForgotten={onForgotten} />}
    </EventForVisitors>
  );
}

/** After a yes the link works on that device alone. */
function Elsewhere({ token, name }: { token: string; name: string }) {
  const user = useSession();
  return (
    <Card className="grid grid-cols-1 gap-4">
      <h2 className="heading text-xl">{t('elsewhere')}</h2>
      <p className="text-ink-soft">{t('elsewhereText')}</p>
      {user ? (
        <p className="text-ink-soft text-sm">{t('logOutFirst')}</p>
      ) : (
        <LinkButton to="/sign-in-code" state={returnState(`/i/${token}`, name)} size="lg" block>
          {t('mailMeACode')}
        </LinkButton>
      )}
    </Card>
  );
}
