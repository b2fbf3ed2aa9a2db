import { z } from 'zod';
import { tidyEmail, validEmail } from './email-address.ts';
import { pendingEmail } from './email-confirmed.ts';
import { defineEndpoint } from './endpoint.ts';
import { wireId } from './ids.ts';
import { limits } from './limits.ts';
import { passwordEnded } from './password-ended.ts';
import { refusedAs } from './refused-as.ts';
import { isReservedAlias } from './reserved-aliases.ts';
import { isAtMost } from './text.ts';

export const user = z
  .object({
    id: wireId,
    /** Null for a guest, who has neither e-mail nor password. */
    email: z.string().nullable(),
    alias: z.string().nullable(),
  })
  .meta({ id: 'User' });
export type User = z.output<typeof user>;

const email = z
  .string({ error: 'Email is invalid' })
  .overwrite(tidyEmail)
  .max(limits.email_max, 'Email is invalid')
  .regex(validEmail, 'Email is invalid');

/** An e-mail address as it is stored, or null for a text that is none. */
export const readEmail = (typed: string): string | null => email.safeParse(typed).data ?? null;

/** The name under which somebody who has deleted the account stays in other people's threads. No alias looks like it. */
export const deletedUser = 'Deleted user';

/** No trimming, any character a keyboard makes (half a surrogate pair is none). Ways to make an accent do not count. */
const newPassword = z
  .string({ error: "Password can't be blank" })
  .refine(
    (password) => password.length >= limits.password_min,
    `Password is too short (minimum is ${limits.password_min} characters)`,
  )
  .refine(isAtMost(limits.password_max), `Password is too long (maximum is ${limits.password_max} characters)`)
  .refine((password) => password.isWellFormed(), 'Password contains characters that cannot be stored')
  .meta({ minLength: limits.password_min, maxLength: limits.password_max });

const passwordConfirmation = z.string({ error: "Password confirmation can't be blank" });

const confirmed = <S extends z.ZodType<{ password: string; password_confirmation: string }>>(schema: S) =>
  schema.refine((value) => value.password.normalize('NFC') === value.password_confirmation.normalize('NFC'), {
    error: "Password confirmation doesn't match Password",
    path: ['password_confirmation'],
    // The mismatch is worth saying even when another field failed too.
    when: ({ value }) => {
      const fields = value as { password?: unknown; password_confirmation?: unknown } | undefined;
      return typeof fields?.password === 'string' && typeof fields.password_confirmation === 'string';
    },
  });

/** Text typed to sign in is only compared, so it needs no rules except a sane length. */
const credential = (label: string) =>
  z
    .string({ error: `${label} can't be blank` })
    .min(1, `${label} can't be blank`)
    .max(1024, `${label} is too long`);

const aliasRule = `Alias must be ${limits.alias_min} to ${limits.alias_max} lowercase letters, digits or single hyphens`;
const aliasReserved = 'This alias is reserved. Choose another one.';
const aliasForm = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const alias = z
  .string({ error: aliasRule })
  .min(limits.alias_min, aliasRule)
  .max(limits.alias_max, aliasRule)
  .regex(aliasForm, aliasRule)
  .refine((typed) => typed.length > limits.alias_max || !isReservedAlias(typed), aliasReserved);

/** Why a text cannot be an alias, or null. */
export function aliasFault(typed: string): string | null {
  if (typed.length < limits.alias_min || typed.length > limits.alias_max || !aliasForm.test(typed)) return aliasRule;
  return isReservedAlias(typed) ? aliasReserved : null;
}

const tag = 'Accounts';

const newAccount = z
  .object({
    user: confirmed(z.object({ email, password: newPassword, password_confirmation: passwordConfirmation })),
  })
  .meta({ id: 'NewAccount' });

export const signUp = defineEndpoint({
  id: 'signUp',
  method: 'POST',
  path: '/users',
  tag,
  summary: 'Create an account',
  description: 'Also signs in: the session token comes in the `Authorization` header.',
  access: 'public',
  letsIn: true,
  body: newAccount,
  data: z.object({ user }),
  message: 'Welcome! You have signed up successfully.',
  failures: [],
  issuesToken: true,
});

export const claimAccount = defineEndpoint({
  id: 'claimAccount',
  method: 'POST',
  path: '/users/claim',
  tag,
  summary: 'Turn a guest account into a full one',
  description: 'Adds an e-mail address and a password. Everything in the account stays.',
  access: 'signed_in',
  body: newAccount,
  data: z.object({ user }),
  message: 'Your account is yours now. Everything is kept.',
  failures: ['not_a_guest'],
});

