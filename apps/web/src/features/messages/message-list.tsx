import { ArrowDown } from 'lucide-react';
import { useMemo } from 'react';
import { useUser } from '../../api/session.ts';
import { texts } from '../../language/texts.ts';
import { relativeTime } from '../../lib/dates.ts';
import { useNow } from '../../lib/now.ts';
import { Button } from '../../ui/button.tsx';
import { Bubble } from './bubble.tsx';
import { threadRows } from './message-runs.ts';
import { OlderMessages } from './older-messages.tsx';
import type { Outbox, Outgoing } from './outbox.ts';
import { OutgoingBubble } from './outgoing-bubble.tsx';
import { partnerName } from './partner.ts';
import { type Thread, useOlderMessages } from './queries.ts';
import { useThreadScroll } from './use-thread-scroll.ts';

const t = texts('messages');

interface Props {
  thread: Thread;
  outbox: Outbox;
  sending: boolean;
  /** Counts the user's own messages as they are sent. */
  sends: number;
  onRetry: (outgoing: Outgoing) => void;
  onDiscard: (clientId: string) => void;
}

/** The messages of a thread, oldest first. Earlier ones load on scrolling up. */
export function MessageList({ thread, outbox, sending, sends, onRetry, onDiscard }: Props) {
  const { id: ownId } = useUser();
  const now = useNow(30_000);
  const older = useOlderMessages(thread.user.id);
  const { messages, total } = thread;
  const rows = useMemo(() => threadRows(messages, ownId), [messages, ownId]);
  const name = partnerName(thread.user.alias);
  const first = messages[0]?.id;
  const waiting = outbox.at(-1);
  const { scroller, content, onScroll, unseen, toEnd } = useThreadScroll({
    first,
    last: waiting?.client_id ?? messages.at(-1)?.id,
    lastIsMine: waiting !== undefined || messages.at(-1)?.sender_id === ownId,
    sends,
  });
  // When a button disappears with its message, the thread gets the focus.
  const keepingFocus =
    <T,>(act: (about: T) => void) =>
    (about: T) => {
      scroller.current?.focus({ preventScroll: true });
      act(about);
    };
  // `relative`, because screen-reader-only texts inside would lengthen the page otherwise.
  return (
    <div className="relative min-h-0 flex-1">
      <section
        ref={scroller}
        data-scroller
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard (WCAG 2.1.1), in Safari too
        tabIndex={0}
        aria-label={t('with', { name })}
        onScroll={onScroll}
        className="relative h-full overflow-y-auto overscroll-contain -outline-offset-2 [overflow-anchor:none]"
      >
        <div ref={content} className="flex min-h-full flex-col justify-end px-4 pt-2 pb-4">
          {messages.length < total && (
            <OlderMessages
              key={first}
              loading={older.isPending}
              failed={older.isError}
              onLoad={() => !older.isPending && older.mutate()}
            />
          )}
          {rows.length + outbox.length === 0 && (
            <p className="py-8 text-center text-ink-soft">{t('sayHello', { name })}</p>
          )}
          <ol>
            {rows.map(({ message, mine, starts, ends }) => (
              <Bubble
                key={message.id}
                content={message.content}
                speaker={mine ? t('you') : name}
                mine={mine}
                starts={starts}
                ends={ends}
                sentAt={message.created_at}
                time={ends ? relativeTime(message.created_at, now) : null}
              />
            ))}
            {outbox.map((outgoing) => (
              <OutgoingBubble
                key={outgoing.client_id}
                outgoing={outgoing}
                sending={sending}
                onRetry={keepingFocus(onRetry)}
                onDiscard={keepingFocus(onDiscard)}
              />
            ))}
          </ol>
        </div>
      </section>
      {unseen && (
        <div className="absolute inset-x-0 bottom-3 flex justify-center">
          <Button size="sm" icon={<ArrowDown size={16} aria-hidden />} className="animate-pop" onClick={toEnd}>
            {t('newMessages')}
          </Button>
        </div>
      )}
    </div>
  );
}
