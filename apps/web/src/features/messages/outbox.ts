/** A message the user sent that the server has not accepted yet. */
export interface Outgoing {
  /** A UUID that stays the same for every try, so that the server stores the message once. */
  client_id: string;
  content: string;
  created_at: string;
  state: 'pending' | 'failed';
  /** The error message. */
  error: string | null;
  /** It failed because there was no response, so another try may help. */
  unreachable: boolean;
}

export type Outbox = readonly Outgoing[];

export const isSending = (outbox: Outbox): boolean => outbox.some((each) => each.state === 'pending');

export const without = (outbox: Outbox, clientId: string): Outbox =>
  outbox.filter((each) => each.client_id !== clientId);

/** Adds a message that is being sent. One that failed before moves to the end. */
export const withPending = (outbox: Outbox, clientId: string, content: string, createdAt: string): Outbox => [
  ...without(outbox, clientId),
  { client_id: clientId, content, created_at: createdAt, state: 'pending', error: null, unreachable: false },
];

export const withFailed = (outbox: Outbox, clientId: string, error: string, unreachable: boolean): Outbox =>
  outbox.map((each) => (each.client_id === clientId ? { ...each, state: 'failed', error, unreachable } : each));

const isOutgoing = (value: unknown): value is Outgoing =>
  typeof value === 'object' &&
  value !== null &&
  'client_id' in value &&
  typeof value.client_id === 'string' &&
  'content' in value &&
  typeof value.content === 'string' &&
  'created_at' in value &&
  typeof value.created_at === 'string' &&
  'state' in value &&
  (value.state === 'pending' || value.state === 'failed');

/** The messages kept on this device, without anything unreadable. */
export function parseOutbox(text: string | null): Outbox {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter(isOutgoing) : [];
  } catch {
    return [];
  }
}

/** The text to send, or null if it is blank or too long, or if another message is being sent. */
export function sendable(typed: string, max: number, sending: boolean): string | null {
  const content = typed.trim();
  return content === '' || content.length > max || sending ? null : content;
}
