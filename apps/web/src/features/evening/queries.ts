import { makeStageCode } from '@serendip/contract/codes';
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
import { clockAhead, type Polled, pollWithClock } from './poll-with-clock.ts';

export const eveningKeys = {
  ofEvent: (eventId: string) => ['evening', eventId],
  live: (eventId: string) => ['evening', eventId, 'live'],
  /** The round in which this person checked in and got a room at once. */
  cameIn: (eventId: string) => ['evening', eventId, 'came in'],
  roster: (eventId: string) => ['evening', eventId, 'roster'],
  rooms: (eventId: string) => ['evening', eventId, 'rooms'],
  roomsOf: (eventId: string, round: number) => ['evening', eventId, 'rooms', round],
  stage: (eventId: string) => ['evening', eventId, 'stage'],
  stageBehind: (secret: string) => ['stage', secret],
  plan: (eventId: string, seat: string) => ['evening', eventId, 'plan', seat],
} as const;

type PolledLive = Polled<{ live: Live | null }>;

/** The state of the evening. Polled every few seconds, so a failure is not retried. */
export const liveOf = (eventId: string) =>
  queryOptions({
    queryKey: eveningKeys.live(eventId),
    queryFn: ({ signal }) => pollWithClock(getLive, { params: { event_id: eventId } }, ({ live }) => live?.now, signal),
    staleTime: 0,
    retry: false,
  });

/** The stage, for the host. */
export const stageOf = (eventId: string) =>
  queryOptions({
    queryKey: eveningKeys.stage(eventId),
    queryFn: ({ signal }) =>
      pollWithClock(getStageAsHost, { params: { event_id: eventId } }, ({ stage }) => stage.now, signal),
    staleTime: 0,
    retry: false,
  });

/** The stage, for anyone with the stage link. */
export const stageBehind = (secret: string) =>
  queryOptions({
    queryKey: eveningKeys.stageBehind(secret),
    queryFn: ({ signal }) => pollWithClock(getStage, { params: { secret } }, ({ stage }) => stage.now, signal),
    staleTime: 0,
    retry: false,
  });

/** The people who are here, expected or waiting. */
export const rosterOf = (eventId: string) =>
  queryOptions({
    queryKey: eveningKeys.roster(eventId),
    queryFn: ({ signal }) => call(getRoster, { params: { event_id: eventId } }, signal),
    // No polling while it is not shown, so each opening reads it again.
    staleTime: 0,
  });

/** The rooms of one round, with their people. */
export const roomsOf = (eventId: string, round: number) =>
  queryOptions({
    queryKey: eveningKeys.roomsOf(eventId, round),
    queryFn: ({ signal }) =>
      call(getLiveRooms, { params: { event_id: eventId }, query: { round: String(round) } }, signal),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

/** Milliseconds over which phones spread requests that would otherwise come at the same moment. */
const spread = 15_000;

const wait = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time));

/**
 * The guest's rooms in all rounds, stored for use without a network. `seat` is part of the key, so that a change
 * reads them again.
 */
export const planOf = (eventId: string, seat: string) =>
  queryOptions({
    queryKey: eveningKeys.plan(eventId, seat),
    queryFn: async ({ signal, client }) => {
      await wait(Math.random() * spread);
      const mine = await call(listMyMatches, { params: { event_id: eventId } }, signal);
      // 'Your Matches' shows the same answer and polls once a minute: the page must not name two rooms.
      client.setQueryData(myMatches(eventId).queryKey, mine);
      return mine.rooms;
    },
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });

/** Puts a write's answer into the cache. */
function useStoreLive(eventId: string) {
  const client = useQueryClient();
  return (live: Live, asked: number) => {
    client.setQueryData<PolledLive>(eveningKeys.live(eventId), {
      answer: { live },
      ahead: clockAhead(live.now, asked, Date.now()),
    });
  };
}

/** A write's answer, and the time it was sent. */
async function timed<T>(sent: Promise<T>): Promise<{ data: T; asked: number }> {
  const asked = Date.now();
  return { data: await sent, asked };
}

/** Checks in by code, joining first if needed. Where hosts let people in one by one, a new person asks. */
export function useCheckIn(eventId: string) {
  const client = useQueryClient();
  const store = useStoreLive(eventId);
  return useSingleMutation({
    mutationKey: [...eveningKeys.ofEvent(eventId), 'check in'],
    mutationFn: (code: string) => timed(call(checkIn, { params: { event_id: eventId }, body: { check_in: { code } } })),
    onSuccess: async ({ data: { event, live }, asked }) => {
      // An older answer would still say that the user has not joined.
      await client.cancelQueries({ queryKey: eventKeys.one(eventId) });
      client.setQueryData<Event>(eventKeys.one(eventId), event);
      void client.invalidateQueries({ queryKey: eventKeys.all });
      if (!live) return;
      const before = client.getQueryData<PolledLive>(eveningKeys.live(eventId))?.answer.live;
      const satThere = before?.round === live.round && before.me?.room_number != null;
      if (live.state === 'round' && live.me?.room_number != null && !satThere)
        client.setQueryData<number>(eveningKeys.cameIn(eventId), live.round);
      store(live, asked);
    },
  });
}

/** How often a tap without an answer is retried, and after how many milliseconds: about 15 seconds in all. */
const tapsAgain = 5;
const tapAgainAfter = (failures: number): number => Math.min(1_000 * 2 ** failures, 5_000);

/**
 * Checks a person in or out. A host taps through a queue, often with a bad network, so each tap is retried a few
 * times. Taps are sent one after the other, so that an undo cannot overtake its tap.
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
    // The row changes at once. After a refusal the list is read again.
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
    // Reading the list while other taps wait would undo them on the screen.
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
  one_by_one?: boolean;
}

/** Sends a host's step. After 'The evening has moved on' it reads the present state. */
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
    mutationFn: (body: { user_id: string; room_number: number; round: number; heed_rules: boolean }) =>
      timed(call(movePerson, { params: { event_id: eventId }, body })),
    onSuccess: ({ data, asked }) => store(data.live, asked),
    onSettled: () => client.invalidateQueries({ queryKey: eveningKeys.rooms(eventId) }),
  });
}

/** Makes a link that shows the stage without a session. */
export const useMakeStageLink = (eventId: string) =>
  useSingleMutation({
    mutationKey: [...eveningKeys.ofEvent(eventId), 'stage link'],
    mutationFn: async () => (await call(makeStageLink, { params: { event_id: eventId } })).stage_link,
  });

/** Makes a code that opens the stage on another device. */
export const useMakeStageCode = (eventId: string) =>
  useSingleMutation({
    mutationKey: [...eveningKeys.ofEvent(eventId), 'stage code'],
    mutationFn: async () => (await call(makeStageCode, { params: { event_id: eventId } })).stage_code,
  });
