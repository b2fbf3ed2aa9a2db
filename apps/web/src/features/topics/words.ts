import type { AskedRole, TopicRole } from '@serendip/contract/topics';

/** The groups in their order, with what each asks for. */
export const groups: readonly { role: TopicRole; title: string; placeholder: string }[] = [
  { role: 'offer', title: 'You can help with', placeholder: 'A skill, a thing, a contact' },
  { role: 'need', title: 'You are looking for', placeholder: 'Somebody, something, advice' },
  { role: 'interest', title: 'You like to talk about', placeholder: 'Anything you enjoy' },
  { role: 'avoid', title: 'You would rather not meet', placeholder: 'A subject or kind of person' },
];

export const questionOf: Record<AskedRole, string> = {
  need: 'We could not tell what you are looking for. What would make this evening worth it?',
  offer: 'We could not tell what others could come to you for. What do people ask you about?',
};

/** Where there is little to suggest. */
export const examplesOf: Record<AskedRole, string> = {
  need: 'For example: a drill for an afternoon, or somebody to practise Spanish with.',
  offer: 'For example: fixing bikes, or an hour of maths homework.',
};

export const isAsked = (role: TopicRole): role is AskedRole => role === 'need' || role === 'offer';

export const topicCount = (count: number): string => (count === 1 ? '1 topic' : `${count} topics`);

export const unsavedTopics = (count: number): string =>
  count === 1 ? '1 change is not saved' : `${count} changes are not saved`;

export const eyesAreOpen = 'Your matches can read topics you add. Tap the eye to keep one to yourself.';
export const staysClosed = 'Matches cannot read this topic. It counts all the same.';
