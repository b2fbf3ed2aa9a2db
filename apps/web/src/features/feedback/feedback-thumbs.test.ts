import { expect, test } from 'vitest';
import { nextFeedback } from './feedback-thumbs.tsx';

test('the first press gives feedback, even while the stored one is unknown', () => {
  expect(nextFeedback(null, 'positive')).toBe('positive');
  expect(nextFeedback(undefined, 'negative')).toBe('negative');
});

test('the same value again removes it, the other value replaces it', () => {
  expect(nextFeedback('positive', 'positive')).toBeNull();
  expect(nextFeedback('negative', 'negative')).toBeNull();
  expect(nextFeedback('positive', 'negative')).toBe('negative');
  expect(nextFeedback('negative', 'positive')).toBe('positive');
});
