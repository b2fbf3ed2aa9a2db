import {
  actOnLive,
  checkIn,
  getLive,
  getLiveRooms,
  getRoster,
  getStage,
  getStageAsHost,
  makeStageLink,
  movePerson,
  setPresence,
} from '@serendip/contract/evening';
import { bind } from '../../http/bind.ts';
import { actOnLiveHandler } from './acting/act-on-live.ts';
import { checkInHandler } from './presence/check-in.ts';
import { rosterHandler } from './presence/roster.ts';
import { setPresenceHandler } from './presence/set-presence.ts';
import { movePersonHandler } from './seating/move-person.ts';
import { liveOf } from './telling/live.ts';
import { makeStageLinkHandler } from './telling/make-stage-link.ts';
import { liveRoomsHandler } from './telling/rooms.ts';
import { stageBehind, stageHandler, stageOf } from './telling/stage.ts';

export const eveningRoutes = [
  bind(
    getLive,
    async ({ caller, event }, ctx) => ({ live: await liveOf(ctx, event, caller.id) }),
    ({ caller, event }) => `${event.id} ${event.liveRevision} ${caller.id} ${event.isHost}`,
  ),
  bind(actOnLive, actOnLiveHandler),
  bind(checkIn, checkInHandler),
  bind(getRoster, rosterHandler),
  bind(setPresence, setPresenceHandler),
  bind(movePerson, movePersonHandler),
  bind(getLiveRooms, liveRoomsHandler),
  bind(makeStageLink, makeStageLinkHandler),
  bind(
    getStageAsHost,
    ({ event }, ctx) => stageOf(ctx, event.id),
    ({ event }) => `${event.id} ${event.liveRevision}`,
  ),
  bind(getStage, stageHandler, async ({ params }, ctx) => {
    const { id, liveRevision } = await stageBehind(ctx, params.secret);
    return `${id} ${liveRevision}`;
  }),
];
