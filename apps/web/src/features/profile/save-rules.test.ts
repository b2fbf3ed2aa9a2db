import { describe, expect, test } from 'vitest';
import { celebration, preferenceWrite } from './save-rules.ts';

const text = { input_type: 'text', slider_min: null } as const;
const slider = { input_type: 'slider', slider_min: 2 } as const;
const several = { input_type: 'multi_select', slider_min: null } as const;
const one = { input_type: 'yes_no_maybe', slider_min: null } as const;
const nothing = { do: 'nothing' };

describe('a text', () => {
  test('is saved trimmed', () => {
    expect(preferenceWrite(text, undefined, ' Jazz ')).toEqual({ do: 'save', answer: { text_response: 'Jazz' } });
  });

  test('that is stored already is not sent again', () => {
    expect(preferenceWrite(text, 'Jazz', 'Jazz ')).toEqual(nothing);
  });

  test('that is empty deletes a stored answer and otherwise does nothing', () => {
    expect(preferenceWrite(text, 'Jazz', '  ')).toEqual({ do: 'delete' });
    expect(preferenceWrite(text, undefined, '')).toEqual(nothing);
  });

  test('of 2000 characters is sent, one of 2001 is not', () => {
    expect(preferenceWrite(text, undefined, 'a'.repeat(2000)).do).toBe('save');
    expect(preferenceWrite(text, undefined, 'a'.repeat(2001))).toEqual(nothing);
  });
});

describe('a slider', () => {
  test('that was never answered is not saved at its minimum', () => {
    expect(preferenceWrite(slider, undefined, 2)).toEqual(nothing);
    expect(preferenceWrite(slider, undefined, 3)).toEqual({ do: 'save', answer: { numeric_response: 3 } });
  });

  test('that was answered is saved at its minimum', () => {
    expect(preferenceWrite(slider, 4, 2)).toEqual({ do: 'save', answer: { numeric_response: 2 } });
  });

  test('without a minimum of its own starts at 1', () => {
    expect(preferenceWrite({ input_type: 'slider', slider_min: null }, undefined, 1)).toEqual(nothing);
  });

  test('released where it was is not sent again', () => expect(preferenceWrite(slider, 4, 4)).toEqual(nothing));

  test('that is cleared deletes the answer', () => expect(preferenceWrite(slider, 4, null)).toEqual({ do: 'delete' }));
});

describe('a choice', () => {
  test('is sent as a list', () => {
    expect(preferenceWrite(several, ['a'], ['a', 'b'])).toEqual({
      do: 'save',
      answer: { selected_options: ['a', 'b'] },
    });
    expect(preferenceWrite(one, undefined, ['yes'])).toEqual({ do: 'save', answer: { selected_options: ['yes'] } });
  });

  test('of nothing deletes a stored answer', () => {
    expect(preferenceWrite(several, ['a'], [])).toEqual({ do: 'delete' });
    expect(preferenceWrite(one, undefined, [])).toEqual(nothing);
  });
});

test('an answer that replaces another says so', () => {
  expect(celebration('Well done! 🌟', false)).toBe('Well done! 🌟');
  expect(celebration('Well done! 🌟', true)).toBe('Well done! 🌟 (Updated!)');
});
