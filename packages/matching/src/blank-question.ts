import type { SnapshotQuestion } from './types.ts';

/** A question answered in words, of which nothing else is said. */
export const blankQuestion = {
  scope: 'event',
  input_type: 'text',
  matching_context: null,
  scale_type: null,
  slider_min: null,
  slider_max: null,
  min_label: null,
  max_label: null,
  options: [],
} as const satisfies Omit<SnapshotQuestion, 'id' | 'text'>;
