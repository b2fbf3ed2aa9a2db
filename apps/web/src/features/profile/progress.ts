import type { Progress } from '@serendip/contract/profile';
import { texts } from '../../language/texts.ts';

const t = texts('profile');

/**
 * The progress of a profile. It computes the same percentage as the server, so that it can show before the response.
 */
export function progressOf(questionIds: readonly string[], answered: ReadonlySet<string>): Progress {
  const total = questionIds.length;
  const count = questionIds.filter((id) => answered.has(id)).length;
  return {
    completion_percentage: total === 0 ? 0 : Math.round((count / total) * 100),
    answered_questions: count,
    total_questions: total,
    is_complete: total > 0 && count === total,
  };
}

/** The encouragement for a percentage; none below 25. */
export function encouragement(percentage: number): string | null {
  if (percentage >= 100) return t('encouragement.all');
  if (percentage >= 75) return t('encouragement.nearly');
  if (percentage >= 50) return t('encouragement.half');
  if (percentage >= 25) return t('encouragement.begun');
  return null;
}

/** How many questions are left, or null if none. */
export function remainingText(remaining: number): string | null {
  return remaining <= 0 ? null : t('remaining', { count: remaining });
}
