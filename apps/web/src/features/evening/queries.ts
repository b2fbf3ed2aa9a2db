import {
  actOnLive,
  checkIn,
  getLive,
  getLiveRooms,
  getRoster,
  getStage,
  getStageAsHost,
  type Live,
  type LiveAction,
  makeStageLink,
  movePerson,
  setPresence,
} from '@serendip/contract/evening';
import type { Event } from '@serendip/contract/events';
import { listMyMatches } from '@serendip/contract/matching';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { isStatus, NetworkError } from '../../api/errors.ts';
import { useSingleMutation } from '../../api/single-mutation.ts';
import { eventKeys } from '../events/queries.ts';
import { myMatches } from '../matching/queries.ts';
import { clockAhead, type Heard, hear } from './hear.ts';

export const eveningKeys = {
  ofEvent: (eventId: string) => ['evening', eventId],
  live: (eventId: string) => ['evening', eventId, 'live'],
  /** The round in which this person came and got a room at once. Kept while it may be news. */
  cameIn: (eventId: string) => ['evening', eventId, 'came in'],
  roster: (eventId: string) => ['evening', eventId, 'roster'],
  rooms: (eventId: string) => ['evening', eventId, 'rooms'],
  roomsOf: (eventId: string, round: number) => ['evening', eventId, 'rooms', round],
  stage: (eventId: string) => ['evening', eventId, 'stage'],
  stageBehind: (secret: string) => ['stage', secret],
  plan: (eventId: string, seat: string) => ['evening', eventId, 'plan', seat],
} as const;

type HeardLive = Heard<{ live: Live | null }>;

/** The evening as it stands. Asked every few seconds, so a failure only waits for the next time. */
export const liveOf = (eventId: string) =>
  queryOptions({
    queryKey: eveningKeys.live(eventId),
    queryFn: ({ signal }) => hear(getLive, { params: { event_id: eventId } }, ({ live }) => live?.now, signal),
    staleTime: 0,
    retry: false,
  });

/** What the projector shows, for the host. */
export const stageOf = (eventId: string) =>
  queryOptions({
    queryKey: eveningKeys.stage(eventId),
    queryFn: ({ signal }) => hear(getStageAsHost, { params: { event_id: eventId } }, ({ stage }) => stage.now, signal),
    staleTime: 0,
    retry: false,
  });

/** The same for whoever has the stage link. */
export const stageBehind = (secret: string) =>
  queryOptions({
    queryKey: eveningKeys.stageBehind(secret),
    queryFn: ({ signal }) => hear(getStage, { params: { secret } }, ({ stage }) => stage.now, signal),
    staleTime: 0,
    retry: false,
  });

/** Who is here, who is expected and who waits. */
export const rosterOf = (eventId: string) =>
  queryOptions({
    queryKey: eveningKeys.roster(eventId),
    queryFn: ({ signal }) => call(getRoster, { params: { event_id: eventId } }, signal),
    // Nobody reads again for what changes while it is not shown.
    staleTime: 0,
  });

/** Who sits where in one round. */
export const roomsOf = (eventId: string, round: number) =>
  queryOptions({
    queryKey: eveningKeys.roomsOf(eventId, round),
    queryFn: ({ signal }) =>
      call(getLiveRooms, { params: { event_id: eventId }, query: { round: String(round) } }, signal),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

/** Milliseconds over which phones spread what they all ask for in the same moment. */
const spread = 15_000;

const wait = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time));

/** The guest's rooms in all rounds, to go on by without a network. `seat` says what they are at present, so that a change is read. */
export const planOf = (eventId: string, seat: string) =>
  queryOptions({
    queryKey: eveningKeys.plan(eventId, seat),
    queryFn: async ({ signal, client }) => {
      await wait(Math.random() * spread);
      const mine = await call(listMyMatches, { params: { event_id: eventId } }, signal);
      // The same answer shows under 'Your Matches', which asks once a minute: the page must not name two rooms.
      client.setQueryData(myMatches(eventId).queryKey, mine);
      return mine.rooms;
    },
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });

/** Puts what a write answered in the place of what was read. */
function useStoreLive(eventId: string) {
  const client = useQueryClient();
  return (live: Live, asked: number) => {
    client.setQueryData<HeardLive>(eveningKeys.live(eventId), {
      said: { live },
      ahead: clockAhead(live.now, asked, Date.now()),
    });
  };
}

/** What a write answers, and when it was sent. */
async function timed<T>(sent: Promise<T>): Promise<{ data: T; asked: number }> {
  const asked = Date.now();
  return { data: await sent, asked };
}

