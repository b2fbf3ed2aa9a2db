import { useLayoutEffect, useRef, useState } from 'react';

/** Within this distance from the end, in pixels, the user is reading along. */
const nearEnd = 100;

interface Change {
  /** The distance to the end before the change, in pixels. */
  distance: number;
  justSent: boolean;
}

/** True if the thread should scroll to its end for new messages: the user is reading along or has just sent one. */
export const followsNewMessages = ({ distance, justSent }: Change): boolean => justSent || distance <= nearEnd;

interface Shown {
  /** The ids of the first and the last message; undefined if there is none. */
  first: string | undefined;
  last: string | undefined;
  lastIsMine: boolean;
  /** Counts the user's own messages as they are sent. */
  sends: number;
}

const distanceOf = (node: HTMLElement) => node.scrollHeight - node.clientHeight - node.scrollTop;

/**
 * Keeps the scroll position: at the end for a user who reads along or has just sent, also when the thread shrinks (a
 * keyboard, a growing text), and in place while older messages load above.
 */
export function useThreadScroll({ first, last, lastIsMine, sends }: Shown) {
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const distance = useRef(0);
  const before = useRef<Shown>({ first: undefined, last: undefined, lastIsMine, sends });
  const [unseen, setUnseen] = useState(false);

  const toEnd = () => {
    const node = scroller.current;
    if (!node) return;
    node.scrollTop = node.scrollHeight;
    distance.current = 0;
    setUnseen(false);
  };

  useLayoutEffect(() => {
    const node = scroller.current;
    const earlier = before.current;
    before.current = { first, last, lastIsMine, sends };
    if (!node || last === undefined) return;
    const justSent = sends > earlier.sends;
    const opened = earlier.last === undefined;
    if (opened || justSent || last !== earlier.last) {
      if (opened || followsNewMessages({ distance: distance.current, justSent })) {
        node.scrollTop = node.scrollHeight;
        distance.current = 0;
        setUnseen(false);
        return;
      }
      if (!lastIsMine) setUnseen(true);
    }
    // Older messages above push everything down, so keep the distance from the end.
    if (first !== earlier.first) node.scrollTop = node.scrollHeight - node.clientHeight - distance.current;
    distance.current = distanceOf(node);
  }, [first, last, lastIsMine, sends]);

  useLayoutEffect(() => {
    const node = scroller.current;
    if (!node || !content.current) return;
    const observer = new ResizeObserver(() => {
      if (distance.current <= nearEnd) node.scrollTop = node.scrollHeight;
      distance.current = distanceOf(node);
    });
    observer.observe(node);
    observer.observe(content.current);
    return () => observer.disconnect();
  }, []);

  const onScroll = () => {
    if (!scroller.current) return;
    distance.current = distanceOf(scroller.current);
    if (distance.current <= nearEnd) setUnseen(false);
  };

  return { scroller, content, onScroll, unseen, toEnd };
}
