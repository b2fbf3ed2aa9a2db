import { describe, expect, test } from 'vitest';
import {
  answerInput,
  answerState,
  answerWrite,
  changedQuestions,
  removedText,
  sameAnswer,
  unsavedText,
} from './answer-changes.ts';

describe('comparing answers', () => {
  test('white space around a text is no change', () => {
    expect(sameAnswer('Rust and tea', '  Rust and tea\n')).toBe(true);
    expect(sameAnswer('Rust and tea', 'Rust  and tea')).toBe(false);
  });

  test('the order of a selection is no change, its content is', () => {
    expect(sameAnswer(['a', 'b'], ['b', 'a'])).toBe(true);
    expect(sameAnswer(['a', 'b'], ['a'])).toBe(false);
    expect(sameAnswer(['a,b'], ['a', 'b'])).toBe(false);
  });

  test('null, blank text and an empty selection are all "no answer"', () => {
    for (const empty of [null, '', '  \n', []]) {
      expect(sameAnswer(empty, null)).toBe(true);
      expect(sameAnswer('x', empty)).toBe(false);
    }
  });

  test('a slider compares by its number, and its lowest is an answer', () => {
    expect(sameAnswer(3, 3)).toBe(true);
    expect(sameAnswer(3, 4)).toBe(false);
    expect(sameAnswer(1, null)).toBe(false);
  });
});

describe('the status of a question', () => {
  test('is answered only while the shown answer is the stored one', () => {
    expect(answerState(undefined, null)).toBe('unanswered');
    expect(answerState('tea', 'tea ')).toBe('answered');
    expect(answerState('tea', 'coffee')).toBe('unsaved');
    expect(answerState(undefined, 'coffee')).toBe('unsaved');
  });

  test('clearing counts only if an answer is stored', () => {
    expect(answerState('tea', '')).toBe('will_clear');
    expect(answerState(4, null)).toBe('will_clear');
    expect(answerState(['yes'], [])).toBe('will_clear');
    expect(answerState(undefined, [])).toBe('unanswered');
  });
});

describe('what saving does', () => {
  test('deletes a stored answer that is empty now', () => {
    expect(answerWrite('text', 'tea', '   ')).toEqual({ do: 'delete' });
    expect(answerWrite('multi_select', ['a'], [])).toEqual({ do: 'delete' });
    expect(answerWrite('slider', 2, null)).toEqual({ do: 'delete' });
  });

  test('skips an empty answer that was never stored', () => {
    expect(answerWrite('text', undefined, ' ')).toEqual({ do: 'skip' });
    expect(answerWrite('multiple_choice', undefined, [])).toEqual({ do: 'skip' });
  });

  test('sends each type in its own field, a single value as a list of one', () => {
    expect(answerWrite('text', undefined, ' tea ')).toEqual({ do: 'save', answer: { text_response: 'tea' } });
    expect(answerInput('slider', 1)).toEqual({ numeric_response: 1 });
    expect(answerInput('yes_no_maybe', ['maybe'])).toEqual({ selected_options: ['maybe'] });
    expect(answerInput('multiple_choice', 'one')).toEqual({ selected_options: ['one'] });
    expect(answerInput('multi_select', ['b', 'a'])).toEqual({ selected_options: ['b', 'a'] });
  });

  test('only changed questions are saved, in their order', () => {
    const questions = [
      { id: 'q1', input_type: 'text' as const },
      { id: 'q2', input_type: 'slider' as const },
      { id: 'q3', input_type: 'multi_select' as const },
      { id: 'q4', input_type: 'text' as const },
    ];
    const stored = new Map<string, string | number | string[]>([
      ['q1', 'tea'],
      ['q3', ['a', 'b']],
    ]);
    const drafts = { q4: '  ', q3: ['b', 'a'], q2: 5, q1: '', gone: 'x' };
    expect(changedQuestions(questions, stored, drafts).map(({ id }) => id)).toEqual(['q1', 'q2']);
  });
});

test('a text says that answers to removed questions were not saved', () => {
  expect([1, 2].map(removedText)).toEqual([
    'The host removed a question, so your answer to it was not saved.',
    'The host removed 2 questions, so your answers to them were not saved.',
  ]);
});

test('the status line counts the unsaved changes', () => {
  expect([0, 1, 2].map(unsavedText)).toEqual(['All changes saved', '1 unsaved change', '2 unsaved changes']);
});
