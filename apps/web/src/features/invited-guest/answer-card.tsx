import type { OpenedInvitation } from '@serendip/contract/answer-invitation';
import { limits } from '@serendip/contract/limits';
import { useState } from 'react';
import { joinedErrors } from '../../api/errors.ts';
import { useSession } from '../../api/session.ts';
import { texts } from '../../language/texts.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { nameFault } from '../guests/name-fault.ts';
import { returnState } from '../identity/return-to.ts';
import { RetentionNote } from '../service/retention-note.tsx';
import { BroughtAnswers } from './brought-answers.tsx';
import { useAnswer } from './queries.ts';

const t = texts('invitedGuest');

type Answer = 'yes' | 'maybe' | 'no';

const told = { yes: 'saidYes', maybe: 'saidMaybe', no: 'saidNo' } as const;

function Standing({ invitation }: { invitation: OpenedInvitation }) {
  const { answer, takes_part, waiting, event } = invitation;
  if (waiting) return <Notice tone="positive">{t('waiting')}</Notice>;
  if (takes_part) return <Notice tone="positive">{t(told.yes)}</Notice>;
  if (answer === 'maybe' || answer === 'no') return <Notice>{t(told[answer])}</Notice>;
  if (answer === 'yes') return <Notice>{t('left')}</Notice>;
  return event.full ? <p className="text-ink-soft text-sm">{t('full')}</p> : null;
}

/** The three answers. After 'Yes', people who are signed in choose the account first. */
export function AnswerCard({ token, invitation }: { token: string; invitation: OpenedInvitation }) {
  const user = useSession();
  const say = useAnswer(token);
  const [name, setName] = useState('');
  const [asks, setAsks] = useState(false);
  const [pressed, setPressed] = useState<Answer | null>(null);
  const { busy, error, setError, attempt } = useAttempt({
    faultOf: (failure) => joinedErrors(failure, t('notSent')),
  });
  const isIn = invitation.takes_part || invitation.waiting;
  const wantsName = invitation.name === null && !isIn;
  const answer = isIn ? 'yes' : invitation.answer;

  const send = (said: Answer, asGuest = false) => {
    const isNew = said === 'yes' && (asGuest || !user);
    const fault = isNew && wantsName ? nameFault(name) : null;
    setPressed(said);
    if (fault) return setError(fault);
    return attempt(async () => {
      await say({ answer: said, ...(isNew && wantsName && { name }), ...(asGuest && { as_guest: true }) });
      setAsks(false);
    });
  };
  const button = (said: Answer, label: string) => (
    <Button
      size="lg"
      block
      variant={said === 'yes' ? 'primary' : 'secondary'}
      aria-pressed={answer === said}
      disabled={busy}
      loading={busy && pressed === said}
      onClick={() => (said === 'yes' && user && !isIn ? setAsks(true) : send(said))}
    >
      {label}
    </Button>
  );

  return (
    <Card className="grid grid-cols-1 gap-5">
      <div className="grid gap-1">
        <h2 className="heading text-xl">
          {invitation.name ? t('willYouComeNamed', { name: invitation.name }) : t('willYouCome')}
        </h2>
        {invitation.from && <p className="break-words text-ink-soft text-sm">{t('from', { host: invitation.from })}</p>}
      </div>
      {invitation.taken && <Notice>{t('taken')}</Notice>}
      <Standing invitation={invitation} />
      {wantsName && (!user || asks) && (
        <Field label={t('name')} hint={t('nameHint')} error={error}>
          {(control) => (
            <TextInput
              {...control}
              name="name"
              autoComplete="given-name"
              maxLength={limits.card_name_max}
              value={name}
              onChange={({ target }) => {
                setName(target.value);
                setError(null);
              }}
            />
          )}
        </Field>
      )}
      {error && !(wantsName && (!user || asks)) && <Notice tone="negative">{error}</Notice>}
      {asks && user ? (
        <div className="grid gap-3">
          <Button size="lg" block autoFocus loading={busy} onClick={() => send('yes')}>
            {t('continueAs', { name: user.alias ?? user.email ?? '' })}
          </Button>
          <Button variant="secondary" block disabled={busy} onClick={() => send('yes', true)}>
            {invitation.name ? t('withoutAccountAs', { name: invitation.name }) : t('withoutAccount')}
          </Button>
          <Button variant="quiet" block disabled={busy} onClick={() => setAsks(false)}>
            {t('back')}
          </Button>
        </div>
      ) : (
        <div className="grid gap-3">
          {isIn ? (
            <LinkButton to={`/events/${invitation.event.id}`} size="lg" block>
              {t('toEvent')}
            </LinkButton>
          ) : (
            button('yes', t('yes'))
          )}
          <div className="grid grid-cols-2 gap-3">
            {button('maybe', t('maybe'))}
            {button('no', t('no'))}
          </div>
          <p className="text-ink-faint text-xs">{t('canChange')}</p>
        </div>
      )}
      {invitation.takes_part && <BroughtAnswers eventId={invitation.event.id} className="border-line border-t pt-4" />}
      {isIn && user?.email === null && <p className="text-ink-soft text-sm">{t('goesOver')}</p>}
      {!isIn && <RetentionNote />}
      {!user && (
        <div className="grid gap-3 border-line border-t pt-4">
          <p className="text-ink-soft text-sm">{t('account')}</p>
          <LinkButton to="/login" state={returnState(`/i/${token}`)} variant="secondary" block>
            {t('logIn')}
          </LinkButton>
        </div>
      )}
    </Card>
  );
}
