import { findByCode } from '@serendip/contract/codes';
import { actOnLive, getRoster, getStage, type Stage, setPresence } from '@serendip/contract/evening';
import { listMyMatches } from '@serendip/contract/matching';
import {
  answerConsole,
  answerGuest,
  answerStage,
  atTheDoor,
  doors,
  inSeconds,
  live,
  notHere,
  participants,
  place,
  stage,
} from '../evening.ts';
import { button, field, heading, press, see } from '../looking.ts';
import { ben, bensCard, event, eventId, idOf, myMatch, seated } from '../samples.ts';
import { answerEvent } from '../whole-screens.ts';
import { headed, long, type Scene, seen } from './scene.ts';

const eventPath = `/events/${eventId}`;
const consolePath = `${eventPath}/live`;

const guestScenes: Scene[] = [
  {
    name: 'evening, doors, not here',
    path: eventPath,
    answer: (api) => answerGuest(api, doors({ me: notHere() })),
    prepare: headed('Are you here?'),
  },
  {
    name: 'evening, asks at the door',
    path: eventPath,
    answer: (api) => answerEvent(api, { shown: event({ user_asked: true }) }),
    prepare: headed('A host lets you in'),
  },
  {
    name: 'evening, doors, here',
    path: eventPath,
    answer: (api) => answerGuest(api, doors({ me: notHere({ here: true }) })),
    prepare: headed('You are here'),
  },
  {
    name: 'evening, round, changed room',
    path: eventPath,
    answer: (api) => answerGuest(api, live({ me: place({ changed: true }) })),
    prepare: seen('Room 7, Sofa'),
  },
  {
    name: 'evening, round, online room',
    path: eventPath,
    answer: (api) => answerGuest(api, live({ me: place({ room_name: 'https://meet.example.org/seven' }) })),
    prepare: seen('Open Room 7'),
  },
  {
    name: 'evening, round, long names',
    path: eventPath,
    answer: (api) =>
      answerGuest(
        api,
        live({
          me: place({
            room_name: long.slice(0, 60),
            people: [{ id: eventId, alias: 'a-very-long-alias-that-has-30-c', card: null, quotes: [], fit: 'good' }],
            reasons: [long],
          }),
        }),
      ),
    prepare: headed('Round 2 of 4'),
  },
  {
    name: 'evening, round, the last seconds',
    path: eventPath,
    answer: (api) => answerGuest(api, live({ me: place(), automatic: false, ends_at: inSeconds(1) })),
    prepare: seen('Time is up. The host will go on in a moment.'),
  },
  {
    name: 'evening, round, no room',
    path: eventPath,
    answer: (api) => answerGuest(api, live({ me: notHere({ here: true, next: place().next }) })),
    prepare: (page) => page.getByText(/^You're in from round 3, in/).waitFor(),
  },
  {
    name: 'evening, break',
    path: eventPath,
    answer: (api) =>
      answerGuest(
        api,
        live({
          state: 'break',
          ends_at: inSeconds(80),
          me: notHere({
            here: true,
            next: { round: 3, room_number: 3, room_name: 'Window', changed: true },
          }),
        }),
      ),
    prepare: headed('Break'),
  },
  {
    name: 'evening, the strip',
    path: eventPath,
    answer: (api) => answerGuest(api, live({ me: place() })),
    prepare: async (page) => {
      await see(page, 'Room 7, Sofa');
      await page.evaluate('window.scrollTo(0, document.documentElement.scrollHeight)');
      await page.getByRole('button', { name: /^Round 2/ }).waitFor();
    },
  },
  {
    name: 'evening, over, the follow-up',
    path: eventPath,
    answer: (api) =>
      answerGuest(api, live({ state: 'ended', ends_at: null })).answer(listMyMatches, {
        matches: [myMatch({ user: { id: ben.id, alias: ben.alias, card: { ...bensCard, name: long.slice(0, 60) } } })],
        rooms: [
          {
            round: 1,
            room_number: 3,
            begun: true,
            left: false,
            people: [
              { ...seated, id: idOf(7), alias: 'quick-lynx', may_write: true, meeting: { met: true, glad: null } },
            ],
            reasons: ['They row.'],
          },
        ],
        meetings_open: true,
        follow_up_until: inSeconds(86_400),
      }),
    prepare: headed('It is over. Stay in touch'),
  },
  {
    name: 'evening, paused',
    path: eventPath,
    answer: (api) =>
      answerGuest(api, live({ state: 'paused', paused_in: 'round', ends_at: null, paused_left: 300, me: place() })),
    prepare: headed('Round 2 of 4, paused'),
  },
];

const consoleScenes: Scene[] = [
  {
    name: 'console, before the doors',
    path: consolePath,
    answer: (api) => answerConsole(api, null),
    prepare: headed('The doors are closed'),
  },
  {
    name: 'console, doors, no run',
    path: consolePath,
    answer: (api) => answerConsole(api, doors(), []),
    prepare: seen('Match 23 people'),
  },
  {
    name: 'console, doors',
    path: consolePath,
    answer: (api) => answerConsole(api, doors()).answer(setPresence, { live: doors() }),
    prepare: async (page) => {
      await see(page, 'Match again');
      await button(page, 'Check in').first().click();
      await button(page, 'Undo').waitFor();
      await press(page, 'Stage, poster, settings');
    },
  },
  {
    name: 'go, a code that opens nothing',
    path: '/go',
    signedOut: true,
    answer: (api) => api.refuse(findByCode, { code: 422, message: 'No open event has this code. Check the letters.' }),
    prepare: async (page) => {
      await field(page, 'Type the code from the screen').fill('y9xedr');
      await press(page, 'Go in');
      await see(page, 'No open event has this code. Check the letters.');
    },
  },
  {
    name: 'console, people ask at the door',
    path: consolePath,
    answer: (api) =>
      answerConsole(api, doors({ one_by_one: true, asking_count: 2 })).answer(getRoster, {
        participants: [
          atTheDoor(1, 'Zoe'),
          atTheDoor(2),
          ...participants.map((one, at) => (at === 0 ? { ...one, joined_at: inSeconds(-9) } : one)),
        ],
        here_count: 2,
      }),
    prepare: seen('joined in the last minute'),
  },
  {
    name: 'console, matching sheet',
    path: consolePath,
    answer: (api) => answerConsole(api, doors(), []),
    prepare: async (page) => {
      await press(page, 'Match 23 people');
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'console, asks before round 1',
    path: consolePath,
    answer: (api) => answerConsole(api, doors()),
    prepare: async (page) => {
      await press(page, 'Start round 1 of 4');
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'console, round',
    path: consolePath,
    answer: (api) => answerConsole(api, live()),
    prepare: async (page) => {
      await heading(page, 'Room 2, Sofa').waitFor();
      await field(page, 'Find by name, alias or e-mail').fill('q');
    },
  },
  {
    name: 'console, moving somebody',
    path: consolePath,
    answer: (api) => answerConsole(api, live()),
    prepare: async (page) => {
      await press(page, 'Move calm-heron Changed');
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'console, paused and moved on',
    path: consolePath,
    answer: (api) =>
      answerConsole(api, live({ state: 'paused', paused_in: 'break', ends_at: null, paused_left: 61 })).refuse(
        actOnLive,
        { code: 409, message: 'The evening has moved on' },
      ),
    prepare: async (page) => {
      await press(page, 'Go on');
      await see(page, /The evening has moved on/);
    },
  },
];

const stagePath = `${eventPath}/stage`;
const onStage = (name: string, shown: () => Stage, words: string): Scene => ({
  name: `stage, ${name}`,
  path: stagePath,
  projected: true,
  answer: (api) => answerStage(api, shown()),
  prepare: seen(words),
});

const stageScenes: Scene[] = [
  onStage('before the doors', () => stage({ state: null, code: null, check_in_url: null }), 'Welcome'),
  onStage('doors', () => stage({ state: 'doors', round: 0, rounds: 0, ends_at: null }, 0), 'Scan to check in'),
  onStage('round', () => stage(), 'Round 2 of 4'),
  onStage('round of two thousand', () => stage({}, 2000), 'Round 2 of 4'),
  onStage('round of six', () => stage({ ends_at: inSeconds(725) }, 6), 'Round 2 of 4'),
  onStage('last minute', () => stage({ ends_at: inSeconds(48) }), 'Round 2 of 4'),
  onStage('time is up', () => stage({ automatic: false, ends_at: inSeconds(-1) }), 'Time is up'),
  onStage('break', () => stage({ state: 'break', ends_at: inSeconds(95) }), 'Break'),
  onStage('paused', () => stage({ state: 'paused', paused_in: 'round', ends_at: null, paused_left: 300 }), 'Paused'),
  onStage('over', () => stage({ state: 'ended', ends_at: null, code: null }, 0), 'Thank you for coming'),
  {
    name: 'stage, old link',
    path: '/stage/abc',
    signedOut: true,
    projected: true,
    answer: (api) => api.refuse(getStage, { code: 404, message: 'There is nothing at this address' }),
    prepare: seen('This stage link does not work any more. Ask the host for a new one.'),
  },
];

/** The evening, as guests see it on the event as its host runs it, and as the projector shows it. */
export const eveningScenes: Scene[] = [...guestScenes, ...consoleScenes, ...stageScenes];
