import { Check } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { isStatus, joinedErrors } from '../../api/errors.ts';
import { texts } from '../../language/texts.ts';
import { initials } from '../../lib/initials.ts';
import { recoverFocus } from '../../lib/lost-focus.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { ListRow } from '../../ui/list.tsx';
import { LongList } from '../../ui/long-list.tsx';
import { NameBeside } from '../../ui/name-beside.tsx';
import { toast } from '../../ui/toast.ts';
import { Whom } from '../../ui/whom.tsx';
import { useAnswerAsk, useDeclineAll } from './ask-calls.ts';

const t = texts('console');

interface Asker {
  id: string;
  alias: string | null;
  email: string | null;
  name: string | null;
}

interface Props {
  eventId: string;
  people: readonly Asker[];
  /** How many ask in all, if the list is not whole. */
  total?: number;
  /** The heading that takes the focus when a tapped button goes with its row. */
  headingId: string;
  /** After each answer. */
  onAnswered?: () => void;
}

/** The people who ask to join, at the door or by the link, and the answers of a host. */
export function AskingPeople({ eventId, people, total = people.length, headingId, onAnswered }: Props) {
  const { mutate } = useAnswerAsk(eventId);
  const declineAll = useDeclineAll(eventId);
  const [asksAll, setAsksAll] = useState(false);
  const before = useRef(0);
  useLayoutEffect(() => {
    if (people.length < before.current) recoverFocus(document.getElementById(headingId));
    before.current = people.length;
  }, [people.length, headingId]);
  const answer = (person: Asker, letIn: boolean) =>
    mutate(
      { userId: person.id, letIn },
      {
        onError: (error) =>
          toast.error(isStatus(error, 404) ? t('door.answered') : joinedErrors(error, t('failedShort'))),
        onSettled: () => onAnswered?.(),
      },
    );
  return (
    <div className="grid grid-cols-1 gap-2">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="font-semibold">{t('door.asking', { count: total })}</h3>
        {total > 1 && (
          <Button variant="quiet" size="sm" onClick={() => setAsksAll(true)}>
            {t('door.declineAll')}
          </Button>
        )}
      </div>
      <LongList
        items={people}
        className="divide-y divide-line overflow-hidden rounded-xl border border-line bg-surface"
        rowsClassName="divide-y divide-line"
      >
        {(person) => (
          <ListRow key={person.id} className="flex-wrap gap-x-3 gap-y-2">
            <Avatar initials={initials(person.name ?? person.alias)} seed={person.id} size="sm" />
            <div id={`asks-${person.id}`} className="min-w-0 flex-1 basis-36">
              <p className="wrap-anywhere font-semibold text-sm leading-5">
                <NameBeside name={person.name} alias={person.alias ?? t('noAlias')} />
              </p>
              <p className="truncate text-ink-soft text-xs">{person.email ?? t('guest')}</p>
            </div>
            <div className="ml-auto flex gap-1.5">
              <Button variant="quiet" size="sm" onClick={() => answer(person, false)} className="min-h-11">
                {t('door.decline')}
                <Whom name={person.name ?? person.alias ?? t('toSomeone')} />
              </Button>
              <Button
                size="sm"
                icon={<Check size={16} aria-hidden />}
                onClick={() => answer(person, true)}
                className="min-h-11"
              >
                {t('door.letIn')}
                <Whom name={person.name ?? person.alias ?? t('toSomeone')} />
              </Button>
            </div>
          </ListRow>
        )}
      </LongList>
      <ConfirmDialog
        open={asksAll}
        title={t('door.declineAllAsked', { count: total })}
        description={t('door.declineAllText')}
        confirmLabel={t('door.declineAll')}
        danger
        busy={declineAll.isPending}
        onConfirm={() =>
          declineAll.mutate(undefined, {
            onError: (error) => toast.error(joinedErrors(error, t('failed'))),
            onSettled: () => {
              setAsksAll(false);
              onAnswered?.();
            },
          })
        }
        onCancel={() => setAsksAll(false)}
      />
    </div>
  );
}
