import type { EventParticipant, ParticipantFilter } from '@serendip/contract/participants';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import { joinedErrors, statusMessage } from '../../api/errors.ts';
import { useUser } from '../../api/session.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { FailedToLoad } from '../../ui/failed-to-load.tsx';
import { Loading } from '../../ui/loading.tsx';
import { LongList } from '../../ui/long-list.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { toast } from '../../ui/toast.ts';
import { DownloadCsv } from '../matching/download-csv.tsx';
import { nameOf } from './name-of.ts';
import { OfferNewCode } from './offer-new-code.tsx';
import { peopleExport } from './people-export.ts';
import { PersonRow } from './person-row.tsx';
import { everybodyOf, peopleOf, useRemoval } from './queries.ts';
import { Remind } from './remind.tsx';
import { RemoveSeveral } from './remove-several.tsx';

const typingPause = 250;

interface Props {
  eventId: string;
  /** The host's user id, who cannot be removed. */
  hostId: string;
}

/**
 * Everyone at the event, for the host. The server searches, filters and pages, so that two thousand people are as
 * fast as fifty.
 */
export function People({ eventId, hostId }: Props) {
  const me = useUser();
  const [filter, setFilter] = useState<ParticipantFilter>('all');
  const [typed, setTyped] = useState('');
  const query = useSettled(typed.trim(), typingPause);
  const { data, error, refetch, isFetching, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery(
    peopleOf(eventId, filter, query),
  );
  const [asked, setAsked] = useState<EventParticipant | null>(null);
  const [removed, setRemoved] = useState<string | null>(null);
  /** The ticked people; null: the list has no boxes. */
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const { mutate, isPending } = useRemoval(eventId);
  const change = (person: EventParticipant, letIn: boolean) =>
    mutate(
      { userId: person.id, letIn },
      {
        onSuccess: () => {
          toast.success(letIn ? `${nameOf(person)} can join again` : `${nameOf(person)} is removed`);
          if (!letIn) setRemoved(nameOf(person));
        },
        onError: (failure) => toast.error(joinedErrors(failure, 'That did not work.')),
        onSettled: () => setAsked(null),
      },
    );
  const newest = data?.pages.at(-1);
  const people = data?.pages.flatMap(({ participants }) => participants) ?? [];
  const questions = newest?.questions_count ?? 0;
  const doorsOpened = newest !== undefined && newest.counts.here + newest.counts.came + newest.counts.absent > 0;
  const everybody = newest ? newest.counts.joined + newest.counts.waiting : 0;
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="heading text-2xl">People</h2>
        <div className="flex flex-wrap gap-2">
          {chosen === null && everybody > 1 && (
            <Button
              variant="secondary"
              size="sm"
              icon={<ListChecks size={16} aria-hidden />}
              onClick={() => setChosen([])}
            >
              Choose several
            </Button>
          )}
          <Remind eventId={eventId} count={newest?.counts.unanswered ?? 0} />
          <DownloadCsv
            disabled={everybody === 0}
            make={async () => {
              const all = await everybodyOf(eventId);
              return peopleExport(eventId, all.participants, all.questions_count);
            }}
          />
        </div>
      </div>
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_16rem]">
        <TextInput
          type="search"
          aria-label="Find by name, alias or e-mail"
          placeholder="Find by name, alias or e-mail"
          value={typed}
          maxLength={254}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Select
          aria-label="People to show"
          value={filter}
          onChange={(event) => setFilter(event.target.value as ParticipantFilter)}
        >
          <option value="all">{`Everybody (${everybody})`}</option>
          <option value="unanswered">{`Has not answered all (${newest?.counts.unanswered ?? 0})`}</option>
          <option value="here">{`Here (${newest?.counts.here ?? 0})`}</option>
          {doorsOpened && <option value="came">{`Came (${newest?.counts.came ?? 0})`}</option>}
          {doorsOpened && <option value="absent">{`Absent (${newest?.counts.absent ?? 0})`}</option>}
          <option value="waiting">{`Waiting (${newest?.counts.waiting ?? 0})`}</option>
          <option value="removed">{`Removed (${newest?.counts.removed ?? 0})`}</option>
        </Select>
      </div>
      {error && (
        <FailedToLoad retry={() => void refetch()} again={isFetching}>
          {statusMessage(error, 'Failed to load the people')}
        </FailedToLoad>
      )}
      {people.length > 0 ? (
        <LongList
          items={people}
          className="overflow-hidden rounded-xl border border-line bg-surface"
          rowsClassName="divide-y divide-line border-line border-b last:border-b-0"
        >
          {(person) => (
            <PersonRow
              key={person.id}
              eventId={eventId}
              isMe={person.id === me.id}
              person={person}
              questions={questions}
              stays={person.id === hostId}
              chosen={chosen && person.state !== 'removed' ? chosen.includes(person.id) : null}
              onChoose={(isChosen) =>
                setChosen((before) =>
                  isChosen ? [...(before ?? []), person.id] : (before ?? []).filter((id) => id !== person.id),
                )
              }
              onRemove={() => setAsked(person)}
              onLetIn={() => change(person, true)}
            />
          )}
        </LongList>
      ) : data ? (
        <p role="status" className="rounded-lg border border-line border-dashed px-5 py-6 text-center text-ink-soft">
          {query ? 'Nobody found with that name.' : noneOf[filter]}
        </p>
      ) : (
        !error && (
          <Loading label="Loading the people">
            <Skeleton className="h-40 rounded-xl" />
          </Loading>
        )
      )}
      {hasNextPage && (
        <Button
          variant="secondary"
          className="justify-self-center"
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {`Show more (${people.length} of ${newest?.total ?? 0})`}
        </Button>
      )}
      {chosen && (
        <RemoveSeveral
          eventId={eventId}
          chosen={chosen}
          onRemoved={(text) => {
            setChosen(null);
            setRemoved(text);
          }}
          onStop={() => setChosen(null)}
        />
      )}
      <OfferNewCode eventId={eventId} removed={removed} onClose={() => setRemoved(null)} />
      <ConfirmDialog
        open={asked !== null}
        title={
          <>
            Remove <bdi>{asked ? nameOf(asked) : ''}</bdi>?
          </>
        }
        description="They leave the event and cannot join again unless you let them in. Their messages stay."
        confirmLabel="Remove"
        danger
        busy={isPending}
        onConfirm={() => asked && change(asked, false)}
        onCancel={() => setAsked(null)}
      />
    </div>
  );
}

const noneOf: Record<ParticipantFilter, string> = {
  all: 'Nobody has joined yet.',
  unanswered: 'Nobody has questions left to answer.',
  here: 'Nobody is here.',
  came: 'Nobody came and went.',
  absent: 'Nobody was absent.',
  waiting: 'Nobody waits for a place.',
  removed: 'Nobody was removed.',
};
