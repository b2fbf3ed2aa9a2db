import { requestPasswordReset, signIn } from '@serendip/contract/accounts';
import { confirmEmail } from '@serendip/contract/email-confirmation';
import { field, heading, press, see } from '../looking.ts';

import { headed, type Scene } from './scene.ts';

export const forVisitors: Scene[] = [
  { name: 'landing', path: '/', prepare: headed('Perfect for Everyone') },
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
