import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { errorText } from '../../api/errors.ts';
import { texts } from '../../language/texts.ts';
import { cx } from '../../lib/cx.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { answerKeys } from '../answers/queries.ts';
import { broughtAnswers, settle } from './queries.ts';

const t = texts('invitedGuest');

interface Props {
  eventId: string;
  className?: string;
}

/** The same on the event's page: a guest who waited for a place has never seen them. */
export function BroughtCard({ eventId }: { eventId: string }) {
  const { data: answers } = useQuery(broughtAnswers(eventId));
  return answers && answers.length > 0 ? (
    <Card>
      <BroughtAnswers eventId={eventId} />
    </Card>
  ) : null;
}

/** Answers of the host's list. They count nowhere before the guest has kept them. */
export function BroughtAnswers({ eventId, className }: Props) {
  const { data: answers } = useQuery(broughtAnswers(eventId));
  const client = useQueryClient();
  const navigate = useNavigate();
  const { busy, error, attempt } = useAttempt({ faultOf: (failure) => errorText(failure, t('brought.failed')) });
  if (!answers || answers.length === 0) return null;
  const end = (isKept: boolean, goesOn = false) =>
    attempt(async () => {
      await settle(eventId, isKept ? answers.map(({ question_id }) => question_id) : []);
      client.setQueryData(broughtAnswers(eventId).queryKey, []);
      void client.invalidateQueries({ queryKey: answerKeys.ofEvent(eventId) });
      if (goesOn) await navigate(`/events/${eventId}`);
    });
  return (
    <section aria-labelledby="brought" className={cx('grid gap-3', className)}>
      <h3 id="brought" className="font-semibold">
        {t('brought.title')}
      </h3>
      <dl className="grid gap-2">
        {answers.map(({ question_id, question, shown }) => (
          <div key={question_id}>
            <dt className="text-ink-soft text-sm">{question}</dt>
            <dd className="break-words">{shown}</dd>
          </div>
        ))}
      </dl>
      {error && <Notice tone="negative">{error}</Notice>}
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-3">
        <Button onClick={() => end(true)} disabled={busy}>
          {t('brought.keep')}
        </Button>
        <Button variant="secondary" onClick={() => end(true, true)} disabled={busy}>
          {t('brought.change')}
        </Button>
        <Button variant="secondary" onClick={() => end(false)} disabled={busy}>
          {t('brought.remove')}
        </Button>
      </div>
    </section>
  );
}
