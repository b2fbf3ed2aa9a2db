import type { AskedRole, TopicRole } from '@serendip/contract/topics';

/** The groups of topics in their order. */
export const groups: readonly TopicRole[] = ['offer', 'need', 'interest', 'avoid'];

export const isAsked = (role: TopicRole): role is AskedRole => role === 'need' || role === 'offer';
