import type { EventParticipant } from '@serendip/contract/participants';
import type { EventQuestion } from '@serendip/contract/questions';
import { UserRoundCheck, UserRoundX } from 'lucide-react';
import { statusMessage } from '../../api/errors.ts';
import { texts } from '../../language/texts.ts';
import { formatMoment } from '../../lib/dates.ts';
import { initials } from '../../lib/initials.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ListRow } from '../../ui/list.tsx';
import { toast } from '../../ui/toast.ts';
import { ToggleButton } from '../../ui/toggle-button.tsx';
import { Whom } from '../../ui/whom.tsx';
import { PersonMenu } from '../safety/person-menu.tsx';
import { nameOf } from './name-of.ts';
import { PersonNotes } from './person-notes.tsx';
import { useShowAlias } from './queries.ts';
import { standingOf } from './state-labels.ts';

const t = texts('participants');

interface Props {
  eventId: string;
  person: EventParticipant;
  /** Users cannot block or report themselves. */
  isMe: boolean;
  questions: number;
  /** Those that the host reads. */
  read: readonly EventQuestion[];
  /** The host cannot be removed. */
  stays: boolean;
  /** Whether they are ticked; null: there is no box. */
  chosen: boolean | null;
  onChoose: (isChosen: boolean) => void;
  onRemove: () => void;
  onLetIn: () => void;
}

const tones = {
  joined: 'neutral',
  here: 'positive',
  waiting: 'caution',
  asking: 'caution',
  removed: 'negative',
} as const;

const timeOf = ({ attendance, here_from, here_until, since }: EventParticipant): string =>
  attendance === 'came' && here_from !== null && here_until !== null
    ? t('hereFromTo', { from: formatMoment(here_from), until: formatMoment(here_until) })
    : t('since', { time: formatMoment(since) });

/** A person with their state at the event and the number of their answers. */
export const PersonRow = ({
  eventId,
  person,
  isMe,
  questions,
  read,
  stays,
  chosen,
  onChoose,
  onRemove,
  onLetIn,
}: Props) => {
  const { id, alias, email, email_confirmed, name, state, answered, attendance } = person;
  const takesPart = state === 'joined' || state === 'here';
  return (
    <ListRow className="flex-wrap gap-x-3 gap-y-2">
      {chosen !== null && !stays && (
        <input
          type="checkbox"
          aria-label={t('choose', { name: nameOf(person) })}
          checked={chosen}
          onChange={(event) => onChoose(event.target.checked)}
          className="size-6 shrink-0 accent-accent"
        />
      )}
      <Avatar initials={initials(name ?? alias)} seed={id} size="sm" />
      <div id={`person-${id}`} className="min-w-0 flex-1 basis-44">
        <p className="wrap-anywhere font-semibold text-sm leading-5">
          <bdi>{nameOf(person)}</bdi>
          {name && alias && (
            <span className="font-normal text-ink-soft">
              {' '}
              <bdi>{alias}</bdi>
            </span>
          )}
        </p>
        {(person.shown_name !== null || person.show_alias) && <AliasSwitch eventId={eventId} person={person} />}
        <p className="wrap-anywhere text-ink-soft text-xs">
          {!email ? t('noEmail') : email_confirmed === false ? t('notConfirmed', { email }) : email}
        </p>
        <PersonNotes person={person} read={read} />
      </div>
      <div className="flex min-w-0 flex-1 basis-56 items-center justify-between gap-3 sm:justify-end">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone={tones[attendance === 'came' && takesPart ? 'here' : state]} title={timeOf(person)}>
            {standingOf(person)}
          </Badge>
          {takesPart && questions > 0 && (
            <span className="text-ink-soft text-xs tabular-nums">
              {t('answeredOf', { answered: String(answered), total: String(questions) })}
            </span>
          )}
        </div>
        <div className="flex items-center gap-1">
          {state === 'removed' ? (
            <Button variant="secondary" size="sm" icon={<UserRoundCheck size={16} aria-hidden />} onClick={onLetIn}>
              {t('letIn')}
              <Whom name={nameOf(person)} />
            </Button>
          ) : (
            !stays &&
            chosen === null && (
              <Button variant="quiet" size="sm" icon={<UserRoundX size={16} aria-hidden />} onClick={onRemove}>
                {t('remove')}
                <Whom name={nameOf(person)} />
              </Button>
            )
          )}
          {takesPart && !isMe ? (
            <PersonMenu person={{ id, alias: nameOf(person) }} event={{ id: eventId }} />
          ) : (
            <span aria-hidden className="w-11" />
          )}
        </div>
      </div>
    </ListRow>
  );
};

/** For a name that the stage and paper would show. */
function AliasSwitch({ eventId, person }: Pick<Props, 'eventId' | 'person'>) {
  const { mutate, isPending, variables } = useShowAlias(eventId);
  const shown = isPending ? variables.show : person.show_alias;
  return (
    <ToggleButton
      pressed={shown}
      disabled={isPending}
      className="my-1"
      onClick={() =>
        mutate(
          { userId: person.id, show: !shown },
          { onError: (error) => toast.error(statusMessage(error, t('failedToSave'))) },
        )
      }
    >
      {t('showAlias')}
      <Whom name={nameOf(person)} />
    </ToggleButton>
  );
}
