import { useEffect, useRef } from 'react';
import { texts } from '../../language/texts.ts';
import { usePassingValue } from '../../lib/passing-value.ts';
import { usePageVisible } from '../../lib/visibility.ts';
import { partnerName } from './partner.ts';
import { preview } from './preview.ts';
import { type Thread, useMarkRead } from './queries.ts';

const t = texts('messages');

/** How long the text stays for screen readers, in milliseconds. Later it would be in the page twice. */
const spokenFor = 1000;

/** Marks the partner's messages as read while the thread is visible. Returns the text to announce a new one. */
export function useReading(userId: string, thread: Thread | undefined): string {
  const { mutate: markRead } = useMarkRead(userId);
  const visible = usePageVisible();
  const seen = useRef<string | null | undefined>(undefined);
  const [announcement, announce] = usePassingValue(spokenFor);
  const newest = thread?.messages.findLast((each) => each.sender_id === userId);
  const newestId = thread ? (newest?.id ?? null) : undefined;
  const alias = thread?.user.alias ?? null;
  const content = newest?.content ?? '';

  useEffect(() => {
    if (newestId !== undefined && visible) markRead();
  }, [newestId, visible, markRead]);

  useEffect(() => {
    if (newestId === undefined) return;
    if (seen.current !== undefined && newestId !== seen.current && newestId)
      announce(t('newMessage', { name: partnerName(alias), text: preview(content) }));
    seen.current = newestId;
  }, [newestId, alias, content, announce]);

  return announcement ?? '';
}
