import { describe, expect, test } from 'vitest';
import { confirmationText, passwordStrength, passwordText, resetFault } from './password-rules.ts';

describe('sign-up', () => {
  test('says nothing before anything is typed', () => {
    expect(passwordText('')).toBeNull();
    expect(confirmationText('secret', '')).toBeNull();
  });

  test('counts six characters as enough', () => {
    expect(passwordText('12345')?.text).toBe('Password too short (min. 6 characters)');
    expect(passwordText('123456')?.text).toBe('Password meets requirements');
  });

  test('compares the confirmation exactly', () => {
    expect(confirmationText('secret1', 'secret1')?.text).toBe('Passwords match');
    expect(confirmationText('secret1', 'Secret1')?.text).toBe('Passwords do not match');
  });
});

describe('reset', () => {
  test.each([
    ['aB3', 'Too short'],
    ['abcdef', 'Fair'],
    ['aB34567', 'Fair'],
    ['abcdefgh', 'Fair'],
    ['abcdefg1', 'Fair'],
    ['Abcdefg1', 'Strong'],
  ])('%s is %s', (password, strength) => expect(passwordStrength(password)).toBe(strength));

  test('a mismatch is reported before the length', () => {
    expect(resetFault('abc', 'abd')).toBe('Passwords do not match');
    expect(resetFault('abc', 'abc')).toBe('Password must be at least 6 characters long');
    expect(resetFault('abcdef', 'abcdef')).toBeNull();
    const [longest, tooLong] = ['x'.repeat(128), 'x'.repeat(129)];
    expect(resetFault(longest, longest)).toBeNull();
    expect(resetFault(tooLong, tooLong)).toBe('Password is too long (maximum is 128 characters)');
  });
});
