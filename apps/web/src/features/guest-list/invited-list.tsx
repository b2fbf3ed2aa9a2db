import type { Invitation } from '@serendip/contract/invitations';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { joinedErrors, statusMessage } from '../../api/errors.ts';
import { texts } from '../../language/texts.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { toast } from '../../ui/toast.ts';
import { InvitedRow, shownStates } from './invited-row.tsx';
import { type InvitedFilter, invitedOf, useInvite, useInviteSaved, useWithdraw } from './queries.ts';

const t = texts('guestList');

const typingPause = 250;

/** The invited people of an event: found, filtered and paged by the server. */
export function InvitedList({ eventId }: { eventId: string }) {
  const [filter, setFilter] = useState<InvitedFilter>('all');
  const [typed, setTyped] = useState('');
  const query = useSettled(typed.trim(), typingPause);
  const list = useInfiniteQuery(invitedOf(eventId, filter, query));
  const [asked, setAsked] = useState<Invitation | null>(null);
  const withdraw = useWithdraw(eventId);
  const invite = useInvite(eventId);
  const inviteSaved = useInviteSaved(eventId);
  const newest = list.data?.pages.at(-1);
  const people = list.data?.pages.flatMap(({ invitations }) => invitations) ?? [];
  const failed = (failure: Error) => toast.error(joinedErrors(failure, t('failed')));
  const saved = newest?.counts.saved ?? 0;
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_14rem]">
        <TextInput
          type="search"
          aria-label={t('find')}
          placeholder={t('findHint')}
          value={typed}
          maxLength={254}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Select
          aria-label={t('filter')}
          value={filter}
          onChange={(event) => setFilter(event.target.value as InvitedFilter)}
        >
          <option value="all">{t('all')}</option>
          {shownStates.map((state) => (
            <option key={state} value={state}>
              {t('stateCount', { state: t(`states.${state}`), count: String(newest?.counts[state] ?? 0) })}
            </option>
          ))}
        </Select>
      </div>
      {saved > 0 && (
        <Button
          size="sm"
          className="justify-self-start"
          icon={<Send size={16} aria-hidden />}
          loading={inviteSaved.isPending}
          onClick={() =>
            inviteSaved.mutate(undefined, {
              onSuccess: (count) => toast.success(t('willBeInvited', { count })),
              onError: failed,
            })
          }
        >
          {t('inviteSaved', { count: saved })}
        </Button>
      )}
      <PagedList
        query={list}
        items={people}
        failed={(error) => statusMessage(error, t('loadFailed'))}
        loading={t('loading')}
        empty={t('nobody')}
        showMore={t('showMore', { count: String(people.length), all: String(newest?.total ?? 0) })}
      >
        {(person) => (
          <InvitedRow
            key={person.id}
            person={person}
            onInvite={() =>
              invite.mutate(
                { name: person.name ?? '', email: person.email },
                { onSuccess: () => toast.success(t('isInvited', { email: person.email })), onError: failed },
              )
            }
            onWithdraw={() => setAsked(person)}
          />
        )}
      </PagedList>
      <ConfirmDialog
        open={asked !== null}
        title={t.rich('withdrawTitle', { name: () => <bdi>{asked?.name ?? asked?.email ?? ''}</bdi> })}
        description={t('withdrawText')}
        confirmLabel={t('withdraw')}
        danger
        busy={withdraw.isPending}
        onConfirm={() =>
          asked &&
          withdraw.mutate(asked, {
            onSuccess: () => toast.success(t('withdrawn')),
            onError: failed,
            onSettled: () => setAsked(null),
          })
        }
        onCancel={() => setAsked(null)}
      />
    </div>
  );
}
