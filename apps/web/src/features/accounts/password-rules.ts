import { limits } from '@serendip/contract/limits';

/** The hint of the sign-up form while the user types, or null. */
export function passwordText(password: string): { good: boolean; text: string } | null {
  if (!password) return null;
  return password.length >= limits.password_min
    ? { good: true, text: 'Password meets requirements' }
    : { good: false, text: `Password too short (min. ${limits.password_min} characters)` };
}

export function confirmationText(password: string, confirmation: string): { good: boolean; text: string } | null {
  if (!confirmation) return null;
  return password === confirmation
    ? { good: true, text: 'Passwords match' }
    : { good: false, text: 'Passwords do not match' };
}

export type Strength = 'Too short' | 'Fair' | 'Strong';

export function passwordStrength(password: string): Strength {
  if (password.length < limits.password_min) return 'Too short';
  const varied = [/[a-z]/, /[A-Z]/, /\d/].every((kind) => kind.test(password));
  return password.length >= 8 && varied ? 'Strong' : 'Fair';
}

/** The fault of a new password, or null. */
export function resetFault(password: string, confirmation: string): string | null {
  if (password !== confirmation) return 'Passwords do not match';
  if (password.length < limits.password_min) return `Password must be at least ${limits.password_min} characters long`;
  if (password.length > limits.password_max)
    return `Password is too long (maximum is ${limits.password_max} characters)`;
  return null;
}
