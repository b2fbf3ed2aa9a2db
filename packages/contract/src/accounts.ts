import { languages } from '@serendip/texts/languages';
import { type FieldName, type Sentence, say, spell } from '@serendip/texts/sentence';
import { z } from 'zod';
import { tidyEmail, validEmail } from './email-address.ts';
import { pendingEmail } from './email-confirmed.ts';
import { defineEndpoint } from './endpoint.ts';
import { fault } from './fault.ts';
import { wireId } from './ids.ts';
import { limits } from './limits.ts';
import { mailedTo } from './mailed-to.ts';
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
    /** The language chosen on the profile. Left out where none is, as before there were any. */
    language: z.enum(languages).optional(),
  })
  .meta({ id: 'User' });
export type User = z.output<typeof user>;

const email = z
  .string({ error: fault('isInvalid', { field: 'email' }) })
  .overwrite(tidyEmail)
  .max(limits.email_max, fault('isInvalid', { field: 'email' }))
  .regex(validEmail, fault('isInvalid', { field: 'email' }));

/** An e-mail address as it is stored, or null for a text that is none. */
export const readEmail = (typed: string): string | null => email.safeParse(typed).data ?? null;

/** No trimming, any character a keyboard makes (half a surrogate pair is none). Ways to make an accent do not count. */
const newPassword = z
  .string({ error: fault('isBlank', { field: 'password' }) })
  .refine(
    (password) => password.length >= limits.password_min,
    fault('tooShort', { field: 'password', min: limits.password_min }),
  )
  .refine(isAtMost(limits.password_max), fault('tooLong', { field: 'password', max: limits.password_max }))
  .refine((password) => password.isWellFormed(), fault('notStorable', { field: 'password' }))
  .meta({ minLength: limits.password_min, maxLength: limits.password_max });

const passwordConfirmation = z.string({ error: fault('isBlank', { field: 'password_confirmation' }) });

const confirmed = <S extends z.ZodType<{ password: string; password_confirmation: string }>>(schema: S) =>
  schema.refine((value) => value.password.normalize('NFC') === value.password_confirmation.normalize('NFC'), {
    error: fault('passwordsDiffer'),
    path: ['password_confirmation'],
    // The mismatch is worth saying even when another field failed too.
    when: ({ value }) => {
      const fields = value as { password?: unknown; password_confirmation?: unknown } | undefined;
      return typeof fields?.password === 'string' && typeof fields.password_confirmation === 'string';
    },
  });

/** Text typed to sign in is only compared, so it needs no rules except a sane length. */
const credential = (label: FieldName) =>
  z
    .string({ error: fault('isBlank', { field: label }) })
    .min(1, fault('isBlank', { field: label }))
    .max(1024, fault('isTooLong', { field: label }));

const aliasRule = say('aliasRule', { min: limits.alias_min, max: limits.alias_max });
const aliasReserved = say('aliasReserved');
const aliasForm = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** Whether a name is one that a person has, rather than what stands in place of a deleted one. */
export const isAlias = (name: string): boolean => aliasForm.test(name);
const alias = z
  .string({ error: spell(aliasRule) })
  .min(limits.alias_min, spell(aliasRule))
  .max(limits.alias_max, spell(aliasRule))
  .regex(aliasForm, spell(aliasRule))
  .refine((typed) => typed.length > limits.alias_max || !isReservedAlias(typed), spell(aliasReserved));

const language = z.enum(languages, { error: fault('languageUnknown') }).nullable();

/** Without either, the call is one of the time before languages, whose alias is missing. */
const changesSomething = (changes: object): boolean => Object.keys(changes).length > 0;

/** Why a text cannot be an alias, or null. */
export function aliasFault(typed: string): Sentence | null {
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
  message: 'signedUp',
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
  message: 'accountClaimed',
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
  body: z.object({ user: z.object({ email: credential('email'), password: credential('password') }) }),
  data: z.object({ user }),
  message: 'signedIn',
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
  message: 'signedOut',
  failures: [],
});

export const changeAlias = defineEndpoint({
  id: 'changeAlias',
  method: 'PATCH',
  path: '/users',
  tag,
  summary: 'Change your alias or language',
  description: `Others know you by the alias: ${limits.alias_min} to ${limits.alias_max} lowercase letters, digits or single hyphens. Without a language, each request’s counts.`,
  access: 'signed_in',
  body: z.object({
    user: z
      .object({ alias, language })
      .partial()
      .refine(changesSomething, { error: spell(aliasRule) }),
  }),
  data: z.object({ user }),
  message: 'aliasUpdated',
  messageFor: ({ user }: { user: { alias?: string } }) =>
    user.alias === undefined ? 'languageUpdated' : 'aliasUpdated',
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
  body: mailedTo,
  data: z.object({}),
  message: 'resetMailed',
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
  message: 'passwordReset',
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
        current_password: credential('current_password').optional(),
        password: newPassword,
        password_confirmation: passwordConfirmation,
      }),
    ),
  }),
  data: z.object({}),
  message: 'passwordChanged',
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
  body: z.object({ user: z.object({ email, password: credential('password').optional() }) }),
  data: z.object({ user, pending_email: pendingEmail }),
  message: 'changeSaved',
  failures: ['wrong_password', 'sign_in_again'],
});

export const deleteAccount = defineEndpoint({
  id: 'deleteAccount',
  method: 'DELETE',
  path: '/users',
  tag,
  summary: 'Delete your account',
  description:
    'Your events close; sent messages stay with their readers. Asks for the password, or without one for a recent sign-in.',
  access: 'signed_in',
  // An account without a password asks for a recent sign-in instead; a guest, who cannot sign in again, for nothing.
  body: z.object({
    user: z.object({
      password: z
        .string({ error: fault('isBlank', { field: 'password' }) })
        .max(1024, fault('isTooLong', { field: 'password' }))
        .optional(),
    }),
  }),
  data: z.object({}),
  message: 'accountDeleted',
  failures: ['wrong_password', 'sign_in_again'],
});
