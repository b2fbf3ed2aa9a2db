import { findByCode, makeStageCode } from '@serendip/contract/codes';
import {
  actOnLive,
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
import { findByCodeHandler } from './codes/find-by-code.ts';
import { makeStageCodeHandler } from './codes/make-stage-code.ts';
import { makeStageLinkHandler } from './codes/make-stage-link.ts';
import { actOnLiveHandler } from './host-actions/act-on-live.ts';
import { rosterHandler } from './presence/roster.ts';
import { setPresenceHandler } from './presence/set-presence.ts';
import { movePersonHandler } from './seating/move-person.ts';
import { liveOf } from './views/live.ts';
import { liveRoomsHandler } from './views/rooms.ts';
import { stageBehind, stageHandler, stageOf } from './views/stage.ts';

export const eveningRoutes = [
  bind(
    getLive,
    async ({ caller, event, request }, ctx) => ({ live: await liveOf(ctx, event, caller.id, request.language) }),
    ({ caller, event }) => `${event.id} ${event.liveRevision} ${caller.id} ${event.isHost} ${event.isDoor}`,
  ),
  bind(actOnLive, actOnLiveHandler),
  bind(getRoster, rosterHandler),
  bind(setPresence, setPresenceHandler),
  bind(movePerson, movePersonHandler),
  bind(getLiveRooms, liveRoomsHandler),
  bind(makeStageLink, makeStageLinkHandler),
  bind(findByCode, findByCodeHandler),
  bind(makeStageCode, makeStageCodeHandler),
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
