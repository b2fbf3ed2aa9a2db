import type { Progress } from '@serendip/contract/profile';

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
  if (percentage >= 100) return 'Connection Master! 🎉';
  if (percentage >= 75) return 'Almost Ready to Connect! 🔥';
  if (percentage >= 50) return 'Halfway to Great Connections! 🌟';
  if (percentage >= 25) return 'Strong Start! 💪';
  return null;
}

/** How many questions are left, or null if none. */
export function remainingText(remaining: number): string | null {
  if (remaining <= 0) return null;
  return remaining === 1 ? 'Just 1 more question to go!' : `${remaining} questions left to complete your profile`;
}
