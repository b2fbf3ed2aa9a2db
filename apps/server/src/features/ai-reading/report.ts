import { say, spell } from '@serendip/texts/sentence';
import type { AiUsage } from '../../adapters/ai/ai-endpoint.ts';
import type { AiConfig } from '../../config.ts';
import type { Budget } from './call-budget.ts';

/** The reason for which the endpoint was not asked any more. */
export type Trouble = Budget | 'no_answer' | null;

const reasons = {
  ai_calls_a_day: 'aiBudgetUsed',
  ai_calls_per_host: 'aiCallsUsed',
  ai_calls_unconfirmed: 'aiCallsUsed',
  no_answer: 'aiSilent',
} as const satisfies Record<Exclude<Trouble, null>, string>;

/** A spelled sentence for the host: why the built-in engine matched alone, or in part. Null if all people were read. */
export function noticeOf(trouble: Trouble, { read, placed, ranked }: AiReport): string | null {
  const missing = [read, placed, ranked].some((share) => (share?.missing ?? 0) > 0);
  if (!trouble || !missing) return null;
  const alone = [read, placed].every((share) => Object.keys(share?.replies ?? {}).length === 0);
  const reason = say(reasons[trouble]);
  return spell(alone ? say('aiMatchedNothing', { reason }) : say('aiMatchedPart', { reason }));
}

/** The result of each part; null for a part that is not configured. */
export interface AiReport {
  read: { replies: object; missing: number } | null;
  placed: { replies: object; missing: number } | null;
  ranked: { missing: number } | null;
}

const number = new Intl.NumberFormat('en-US');

/**
 * The run's engine in words for the host, such as `built-in 3 + qwen2.5 (read 38 of 40, 2 by the built-in engine alone;
 * 81 calls, 41,200 tokens in, 6,300 out)`.
 */
export function engineText(builtIn: string, ai: AiConfig, { read, placed }: AiReport, use: AiUsage): string {
  const names = [ai.model, ai.embeddingModel].filter((name) => name !== undefined).join(' + ');
  const shares = [
    { verb: 'read', share: read },
    { verb: 'compared', share: placed },
  ].flatMap(({ verb, share }) =>
    share ? [{ verb, done: Object.keys(share.replies).length, left: share.missing }] : [],
  );
  const cost = `${plural(use.calls, 'call')}, ${number.format(use.input_tokens)} tokens in, ${number.format(use.output_tokens)} out`;
  if (shares.some(({ left }) => left > 0) && shares.every(({ done }) => done === 0))
    return `${builtIn} alone: ${names} gave no usable answer (${cost})`;
  const parts = shares.map(
    ({ verb, done, left }) =>
      `${verb} ${done} of ${done + left}${left > 0 ? `, ${left} by the built-in engine alone` : ''}`,
  );
  return `${builtIn} + ${names} (${[...parts, cost].join('; ')})`;
}

const plural = (count: number, noun: string): string => `${number.format(count)} ${noun}${count === 1 ? '' : 's'}`;
