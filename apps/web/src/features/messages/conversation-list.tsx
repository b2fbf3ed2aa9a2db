import { useQuery } from '@tanstack/react-query';
import { MessagesSquare } from 'lucide-react';
import { texts } from '../../language/texts.ts';
import { useNow } from '../../lib/now.ts';
import { FailedToLoad } from '../../ui/failed-to-load.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ConversationRow } from './conversation-row.tsx';
import { PaneMessage } from './pane-message.tsx';
import { conversations } from './queries.ts';

const t = texts('messages');

/** The user's conversations, newest first. */
export function ConversationList({ selectedId }: { selectedId: string | null }) {
  const { data, isPending, isFetching, refetch } = useQuery(conversations);
  const now = useNow(30_000);
  if (isPending)
    return (
      <Loading label={t('loadingConversations')}>
        {[1, 2, 3, 4].map((row) => (
          <div key={row} className="flex items-center gap-3 p-3">
            <Skeleton className="size-11 shrink-0 rounded-full" />
            <div className="grid flex-1 gap-2">
              <Skeleton className="h-4 w-1/2" />
              <Skeleton className="h-3.5 w-full" />
            </div>
          </div>
        ))}
      </Loading>
    );
  if (!data)
    return (
      <FailedToLoad retry={() => void refetch()} again={isFetching}>
        {t('failedConversations')}
      </FailedToLoad>
    );
  if (data.length === 0)
    return (
      <PaneMessage icon={<MessagesSquare size={26} />} title={t('none')}>
        {t('noneHint')}
      </PaneMessage>
    );
  return (
    <ul aria-label={t('conversations')} className="grid grid-cols-1 gap-1">
      {data.map((conversation) => (
        <ConversationRow
          key={conversation.user.id}
          conversation={conversation}
          selected={conversation.user.id === selectedId}
          now={now}
        />
      ))}
    </ul>
  );
}
