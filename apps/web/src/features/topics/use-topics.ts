import { mayBeRead } from '@serendip/contract/readable-topic';
import { type AskedRole, type Topic, type TopicRole, topicKey, type Understood } from '@serendip/contract/topics';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { ApiError, isStatus, statusMessage } from '../../api/errors.ts';
import { texts } from '../../language/texts.ts';
import { useBackOnline } from '../../lib/online.ts';
import { uuid } from '../../lib/uuid.ts';
import { myTopics, writeChange } from './queries.ts';
import { type TopicChange, withChange, withChanges } from './topic-changes.ts';
import { readTopicDrafts, writeTopicDrafts } from './topic-drafts.ts';

const t = texts('topics');

/** A topic that the server refused, and why. */
export interface RefusedTopic {
  role: TopicRole;
  phrase: string;
  message: string;
}

export interface Topics {
  /** Undefined until it has loaded. */
  understood: Understood | undefined;
  failedToLoad: boolean;
  load: () => void;
  saving: boolean;
  /** Changes that could not be saved. They are kept on this device. */
  failed: number;
  /** Topics were changed in this visit. */
  changed: boolean;
  refused: RefusedTopic | null;
  /** The user's first topic was added in this visit: it is to be said who may read it. */
  firstAdded: boolean;
  /** A topic that the user wanted to open, and that the server keeps closed. */
  keptClosed: string | null;
  /** As the user's own topic, open to matches where possible, or as it was before it was removed. */
  add: (role: TopicRole, phrase: string, before?: Pick<Topic, 'origin' | 'shown'>) => void;
  /** Opens or closes one's own topic. */
  show: (role: TopicRole, phrase: string, shown: boolean) => void;
  remove: (role: TopicRole, phrase: string) => void;
  skip: (role: AskedRole) => void;
  retry: () => void;
}

const nothing: Understood = { topics: [], maybe: [], asks: [], clarity: 'hardly' };
const isShown = ({ topics }: Understood, { role, phrase }: { role: TopicRole; phrase: string }): boolean =>
  topics.some((topic) => topic.shown && topic.role === role && topicKey(topic.phrase) === topicKey(phrase));

/** The server refused the change, so a retry would not help. */
const isFinal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code < 500 && error.code !== 408 && error.code !== 429;

/** The user's topics at an event. A change shows at once and is saved at once, one after the other. */
export function useTopics(eventId: string): Topics {
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery(myTopics(eventId));
  const [changes, setChanges] = useState<TopicChange[]>(() => readTopicDrafts(eventId));
  const [changed, setChanged] = useState(false);
  const [refused, setRefused] = useState<RefusedTopic | null>(null);
  const [firstAdded, setFirstAdded] = useState(false);
  const [keptClosed, setKeptClosed] = useState<string | null>(null);
  const underWay = useRef<string | null>(null);
  useEffect(() => writeTopicDrafts(eventId, changes), [eventId, changes]);

  const retry = useCallback(
    () => setChanges((present) => present.map((change) => (change.failed ? { ...change, failed: false } : change))),
    [],
  );
  // Retries changes that a closed page or a lost network left unsaved.
  useEffect(retry, [retry]);
  useBackOnline(retry);

  const next = changes.find(({ failed }) => !failed);
  useEffect(() => {
    if (!next || underWay.current !== null) return;
    underWay.current = next.id;
    const { queryKey } = myTopics(eventId);
    const settle = (change: (present: TopicChange[]) => TopicChange[]) => {
      underWay.current = null;
      setChanges(change);
    };
    const drop = (present: TopicChange[]) => present.filter(({ id }) => id !== next.id);
    writeChange(eventId, next).then(
      async (understood) => {
        // A read that began earlier would bring back the old topics.
        await client.cancelQueries({ queryKey });
        client.setQueryData(queryKey, understood);
        if (next.do === 'show' && next.shown && !isShown(understood, next)) setKeptClosed(next.phrase);
        if (next.do !== 'skip') setChanged(true);
        settle(drop);
      },
      (error: unknown) => {
        if (!isFinal(error))
          return settle((present) => present.map((one) => (one.id === next.id ? { ...one, failed: true } : one)));
        // A topic that no longer exists counts as removed.
        if (next.do === 'add') setRefused({ ...next, message: statusMessage(error, t('failedToSave')) });
        if (!isStatus(error, 422)) void client.invalidateQueries({ queryKey });
        settle(drop);
      },
    );
  }, [client, eventId, next]);

  const note = useCallback((change: TopicChange) => {
    setRefused(null);
    setKeptClosed(null);
    setChanges((present) => withChange(present, change, underWay.current));
  }, []);
  const understood = useMemo(
    () => (data || changes.length > 0 ? withChanges(data ?? nothing, changes) : undefined),
    [data, changes],
  );
  const add: Topics['add'] = (role, phrase, before) => {
    const shown = before ? before.shown : role !== 'avoid' && mayBeRead(phrase);
    const isFirst =
      !before && shown && !understood?.topics.some((topic) => topic.origin === 'own' && topic.role !== 'avoid');
    if (isFirst) setFirstAdded(true);
    const origin = before?.origin ?? 'own';
    // A removal that is taken back says nothing of the eye.
    const eye = origin === 'own' ? { shown } : {};
    note({ id: uuid(), failed: false, do: 'add', role, phrase, origin, ...eye });
  };
  return {
    understood,
    failedToLoad: isError && !data,
    load: () => void refetch(),
    saving: next !== undefined,
    failed: changes.filter(({ failed }) => failed).length,
    changed,
    refused,
    firstAdded,
    keptClosed,
    add,
    show: (role, phrase, shown) => note({ id: uuid(), failed: false, do: 'show', role, phrase, shown }),
    remove: (role, phrase) => note({ id: uuid(), failed: false, do: 'remove', role, phrase }),
    skip: (role) => note({ id: uuid(), failed: false, do: 'skip', role }),
    retry,
  };
}
