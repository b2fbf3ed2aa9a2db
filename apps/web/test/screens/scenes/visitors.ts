import { requestPasswordReset, signIn } from '@serendip/contract/accounts';
import { confirmEmail } from '@serendip/contract/email-confirmation';
import { getEventAtDoor, joinAsGuest } from '@serendip/contract/guests';
import { unsubscribe } from '@serendip/contract/notifications';
import { getSettings } from '@serendip/contract/service';
import { requestSignInCode, signInByCode } from '@serendip/contract/sign-in-code';
import { field, heading, press, see } from '../looking.ts';

import { atDoor, eventId } from '../samples.ts';

import { headed, long, type Scene } from './scene.ts';

export const forVisitors: Scene[] = [
  { name: 'landing', path: '/', prepare: headed('Perfect for Everyone') },
  {
    name: 'event at the door, with a name that is refused',
    path: `/events/${eventId}`,
    answer: (api) =>
      api
        .answer(getEventAtDoor, { event: atDoor({ name: long, full: true }) })
        .refuse(joinAsGuest, { code: 422, errors: ['Name is too short (minimum is 2 characters)'] }),
    prepare: async (page) => {
      await field(page, 'What should people call you?').fill('👩');
      await press(page, 'Join as a guest');
      await see(page, /^Name is too short/);
    },
  },
  {
    name: 'sign-in with an error',
    path: '/login',
    answer: (api) => api.refuse(signIn, { code: 401, message: 'Invalid email or password' }),
    prepare: async (page) => {
      await field(page, 'Email').fill('ana@example.org');
      await field(page, 'Password').fill('wrong');
      await press(page, 'Sign In');
      await see(page, 'Invalid email or password');
    },
  },
  {
    name: 'sign-up with live texts',
    path: '/signup',
    prepare: async (page) => {
      await field(page, 'Password').fill('12345');
      await field(page, 'Confirm Password').fill('123');
      await see(page, 'Passwords do not match');
    },
  },
  {
    name: 'sign-in with a provider',
    path: '/login',
    answer: (api) =>
      api.answer(getSettings, {
        analytics: null,
        support_email: null,
        sign_on: { name: 'The Harbour Club' },
        push_key: null,
        ai: false,
        sends_mail: true,
        retention_days: 180,
        public_url: null,
        limits: {},
      }),
    prepare: (page) => page.getByRole('link', { name: /^Continue with/ }).waitFor(),
  },
  {
    name: 'unsubscribed',
    path: '/unsubscribe/token',
    answer: (api) => api.answer(unsubscribe, { kind: 'event_moved' }),
    prepare: async (page) => {
      await press(page, 'Stop these mails');
      await see(page, 'You get no more of these mails');
    },
  },
  {
    name: 'sign-in code sent',
    path: '/sign-in-code',
    answer: (api) =>
      api.answer(requestSignInCode, {}).refuse(signInByCode, {
        code: 422,
        message: 'This code is wrong or no longer valid: check it, or ask for a new one',
      }),
    prepare: async (page) => {
      await field(page, 'Email').fill('ana@example.org');
      await press(page, 'E-mail me a code');
      await field(page, 'Code').fill('123456');
      await press(page, 'Sign In');
      await see(page, /^This code is wrong/);
    },
  },
  {
    name: 'sign-in by the link of a mail',
    path: '/sign-in-code#email=ana%40example.org&code=123456',
    prepare: headed('Sign in to Serendip'),
  },
  { name: 'forgot password', path: '/forgot-password', prepare: headed('Forgot your password?') },
  {
    name: 'reset mail sent',
    path: '/forgot-password',
    answer: (api) => api.answer(requestPasswordReset, {}),
    prepare: async (page) => {
      await field(page, 'Email').fill('ana@example.org');
      await press(page, 'Send reset link');
      await heading(page, 'Check your email').waitFor();
    },
  },
  {
    name: 'reset password',
    path: '/reset-password/token',
    prepare: async (page) => {
      await field(page, 'New Password').fill('123456');
      await field(page, 'Confirm Password').fill('other');
      await press(page, 'Update Password');
      await see(page, 'Passwords do not match');
    },
  },
  { name: 'invalid reset link', path: '/reset-password', prepare: headed('Invalid Reset Link') },
  {
    name: 'confirm e-mail',
    path: '/confirm-email/token',
    answer: (api) => api.refuse(confirmEmail, { code: 422, message: 'This link is not valid any more' }),
    prepare: async (page) => {
      await press(page, 'Confirm my e-mail address');
      await see(page, 'This link is not valid any more');
    },
  },
  { name: 'privacy', path: '/privacy', prepare: headed('Privacy') },
  { name: 'page not found', path: '/nowhere', prepare: headed('Page not found') },
  { name: 'design showcase', path: '/design-system', prepare: headed('Layouts') },
];