/** Is here by the code, and joins first if need be. */
export function useCheckIn(eventId: string) {
  const client = useQueryClient();
  const store = useStoreLive(eventId);
  return useSingleMutation({
    mutationKey: [...eveningKeys.ofEvent(eventId), 'check in'],
    mutationFn: (code: string) => timed(call(checkIn, { params: { event_id: eventId }, body: { check_in: { code } } })),
    onSuccess: async ({ data: { event, live }, asked }) => {
      // An answer from before would say that nobody has joined.
      await client.cancelQueries({ queryKey: eventKeys.one(eventId) });
      client.setQueryData<Event>(eventKeys.one(eventId), event);
      const before = client.getQueryData<HeardLive>(eveningKeys.live(eventId))?.said.live;
      const satThere = before?.round === live.round && before.me?.room_number != null;
      if (live.state === 'round' && live.me?.room_number != null && !satThere)
        client.setQueryData<number>(eveningKeys.cameIn(eventId), live.round);
      store(live, asked);
      void client.invalidateQueries({ queryKey: eventKeys.all });
    },
  });
}

/** How often a tap that got no answer is sent again, and after how many milliseconds: about a quarter of a minute in all. */
const tapsAgain = 5;
const tapAgainAfter = (failures: number): number => Math.min(1_000 * 2 ** failures, 5_000);

/**
 * Says that somebody is here or gone. A host taps through a queue of people in a crowd, and a tap that got no answer must not be lost:
 * it is sent again a few times. One goes after the other, so that an undo does not come before the tap that it undoes.
 */
export function usePresence(eventId: string) {
  const client = useQueryClient();
  const store = useStoreLive(eventId);
  const mutationKey = [...eveningKeys.ofEvent(eventId), 'presence'];
  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    retry: (failures, error) => error instanceof NetworkError && failures < tapsAgain,
    retryDelay: tapAgainAfter,
    mutationFn: (presence: { user_id: string; here: boolean }) =>
      timed(call(setPresence, { params: { event_id: eventId }, body: { presence } })),
    // The row changes at once. What was refused is read again.
    onMutate: ({ user_id, here }) =>
      client.setQueryData(
        rosterOf(eventId).queryKey,
        (roster) =>
          roster && {
            ...roster,
            participants: roster.participants.map((one) =>
              one.id === user_id ? { ...one, state: here ? ('here' as const) : ('expected' as const) } : one,
            ),
          },
      ),
    onSuccess: ({ data, asked }) => store(data.live, asked),
    // The list that is read while other taps wait would take them back on the screen.
    onSettled: () => {
      if (client.isMutating({ mutationKey }) === 1)
        void client.invalidateQueries({ queryKey: eveningKeys.roster(eventId) });
    },
  });
}

export interface Step {
  action: LiveAction;
  version: number;
  match_run_id?: string;
  minutes?: number;
  break_minutes?: number;
  automatic?: boolean;
}

/** A step of the host. After 'The evening has moved on' the present state is read. */
export function useStep(eventId: string) {
  const client = useQueryClient();
  const store = useStoreLive(eventId);
  return useSingleMutation({
    mutationKey: [...eveningKeys.ofEvent(eventId), 'step'],
    mutationFn: (live: Step) => timed(call(actOnLive, { params: { event_id: eventId }, body: { live } })),
    onSuccess: ({ data, asked }) => store(data.live, asked),
    onError: (error) =>
      isStatus(error, 409) ? client.refetchQueries({ queryKey: eveningKeys.live(eventId) }) : undefined,
    onSettled: () => void client.invalidateQueries({ queryKey: eveningKeys.rooms(eventId) }),
  });
}

/** Moves one person to a room of a round. */
export function useMove(eventId: string) {
  const client = useQueryClient();
  const store = useStoreLive(eventId);
  return useMutation({
    mutationFn: (body: { user_id: string; room_number: number; round: number }) =>
      timed(call(movePerson, { params: { event_id: eventId }, body })),
    onSuccess: ({ data, asked }) => store(data.live, asked),
    onSettled: () => client.invalidateQueries({ queryKey: eveningKeys.rooms(eventId) }),
  });
}

/** Makes an address that shows the stage without a session. */
export const useMakeStageLink = (eventId: string) =>
  useSingleMutation({
    mutationKey: [...eveningKeys.ofEvent(eventId), 'stage link'],
    mutationFn: async () => (await call(makeStageLink, { params: { event_id: eventId } })).stage_link,
  });
