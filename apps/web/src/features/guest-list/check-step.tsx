import { limits } from '@serendip/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { joinedErrors } from '../../api/errors.ts';
import { texts } from '../../language/texts.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { Button } from '../../ui/button.tsx';
import { FailedToLoad } from '../../ui/failed-to-load.tsx';
import { FieldError } from '../../ui/field.tsx';
import { Loading } from '../../ui/loading.tsx';
import { LongList } from '../../ui/long-list.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Switch } from '../../ui/switch.tsx';
import type { Brought } from './brought.ts';
import { CheckRow } from './check-row.tsx';
import { isProblem, type RowState, statesOf } from './check-states.ts';
import { checkOf, useBringList } from './queries.ts';
import type { ListedGuest, ListedGuests } from './read/rows-of.ts';

const t = texts('guestList');

const typingPause = 400;
const most = limits.guest_list_rows_max;

interface Props {
  eventId: string;
  listed: ListedGuests;
  onBrought: (done: Brought) => void;
}

/** Every row with what becomes of it. Rows can be corrected in place; the server checks the list again after each edit. */
export function CheckStep({ eventId, listed, onBrought }: Props) {
  const [{ guests, version }, setList] = useState({ guests: listed.guests.slice(0, most), version: 0 });
  const settled = useSettled(version, version === 0 ? 0 : typingPause);
  const {
    data: check,
    error,
    refetch,
    isFetching,
  } = useQuery({ ...checkOf(eventId, guests, settled), enabled: settled === version });
  const [onlyProblems, setOnlyProblems] = useState(false);
  const [sends, setSends] = useState<'invite' | 'save' | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const { mutate } = useBringList(eventId);
  const states = useMemo(() => statesOf(guests.length, check), [guests.length, check]);
  const rows = useMemo(() => {
    const all = guests.map((guest, at) => ({ at, guest, state: states[at] ?? ({ kind: 'new' } satisfies RowState) }));
    return onlyProblems ? all.filter(({ state }) => isProblem(state)) : all;
  }, [guests, states, onlyProblems]);
  const problems = states.filter(isProblem).length;
  const change = (at: number, changes: Partial<ListedGuest>) =>
    setList((before) => ({
      guests: before.guests.map((guest, place) => (place === at ? { ...guest, ...changes } : guest)),
      version: before.version + 1,
    }));
  const bring = (invite: boolean) => {
    setFault(null);
    setSends(invite ? 'invite' : 'save');
    mutate(
      { rows: guests, invite },
      {
        onSuccess: (done) => onBrought({ listId: done.id, people: done.new, labelled: done.labelled, invited: invite }),
        onError: (failure) => setFault(joinedErrors(failure, t('failedAgain'))),
        onSettled: () => setSends(null),
      },
    );
  };
  const tooMany = listed.guests.length - guests.length;
  const isFresh = check !== undefined && settled === version && !isFetching;
  const onlyLabels = check !== undefined && check.new === 0 && check.labelled > 0;
  const sums = check && [
    t('sums.new', { count: String(check.new) }),
    ...(check.known > 0 ? [t('sums.known', { count: String(check.known) })] : []),
    ...(check.labelled > 0 ? [t('sums.labelled', { count: check.labelled })] : []),
    ...(check.twice > 0 ? [t('sums.twice', { count: String(check.twice) })] : []),
    ...(check.wrong.length > 0 ? [t('sums.wrong', { count: String(check.wrong.length) })] : []),
  ];
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="grid gap-1" aria-live="polite">
        <p className="font-semibold">{sums ? sums.join(' · ') : t('checking')}</p>
        {listed.refused > 0 && <p className="text-ink-soft text-sm">{t('refused', { count: listed.refused })}</p>}
        {listed.unfitting > 0 && <p className="text-ink-soft text-sm">{t('unfitting', { count: listed.unfitting })}</p>}
        {tooMany > 0 && <p className="text-caution-ink text-sm">{t('tooMany', { most })}</p>}
      </div>
      {problems > 0 && (
        <Switch
          label={t('onlyProblems', { count: String(problems) })}
          checked={onlyProblems}
          onChange={({ target }) => setOnlyProblems(target.checked)}
        />
      )}
      {error && (
        <FailedToLoad retry={() => void refetch()} again={isFetching}>
          {joinedErrors(error, t('checkFailed'))}
        </FailedToLoad>
      )}
      {check
        ? rows.length > 0 && (
            <LongList
              items={rows}
              className="divide-y divide-line overflow-hidden rounded-xl border border-line bg-surface"
              rowsClassName="divide-y divide-line"
            >
              {({ at, guest, state }) => (
                <CheckRow
                  key={at}
                  number={at + 1}
                  guest={guest}
                  state={state}
                  onChange={(changes) => change(at, changes)}
                />
              )}
            </LongList>
          )
        : !error && (
            <Loading label={t('checking')}>
              <Skeleton className="h-40 rounded-xl" />
            </Loading>
          )}
      <FieldError error={fault} />
      <div className="sticky bottom-0 z-10 -mx-1 flex flex-wrap gap-2.5 border-line border-t bg-surface px-1 py-3">
        {onlyLabels ? (
          <Button disabled={!isFresh || sends !== null} loading={sends === 'save'} onClick={() => bring(false)}>
            {t('putLabels', { count: check.labelled })}
          </Button>
        ) : (
          <>
            <Button
              disabled={!isFresh || check.new === 0 || sends !== null}
              loading={sends === 'invite'}
              onClick={() => bring(true)}
            >
              {check ? t('inviteCount', { count: check.new }) : t('invite')}
            </Button>
            <Button
              variant="secondary"
              disabled={!isFresh || check.new === 0 || sends !== null}
              loading={sends === 'save'}
              onClick={() => bring(false)}
            >
              {t('saveOnly')}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
