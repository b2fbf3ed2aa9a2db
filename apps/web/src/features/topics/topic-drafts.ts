import { askedRoles, topicRoles } from '@serendip/contract/topics';
import { readDraft, writeDraft } from '../../lib/drafts.ts';
import type { TopicChange } from './topic-changes.ts';

const nameOf = (eventId: string) => `topics.${eventId}`;

const isOneOf = (values: readonly string[], value: unknown): boolean =>
  typeof value === 'string' && values.includes(value);

function isChange(value: unknown): value is TopicChange {
  if (typeof value !== 'object' || value === null) return false;
  const { id, do: what, role, phrase } = value as Record<string, unknown>;
  if (typeof id !== 'string') return false;
  if (what === 'skip') return isOneOf(askedRoles, role);
  return isOneOf(['add', 'remove'], what) && isOneOf(topicRoles, role) && typeof phrase === 'string';
}

/** Unsaved changes of an earlier visit, to retry. */
export function readTopicDrafts(eventId: string): TopicChange[] {
  try {
    const kept: unknown = JSON.parse(readDraft(nameOf(eventId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isChange).map((change) => ({ ...change, failed: false })) : [];
  } catch {
    return [];
  }
}

export const writeTopicDrafts = (eventId: string, changes: readonly TopicChange[]): void =>
  writeDraft(nameOf(eventId), changes.length > 0 ? JSON.stringify(changes) : '');

/** The draft of a role's field. */
export const typedDraft = (eventId: string, role: string): string => `topic.${eventId}.${role}`;
