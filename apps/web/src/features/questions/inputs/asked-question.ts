import type { AnswerValue } from '@serendip/contract/answers';
import type { InputType } from '@serendip/contract/questions';

/** The part of a question that its input needs. Event and profile questions both have it. */
export interface AskedQuestion {
  text: string;
  input_type: InputType;
  response_format?: 'short' | 'long' | null;
  slider_min: number | null;
  slider_max: number | null;
  min_label: string | null;
  max_label: string | null;
  options: readonly { text: string; value: string }[];
}

export const asText = (value: AnswerValue | null): string => (typeof value === 'string' ? value : '');
export const asNumber = (value: AnswerValue | null): number | null => (typeof value === 'number' ? value : null);
export const asSelection = (value: AnswerValue | null): readonly string[] => (Array.isArray(value) ? value : []);

/** True when there is no answer to send or clear. */
export const isEmptyAnswer = (value: AnswerValue | null): boolean =>
  value === null || (typeof value === 'string' ? value.trim() === '' : Array.isArray(value) && value.length === 0);
