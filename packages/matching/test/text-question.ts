import type { SnapshotQuestion } from '../src/types.ts';

/** A question of an event that is answered in words, unless `extra` makes it another one. */
export const textQuestion = (id: string, text: string, extra: Partial<SnapshotQuestion> = {}): SnapshotQuestion => ({
  id,
  scope: 'event',
  text,
  input_type: 'text',
  matching_context: null,
  scale_type: null,
  slider_min: null,
  slider_max: null,
  min_label: null,
  max_label: null,
  options: [],
  ...extra,
});
