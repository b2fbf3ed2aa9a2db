import { changeAlias } from '@serendip/contract/accounts';
import { getCard, getMyCard, saveMyCard } from '@serendip/contract/cards';
import { listCohostInvitations } from '@serendip/contract/cohosts';
import { getEmailConfirmation, requestEmailConfirmation } from '@serendip/contract/email-confirmation';
import { listMessages, sendMessage } from '@serendip/contract/messages';
import { listNotifications, notificationKinds, readNotifications } from '@serendip/contract/notifications';
import { getPasskeyOptions, listPasskeys } from '@serendip/contract/passkeys';
import { field, press, see } from '../looking.ts';
import {
  allProfileQuestions,
  ana,
  ben,
  bensCard,
  conversation,
  emptyCard,
  idOf,
  message,
  preference,
  profileQuestions,
} from '../samples.ts';
import { answerMessages, answerProfile, threadWithBen } from '../whole-screens.ts';

import { headed, long, type Scene, seen } from './scene.ts';

const devices = ['Ana’s laptop', long].map((name, index) => ({
  id: `device-${index}`,
  name,
  created_at: '2026-01-10T12:00:00.000Z',
  last_used_at: index === 0 ? '2026-01-11T18:30:00.000Z' : null,
}));

export const personalScenes: Scene[] = [
  {
    name: 'profile, a card that is refused',
    path: '/profile',
    answer: (api) =>
      answerProfile(api, [])
        .answer(getMyCard, { card: { ...emptyCard, name: long.slice(0, 60), links: [`https://${long}`] } })
        .refuse(saveMyCard, { code: 422, message: '', errors: ['Link must start with https://'] }),
    prepare: async (page) => {
      await press(page, 'Save card');
      await see(page, 'Link must start with https://');
      await page
        .getByLabel('Picture', { exact: true })
        .setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
      await see(page, 'This picture cannot be read');
      await page.getByRole('heading', { name: 'Your card' }).scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'messages, a thread with somebody who has a card',
    path: `/messages?user=${ben.id}`,
    answer: (api) => {
      const user = {
        id: ben.id,
        alias: ben.alias,
        card: { ...bensCard, name: 'שרה בת־אל 👩‍🌾 of the very long name here' },
      };
      return answerMessages(api, [conversation({ user })], [message(1, 'Hello Ana')])
        .answer(listMessages, { ...threadWithBen([message(1, 'Hello Ana')]), user })
        .answer(getCard, {
          card: { ...emptyCard, links: ['https://ben.example/bread', `https://${'long'.repeat(40)}.example`] },
        });
    },
    prepare: seen('ben.example/bread'),
  },
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
        .answer(getEmailConfirmation, { email_confirmed: false, pending_email: null })
        .answer(requestEmailConfirmation, {}),
    prepare: async (page) => {
      await press(page, 'Send the mail again');
      await see(page, /^We have sent the mail/);
    },
  },
  {
    name: 'notifications',
    path: '/notifications',
    answer: (api) =>
      api.answer(readNotifications, {}).answer(listNotifications, {
        notifications: [...notificationKinds, ...notificationKinds].map((kind, index) => {
          // The second time, the event and the person are gone.
          const stays = index < notificationKinds.length;
          return {
            id: idOf(300 + index),
            kind,
            event: stays ? { id: idOf(1), name: index % 3 === 1 ? long : 'Harbour Mixer' } : null,
            user: stays ? { id: ben.id, alias: ben.alias } : null,
            created_at: '2026-01-10T12:00:00.000Z',
            read: index > 3,
          };
        }),
        unread_count: 4,
      }),
    prepare: seen('Your matches for Harbour Mixer are ready'),
  },
  {
    name: 'cohost invitations',
    path: '/cohost_invitations',
    answer: (api) =>
      api.answer(listCohostInvitations, {
        invitations: [
          {
            event_id: idOf(1),
            role: 'host',
            from: { id: ben.id, alias: ben.alias, card: null },
            created_at: '2026-02-01T18:30:00.000Z',
          },
        ],
      }),
    prepare: seen('Yes, host it'),
  },
  {
    name: 'notifications, empty',
    path: '/notifications',
    prepare: headed('Nothing new'),
  },
  {
    name: 'profile, devices',
    path: '/profile',
    answer: (api) => answerProfile(api, []).answer(listPasskeys, { passkeys: devices, password: true }),
    prepare: seen('Ana’s laptop'),
  },
  {
    name: 'profile, add a device',
    path: '/profile',
    answer: (api) =>
      answerProfile(api, []).refuse(getPasskeyOptions, { code: 422, message: 'Confirm your e-mail address first' }),
    prepare: async (page) => {
      await press(page, 'Add this device');
      await press(page.getByRole('dialog'), 'Add this device');
      await see(page, 'Confirm your e-mail address first');
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
    name: 'messages, thread with somebody a removal parted',
    path: `/messages?user=${ben.id}`,
    answer: (api) =>
      answerMessages(api, [conversation()]).answer(listMessages, {
        ...threadWithBen([message(1, 'Hello Ana')]),
        match: null,
        parted: true,
      }),
    prepare: seen('Hello Ana'),
  },
  {
    name: 'messages, thread with a failed message',
    path: `/messages?user=${ben.id}`,
    answer: (api) =>
      answerMessages(api, [conversation()], [message(1, 'Hello Ana'), message(2, 'https://example.org/'.repeat(12))])
        .answer(getMyCard, {
          card: { name: null, headline: null, pronouns: null, links: [], sight: 'matches', picture_url: null },
        })
        .refuse(sendMessage, { code: 503, message: 'Not ready.' }),
    prepare: async (page) => {
      await press(page, 'Share my contact');
      await field(page, 'Phone').check();
      await press(page, 'Why matched');
      await field(page, /^Message to/).fill('Hello Ben');
      await press(page, 'Send message');
      await see(page, 'Not ready.');
    },
  },
];
