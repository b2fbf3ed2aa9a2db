import { limits } from '@serendip/contract/limits';
import { texts } from '../../language/texts.ts';

const t = texts('accounts');

/** The hint of the sign-up form while the user types, or null. */
export function passwordText(password: string): { good: boolean; text: string } | null {
  if (!password) return null;
  return password.length >= limits.password_min
    ? { good: true, text: t('rules.good') }
    : { good: false, text: t('rules.short', { min: String(limits.password_min) }) };
}

export function confirmationText(password: string, confirmation: string): { good: boolean; text: string } | null {
  if (!confirmation) return null;
  return password === confirmation ? { good: true, text: t('rules.match') } : { good: false, text: t('rules.differ') };
}

export type Strength = 'Too short' | 'Fair' | 'Strong';

export function passwordStrength(password: string): Strength {
  if (password.length < limits.password_min) return 'Too short';
  const varied = [/[a-z]/, /[A-Z]/, /\d/].every((kind) => kind.test(password));
  return password.length >= 8 && varied ? 'Strong' : 'Fair';
}

/** The fault of a new password, or null. */
export function resetFault(password: string, confirmation: string): string | null {
  if (password !== confirmation) return t('rules.differ');
  if (password.length < limits.password_min) return t('rules.tooShort', { min: String(limits.password_min) });
  if (password.length > limits.password_max) return t('rules.tooLong', { max: String(limits.password_max) });
  return null;
}