export const signIn = defineEndpoint({
  id: 'signIn',
  method: 'POST',
  path: '/users/sign_in',
  tag,
  summary: 'Sign in with e-mail and password',
  description: 'The session token comes in the `Authorization` header. Send it back there with every other call.',
  access: 'public',
  letsIn: true,
  body: z.object({ user: z.object({ email: credential('Email'), password: credential('Password') }) }),
  data: z.object({ user }),
  message: 'Signed in successfully.',
  failures: ['bad_credentials'],
  issuesToken: true,
});

export const signOut = defineEndpoint({
  id: 'signOut',
  method: 'DELETE',
  path: '/users/sign_out',
  tag,
  summary: 'Sign out',
  description: 'Ends the session whose token is sent. Other devices stay signed in.',
  access: 'signed_in',
  data: z.object({}),
  message: 'Signed out successfully.',
  failures: [],
});

export const changeAlias = defineEndpoint({
  id: 'changeAlias',
  method: 'PATCH',
  path: '/users',
  tag,
  summary: 'Change your alias',
  description: `Others know you by it: ${limits.alias_min} to ${limits.alias_max} lowercase letters, digits or single hyphens.`,
  access: 'signed_in',
  body: z.object({ user: z.object({ alias }) }),
  data: z.object({ user }),
  message: 'Alias updated.',
  failures: [],
});

export const requestPasswordReset = defineEndpoint({
  id: 'requestPasswordReset',
  method: 'POST',
  path: '/users/password',
  tag,
  summary: 'Ask for a link to set a new password',
  description: 'The answer is the same if no account has the address.',
  access: 'public',
  letsIn: true,
  // Any text will do: the answer never tells whether an account has it.
  body: z.object({ user: z.object({ email: z.string({ error: 'Email is invalid' }) }) }),
  data: z.object({}),
  message: 'If your email address is in our database, you will receive a password reset link in a few minutes.',
  failures: [],
});

export const resetPassword = defineEndpoint({
  id: 'resetPassword',
  method: 'PUT',
  path: '/users/password',
  tag,
  summary: 'Set a new password',
  description: 'Takes the token from the mailed link and signs in. Every other session of the account ends.',
  access: 'public',
  letsIn: true,
  body: z.object({
    user: confirmed(
      z.object({
        reset_password_token: refusedAs('bad_reset_token', z.string().min(1).max(1024)),
        password: newPassword,
        password_confirmation: passwordConfirmation,
      }),
    ),
  }),
  // The password from before: the new one works.
  data: z.object({ user, password_ended: passwordEnded }),
  message: 'Your password has been changed successfully. You are now signed in.',
  failures: ['bad_reset_token'],
  issuesToken: true,
});

export const changePassword = defineEndpoint({
  id: 'changePassword',
  method: 'PUT',
  path: '/users/current_password',
  tag,
  summary: 'Change your password; all other sessions end',
  description: 'Asks for the current password, or without one for a recent sign-in.',
  access: 'signed_in',
  // An account without a password sets its first one, soon after a sign-in.
  body: z.object({
    user: confirmed(
      z.object({
        current_password: credential('Current password').optional(),
        password: newPassword,
        password_confirmation: passwordConfirmation,
      }),
    ),
  }),
  data: z.object({}),
  message: 'Your password has been changed. Other devices are signed out.',
  failures: ['wrong_password', 'sign_in_again'],
});

export const changeEmail = defineEndpoint({
  id: 'changeEmail',
  method: 'PUT',
  path: '/users/email',
  tag,
  summary: 'Change your e-mail address',
  description:
    'Asks for the password, or without one for a recent sign-in. The address counts once its mailed link is opened.',
  access: 'signed_in',
  body: z.object({ user: z.object({ email, password: credential('Password').optional() }) }),
  data: z.object({ user, pending_email: pendingEmail }),
  message: 'Your change has been saved.',
  failures: ['wrong_password', 'sign_in_again'],
});

export const deleteAccount = defineEndpoint({
  id: 'deleteAccount',
  method: 'DELETE',
  path: '/users',
  tag,
  summary: 'Delete your account',
  description:
    'Your events close; messages you sent stay with their readers. Asks for the password, or without one for a recent sign-in.',
  access: 'signed_in',
  // An account without a password asks for a recent sign-in instead; a guest, who cannot sign in again, for nothing.
  body: z.object({
    user: z.object({
      password: z.string({ error: "Password can't be blank" }).max(1024, 'Password is too long').optional(),
    }),
  }),
  data: z.object({}),
  message: 'Your account has been deleted.',
  failures: ['wrong_password', 'sign_in_again'],
});
