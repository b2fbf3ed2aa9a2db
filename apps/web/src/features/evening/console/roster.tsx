import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useLayoutEffect, useRef, useState } from 'react';
import { errorText, statusMessage } from '../../../api/errors.ts';
import { texts } from '../../../language/texts.ts';
import { recoverFocus } from '../../../lib/lost-focus.ts';
import { type Undoable, useUndo } from '../../../lib/undo.ts';
import { useReadAgain } from '../../../lib/use-read-again.ts';
import { FailedToLoad } from '../../../ui/failed-to-load.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { LongList } from '../../../ui/long-list.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { toast } from '../../../ui/toast.ts';
import { eveningKeys, rosterOf, usePresence } from '../queries.ts';
import { type Participant, shownParticipants } from './participants.ts';
import { RosterRow } from './roster-row.tsx';
import { type Tap, UndoTap } from './undo-tap.tsx';

const t = texts('console');

/** Polls for people who join or leave. Check-ins arrive with the evening itself. */
const readAgainEvery = 20_000;
const headingId = 'people';

interface Props {
  eventId: string;
  /** Changes on every check-in and check-out. */
  counted: string;
  /** For door helpers, who get none. */
  withoutEmails?: boolean;
}

/** A list of people in one state. Those who have shown in it stay, so that no row moves under a thumb. */
interface View {
  state: Participant['state'];
  stay: Set<string>;
}

/** Everyone at the event: here, not here or waiting. A tap checks a person in, and can be undone. */
export function Roster({ eventId, counted, withoutEmails = false }: Props) {
  const searchLabel = withoutEmails ? t('people.findWithoutEmail') : t('people.find');
  const { data, error, isFetching, refetch } = useQuery({ ...rosterOf(eventId), refetchInterval: readAgainEvery });
  const { mutate } = usePresence(eventId);
  const [{ state, stay }, setView] = useState<View>({ state: 'expected', stay: new Set() });
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed);
  const undo = useUndo<Tap>();
  const newest = undo.recent.at(-1);
  useReadAgain(eveningKeys.roster(eventId), counted);
  const newestId = newest?.id;
  const before = useRef(newestId);
  // The notice goes, and with it the button that may have had the focus.
  useLayoutEffect(() => {
    if (before.current !== undefined) recoverFocus(document.getElementById(headingId));
    before.current = newestId;
  }, [newestId]);

  const set = (who: Participant, here: boolean) =>
    mutate({ user_id: who.id, here }, { onError: (failure) => toast.error(errorText(failure, t('failedShort'))) });
  const tap = (who: Participant, here: boolean) => {
    set(who, here);
    undo.offer({ who, here });
  };
  const takeBack = ({ id, who, here }: Undoable<Tap>) => {
    undo.forget(id);
    set(who, !here);
  };

  const all = data?.participants ?? [];
  const countOf = (wanted: Participant['state']) => all.filter((one) => one.state === wanted).length;
  const waiting = countOf('waiting');
  const shown = shownParticipants(all, state, search, stay);
  useLayoutEffect(() => {
    if (search.trim() === '') for (const { id } of shown) stay.add(id);
  });
  return (
    <section aria-labelledby={headingId} className="grid grid-cols-1 gap-3">
      <h2 id={headingId} tabIndex={-1} className="heading text-xl">
        {t('people.title')}
      </h2>
      <TextInput
        type="search"
        aria-label={searchLabel}
        placeholder={searchLabel}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {search.trim() === '' && (
        <Segmented
          block
          label={t('people.show')}
          choices={[
            { value: 'expected', label: t('people.expected', { count: countOf('expected') }) },
            { value: 'here', label: t('people.here', { count: countOf('here') }) },
            ...(waiting > 0 ? [{ value: 'waiting' as const, label: t('people.waiting', { count: waiting }) }] : []),
          ]}
          value={state}
          onChange={(chosen) => setView({ state: chosen, stay: new Set() })}
        />
      )}
      {data ? (
        shown.length > 0 ? (
          <UndoTap tap={newest} onUndo={takeBack}>
            <LongList
              items={shown}
              className="divide-y divide-line overflow-hidden rounded-xl border border-line bg-surface"
              rowsClassName="divide-y divide-line"
            >
              {(one) => (
                <RosterRow key={one.id} person={one} withoutEmail={withoutEmails} onTap={(here) => tap(one, here)} />
              )}
            </LongList>
          </UndoTap>
        ) : (
          <p role="status" className="rounded-lg border border-line border-dashed px-5 py-6 text-center text-ink-soft">
            {search.trim() ? t('people.notFound') : t(`people.none.${state}`)}
          </p>
        )
      ) : error ? (
        <FailedToLoad retry={() => void refetch()} again={isFetching}>
          {statusMessage(error, t('people.loadFailed'))}
        </FailedToLoad>
      ) : (
        <Loading label={t('people.loading')}>
          <Skeleton className="h-40 rounded-xl" />
        </Loading>
      )}
    </section>
  );
}
