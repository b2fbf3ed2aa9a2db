import { changeAlias } from '@serendip/contract/accounts';
import { getEmailConfirmation, requestEmailConfirmation } from '@serendip/contract/email-confirmation';
import { sendMessage } from '@serendip/contract/messages';
import { field, press, see } from '../looking.ts';
import { allProfileQuestions, ana, ben, conversation, message, preference, profileQuestions } from '../samples.ts';
import { answerMessages, answerProfile } from '../whole-screens.ts';

import { headed, type Scene, seen } from './scene.ts';

export const personalScenes: Scene[] = [
  {
    name: 'profile',
    path: '/profile',
    answer: (api) => answerProfile(api, allProfileQuestions, [preference(profileQuestions.slider.id, 4)]),
    prepare: headed('How Preferences Work'),
  },
  {
    name: 'profile, complete',
    path: '/profile',
    answer: (api) => answerProfile(api, [profileQuestions.mood], [preference(profileQuestions.mood.id, ['yes'])]),
    prepare: headed('Congratulations! Profile Complete'),
  },
  {
    name: 'profile, alias saved',
    path: '/profile',
    answer: (api) =>
      answerProfile(api, [profileQuestions.mood]).answer(changeAlias, { user: { ...ana, alias: 'quick-lynx' } }),
    prepare: async (page) => {
      await field(page, 'Alias').fill('quick-lynx');
      await press(page, 'Save alias');
      await see(page, 'Your alias is now @quick-lynx');
    },
  },
  {
    name: 'profile, e-mail not confirmed',
    path: '/profile',
    answer: (api) =>
      answerProfile(api, [profileQuestions.mood])
        .answer(getEmailConfirmation, { email_confirmed: false })
        .answer(requestEmailConfirmation, {}),
    prepare: async (page) => {
      await press(page, 'Send the mail again');
      await see(page, /^We have sent the mail/);
    },
  },
  {
    name: 'profile, delete account',
    path: '/profile',
    answer: (api) => answerProfile(api, []),
    prepare: async (page) => {
      await press(page, 'Delete account');
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'messages, empty',
    path: '/messages',
    answer: (api) => answerMessages(api, []),
    prepare: seen('No conversations yet'),
  },
  {
    name: 'messages, list',
    path: '/messages',
    answer: (api) => answerMessages(api, [conversation({ unread_count: 3 })]),
    prepare: seen('See you at the window'),
  },
  {
    name: 'messages, thread with a failed message',
    path: `/messages?user=${ben.id}`,
    answer: (api) =>
      answerMessages(
        api,
        [conversation()],
        [message(1, 'Hello Ana'), message(2, 'https://example.org/'.repeat(12))],
      ).refuse(sendMessage, { code: 503, message: 'Not ready.' }),
    prepare: async (page) => {
      await press(page, 'Why matched');
      await field(page, /^Message to/).fill('Hello Ben');
      await press(page, 'Send message');
      await see(page, 'Not ready.');
    },
  },
];
