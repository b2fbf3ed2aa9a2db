import type { Named, NamedTopic } from './named-topic.ts';

/**
 * The topics that reasons can name to others. A sensitive topic also closes the person's other topics about its subjects, whose
 * words can be harmless: 'psychotherapy' closes 'mental health care', unless its owner opened that one.
 */
export function openTopics({ topics }: Named): NamedTopic[] {
  const locked = topics.filter(({ sensitive }) => sensitive);
  const concepts = new Set(locked.flatMap((topic) => topic.concepts));
  const fields = new Set(locked.flatMap((topic) => topic.fields));
  const isLocked = (topic: NamedTopic): boolean =>
    !topic.shown &&
    (topic.concepts.some((concept) => concepts.has(concept)) ||
      (topic.fields.length > 0 && topic.fields.every((field) => fields.has(field))));
  return topics.filter((topic) => !topic.sensitive && topic.role !== 'avoid' && !isLocked(topic));
}
