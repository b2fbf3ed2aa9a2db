import { answerInvitation, readInvitation, refuseInvitations } from '@serendip/contract/answer-invitation';
import { heading, press, see } from '../looking.ts';
import { opened, wordToInvited } from '../samples.ts';
import { headed, long, type Scene, seen } from './scene.ts';

/** Each has a token of its own: a page that has opened one keeps it for a while. */
const pathOf = (letter: string) => `/i/${letter.repeat(43)}`;

/** The pages behind the links of an invitation's mail, for people without an account. */
export const forInvited: Scene[] = [
  {
    name: 'invited, with a word of the host and a name that is refused',
    path: pathOf('a'),
    answer: (api) =>
      api
        .answer(readInvitation, {
          invitation: opened({ name: null, taken: true, word: { ...wordToInvited, heading: long } }),
        })
        .refuse(answerInvitation, { code: 422, errors: ['Name is too short (minimum is 2 characters)'] }),
    prepare: async (page) => {
      await press(page, 'Yes, I come');
      await see(page, "Name can't be blank");
    },
  },
  {
    name: 'invited, reports a word',
    path: pathOf('b'),
    answer: (api) => api.answer(readInvitation, { invitation: opened({ answer: 'maybe', word: wordToInvited }) }),
    prepare: async (page) => {
      await press(page, 'Report The room has changed');
      await heading(page, 'Report this text?').waitFor();
    },
  },
  {
    name: 'invited, said yes elsewhere',
    path: pathOf('c'),
    answer: (api) => api.answer(readInvitation, { invitation: opened({ state: 'elsewhere', name: null }) }),
    prepare: headed('You said yes on another device.'),
  },
  {
    name: 'invited, link that ended',
    path: pathOf('d'),
    answer: (api) => api.refuse(readInvitation, { code: 404, message: 'This invitation is not valid any more' }),
    prepare: seen('This invitation is not valid any more'),
  },
  {
    name: 'invited, no more invitations',
    path: '/i/stop/host.refusal',
    answer: (api) => api.answer(refuseInvitations, { from: 'host' }),
    prepare: async (page) => {
      await press(page, 'Stop these invitations');
      await see(page, 'You get no more invitations from this host.');
    },
  },
];
