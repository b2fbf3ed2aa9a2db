import type { Block } from '@serendip/contract/safety';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { texts } from '../../language/texts.ts';
import { cx } from '../../lib/cx.ts';
import { LiveRegion } from '../../ui/live-region.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CardBar } from '../cards/card-bar.tsx';
import { SwapContact } from '../contacts/swap-contact.tsx';
import { BlockedNotice } from '../safety/blocked-notice.tsx';
import { blocks } from '../safety/queries.ts';
import { Composer } from './composer.tsx';
import { MatchBar } from './match-bar.tsx';
import { MessageList } from './message-list.tsx';
import { MetBar } from './met-bar.tsx';
import type { Outgoing } from './outbox.ts';
import { hasLeft, partnerName } from './partner.ts';
import { type Thread, thread, updateThread } from './queries.ts';
import { ThreadFailure } from './thread-failure.tsx';
import { useOutbox } from './use-outbox.ts';
import { useReading } from './use-reading.ts';
import { useThreadPolling } from './use-thread-polling.ts';

const t = texts('messages');

/** How many messages a thread keeps after the user leaves it, so that it opens quickly next time. */
const kept = 100;

function useTrimmedOnLeave(userId: string) {
  const client = useQueryClient();
  useEffect(
    () => () => {
      updateThread(client, userId, (before) => ({ ...before, messages: before.messages.slice(-kept) }));
    },
    [client, userId],
  );
}

/** Whether the user has blocked the other. A thread with a match or a meeting asks only after a block on this device. */
function useIsBlocked(userId: string, data: Thread | undefined): boolean {
  const isIn = (list: readonly Block[] | undefined) => list?.some(({ user }) => user.id === userId) ?? false;
  const mayBe = data !== undefined && !data.match && !data.met;
  const { data: list } = useQuery({ ...blocks, enabled: ({ state }) => mayBe || isIn(state.data) });
  return data !== undefined && isIn(list);
}

/** An open conversation with one person. Its key should be the person's id. */
export function ThreadPane({ userId }: { userId: string }) {
  const { data, error, isPending, refetch } = useQuery(thread(userId));
  const { outbox, sending, lastSend, send, retry, discard } = useOutbox(userId);
  const [sends, setSends] = useState(0);
  const announcement = useReading(userId, data);
  const isBlocked = useIsBlocked(userId, data);
  useThreadPolling(userId, sending, lastSend);
  useTrimmedOnLeave(userId);

  const onSend = (typed: string) => {
    const sentOff = send(typed);
    if (sentOff) setSends((count) => count + 1);
    return sentOff;
  };
  const onRetry = (outgoing: Outgoing) => {
    retry(outgoing);
    setSends((count) => count + 1);
  };

  if (isPending) return <ThreadLoading />;
  if (!data) return <ThreadFailure error={error} onRetry={() => refetch()} />;
  const { alias } = data.user;
  // A block ends both at once, and the server refuses to read a thread without messages again.
  const { match, met } = isBlocked ? { match: null, met: null } : data;
  return (
    <>
      {/* Scrolls with large text or open details, so that messages keep half the height. */}
      <div className="max-h-1/2 shrink-0 overflow-y-auto">
        {data.user.card && <CardBar userId={userId} card={data.user.card} />}
        {match && <MatchBar match={match} />}
        {met && <MetBar met={met} />}
        {(match || met || data.contact.they_offered || data.contact.offered) && !hasLeft(alias) && (
          <div className="border-line border-b px-4 py-1">
            <SwapContact user={data.user} contact={data.contact} />
          </div>
        )}
      </div>
      <MessageList
        thread={data}
        outbox={outbox}
        sending={sending}
        sends={sends}
        onRetry={onRetry}
        onDiscard={discard}
      />
      <LiveRegion>{announcement}</LiveRegion>
      {hasLeft(alias) ? (
        <p className="safe-bottom border-line border-t bg-sunken px-4 pt-3 text-center text-ink-soft text-sm">
          {t('hasLeft')}
        </p>
      ) : isBlocked ? (
        <BlockedNotice userId={userId} name={partnerName(alias)} />
      ) : data.parted ? (
        <p className="safe-bottom border-line border-t bg-sunken px-4 pt-3 text-center text-ink-soft text-sm">
          {t('parted')}
        </p>
      ) : (
        <Composer userId={userId} name={partnerName(alias)} sending={sending} onSend={onSend} />
      )}
    </>
  );
}

const rows = ['w-1/2', 'ml-auto w-2/3', 'w-3/5', 'ml-auto w-1/3'];

const ThreadLoading = () => (
  <div className="flex flex-1 flex-col justify-end p-4">
    <Loading label={t('loading')}>
      {rows.map((width) => (
        <Skeleton key={width} className={cx('h-11 rounded-lg', width)} />
      ))}
    </Loading>
  </div>
);
