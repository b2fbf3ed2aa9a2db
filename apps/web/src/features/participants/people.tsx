import type { EventParticipant, ParticipantFilter } from '@serendip/contract/participants';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ListChecks, Tag } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { joinedErrors, statusMessage } from '../../api/errors.ts';
import { useUser } from '../../api/session.ts';
import { texts } from '../../language/texts.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { toast } from '../../ui/toast.ts';
import { readQuestionsOf } from '../answers/queries.ts';
import { labelsOf } from '../labels/queries.ts';
import { DownloadCsv } from '../matching/download-csv.tsx';
import { WriteButton } from '../words/write-button.tsx';
import { Asks } from './asks.tsx';
import { nameOf } from './name-of.ts';
import { OfferNewCode } from './offer-new-code.tsx';
import { peopleExport } from './people-export.ts';
import { PersonRow } from './person-row.tsx';
import { everybodyOf, peopleOf, useRemoval } from './queries.ts';
import { Remind } from './remind.tsx';
import { RemoveSeveral } from './remove-several.tsx';

const t = texts('participants');

const LabelDialog = lazy(() => import('../labels/label-dialog.tsx').then((it) => ({ default: it.LabelDialog })));
const LabelsDialog = lazy(() => import('../labels/labels-dialog.tsx').then((it) => ({ default: it.LabelsDialog })));

const typingPause = 250;

interface Props {
  eventId: string;
  /** The host's user id, who cannot be removed. */
  hostId: string;
  /** How many people are invited and have not said yes. */
  invited: number;
}

/**
 * Everyone at the event, for the host. The server searches, filters and pages, so that two thousand people are as
 * fast as fifty.
 */
export function People({ eventId, hostId, invited }: Props) {
  const me = useUser();
  const [filter, setFilter] = useState<ParticipantFilter>('all');
  const [typed, setTyped] = useState('');
  const query = useSettled(typed.trim(), typingPause);
  const [label, setLabel] = useState('');
  const [opened, setOpened] = useState<'label' | 'labels' | null>(null);
  const { data: labels = [] } = useQuery(labelsOf(eventId));
  const { data: read = [] } = useQuery(readQuestionsOf(eventId));
  const list = useInfiniteQuery(peopleOf(eventId, filter, query, label));
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
          toast.success(letIn ? t('canJoin', { name: nameOf(person) }) : t('isRemoved', { name: nameOf(person) }));
          if (!letIn) setRemoved(nameOf(person));
        },
        onError: (failure) => toast.error(joinedErrors(failure, t('didNotWork'))),
        onSettled: () => setAsked(null),
      },
    );
  const newest = list.data?.pages.at(-1);
  const people = list.data?.pages.flatMap(({ participants }) => participants) ?? [];
  const questions = newest?.questions_count ?? 0;
  const doorsOpened = newest !== undefined && newest.counts.here + newest.counts.came + newest.counts.absent > 0;
  const everybody = newest ? newest.counts.joined + newest.counts.waiting : 0;
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="heading text-2xl">{t('title')}</h2>
        <div className="flex flex-wrap gap-2">
          {chosen === null && everybody > 1 && (
            <Button
              variant="secondary"
              size="sm"
              icon={<ListChecks size={16} aria-hidden />}
              onClick={() => setChosen([])}
            >
              {t('chooseSeveral')}
            </Button>
          )}
          {(everybody > 0 || invited > 0) && <WriteButton eventId={eventId} />}
          <Remind eventId={eventId} count={newest?.counts.unanswered ?? 0} />
          <DownloadCsv
            disabled={everybody === 0}
            make={async () => {
              const all = await everybodyOf(eventId);
              return peopleExport(eventId, all.participants, all.questions_count, {
                hasLabels: labels.length > 0,
                read,
              });
            }}
          />
        </div>
      </div>
      {(newest?.counts.asking ?? 0) > 0 && <Asks eventId={eventId} />}
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_16rem]">
        <TextInput
          type="search"
          aria-label={t('find')}
          placeholder={t('find')}
          value={typed}
          maxLength={254}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Select
          aria-label={t('show')}
          value={filter}
          onChange={(event) => setFilter(event.target.value as ParticipantFilter)}
        >
          <option value="all">{t('filter.all', { count: everybody })}</option>
          <option value="unanswered">{t('filter.unanswered', { count: newest?.counts.unanswered ?? 0 })}</option>
          <option value="here">{t('filter.here', { count: newest?.counts.here ?? 0 })}</option>
          {doorsOpened && <option value="came">{t('filter.came', { count: newest?.counts.came ?? 0 })}</option>}
          {doorsOpened && <option value="absent">{t('filter.absent', { count: newest?.counts.absent ?? 0 })}</option>}
          <option value="waiting">{t('filter.waiting', { count: newest?.counts.waiting ?? 0 })}</option>
          <option value="removed">{t('filter.removed', { count: newest?.counts.removed ?? 0 })}</option>
        </Select>
        {labels.length > 0 && (
          <div className="flex gap-2 sm:col-span-2 sm:max-w-md">
            <div className="min-w-0 flex-1">
              <Select aria-label={t('labelToShow')} value={label} onChange={(event) => setLabel(event.target.value)}>
                <option value="">{t('everyLabel')}</option>
                {labels.map(({ id, name, people: count }) => (
                  <option key={id} value={id}>
                    {t('labelAndCount', { label: name, count })}
                  </option>
                ))}
              </Select>
            </div>
            <Button variant="quiet" size="sm" icon={<Tag size={16} aria-hidden />} onClick={() => setOpened('labels')}>
              {t('editLabels')}
            </Button>
          </div>
        )}
      </div>
      <PagedList
        query={list}
        items={people}
        failed={(error) => statusMessage(error, t('failed'))}
        loading={t('loading')}
        empty={query ? t('noneFound') : label ? t('noneLabelled') : t(`none.${filter}`)}
        showMore={t('showMore', { shown: people.length, total: newest?.total ?? 0 })}
      >
        {(person) => (
          <PersonRow
            key={person.id}
            eventId={eventId}
            isMe={person.id === me.id}
            person={person}
            questions={questions}
            read={read}
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
      </PagedList>
      {chosen && (
        <RemoveSeveral
          eventId={eventId}
          chosen={chosen}
          onRemoved={(text) => {
            setChosen(null);
            setRemoved(text);
          }}
          onLabel={() => setOpened('label')}
          onStop={() => setChosen(null)}
        />
      )}
      <Suspense fallback={null}>
        {opened === 'label' && chosen && (
          <LabelDialog
            eventId={eventId}
            userIds={chosen}
            onDone={() => {
              setOpened(null);
              setChosen(null);
            }}
            onClose={() => setOpened(null)}
          />
        )}
        {opened === 'labels' && <LabelsDialog eventId={eventId} onClose={() => setOpened(null)} />}
      </Suspense>
      <OfferNewCode eventId={eventId} removed={removed} onClose={() => setRemoved(null)} />
      <ConfirmDialog
        open={asked !== null}
        title={t.rich('removal.question', {
          name: asked ? nameOf(asked) : '',
          person: (words) => <bdi>{words}</bdi>,
        })}
        description={t('removal.effect')}
        confirmLabel={t('remove')}
        danger
        busy={isPending}
        onConfirm={() => asked && change(asked, false)}
        onCancel={() => setAsked(null)}
      />
    </div>
  );
}
