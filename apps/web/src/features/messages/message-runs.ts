import type { Message } from '@serendip/contract/messages';

export interface ThreadRow {
  message: Message;
  mine: boolean;
  /** The first and the last of a group of messages that one person sent within minutes. The group shares one time. */
  starts: boolean;
  ends: boolean;
}

const pause = 5 * 60_000;

const belong = (one: Message | undefined, next: Message | undefined) =>
  one !== undefined &&
  next !== undefined &&
  one.sender_id === next.sender_id &&
  Date.parse(next.created_at) - Date.parse(one.created_at) < pause;

/** Messages with their places in their groups. */
export const threadRows = (messages: readonly Message[], ownId: string): ThreadRow[] =>
  messages.map((message, index) => ({
    message,
    mine: message.sender_id === ownId,
    starts: !belong(messages[index - 1], message),
    ends: !belong(message, messages[index + 1]),
  }));
