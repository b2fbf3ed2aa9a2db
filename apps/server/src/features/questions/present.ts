import type { EventQuestion } from '@serendip/contract/questions';
import type { eventQuestions } from '../../db/schema/events.ts';

type EventQuestionRow = typeof eventQuestions.$inferSelect;

export const presentEventQuestion = (row: EventQuestionRow): EventQuestion => ({
  id: row.id,
  event_id: row.eventId,
  version: row.version,
  text: row.text,
  // These columns are only written from the contract's enums.
  input_type: row.inputType as EventQuestion['input_type'],
  response_format: row.responseFormat as EventQuestion['response_format'],
  slider_min: row.sliderMin,
  slider_max: row.sliderMax,
  scale_type: row.scaleType as EventQuestion['scale_type'],
  min_label: row.minLabel,
  max_label: row.maxLabel,
  matching_context: row.matchingContext,
  options: row.options,
  host_reads: row.hostReads,
  also_matched: row.alsoMatched,
});
