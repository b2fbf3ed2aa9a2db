import type { RequestOf } from '@serendip/contract/endpoint';
import { addGuestList, listGuestLists, takeBackGuestList } from '@serendip/contract/guest-lists';
import {
  type Invitation,
  type InvitationState,
  invitePerson,
  listInvitations,
  remindInvited,
  withdrawInvitation,
} from '@serendip/contract/invitations';
import { infiniteQueryOptions, keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { allPages } from '../../api/all-pages.ts';
import { call } from '../../api/call.ts';
import { useSingleMutation } from '../../api/single-mutation.ts';

export type InvitedFilter = 'all' | InvitationState;

const keys = {
  ofEvent: (eventId: string) => ['invitations', eventId],
  lists: (eventId: string) => ['invitations', eventId, 'lists'],
  sums: (eventId: string) => ['invitations', eventId, 'sums'],
  found: (eventId: string, filter: InvitedFilter, query: string) => ['invitations', eventId, filter, query],
  check: (eventId: string, version: number) => ['guest-list check', eventId, version],
} as const;
const ofEvent = (eventId: string) => ({ params: { event_id: eventId } });

/** How many are invited, by state. */
export const invitedSums = (eventId: string) =>
  queryOptions({
    queryKey: keys.sums(eventId),
    queryFn: ({ signal }) => call(listInvitations, { ...ofEvent(eventId), query: { per_page: '1' } }, signal),
  });

/** The lists that can still be taken back. */
export const listsOf = (eventId: string) =>
  queryOptions({
    queryKey: keys.lists(eventId),
    queryFn: async ({ signal }) => (await call(listGuestLists, ofEvent(eventId), signal)).guest_lists,
  });

/** The invited people in one state who match the search, page by page. */
export const invitedOf = (eventId: string, filter: InvitedFilter, query: string) =>
  infiniteQueryOptions({
    queryKey: keys.found(eventId, filter, query),
    queryFn: ({ pageParam, signal }) =>
      call(listInvitations, { ...ofEvent(eventId), query: { filter, query, page: String(pageParam) } }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ page = 1, per_page = 0, total = 0 }) => (page * per_page < total ? page + 1 : undefined),
    placeholderData: keepPreviousData,
  });

export type SentRows = RequestOf<typeof addGuestList>['body']['guest_list']['rows'];

const send = (eventId: string, rows: SentRows, how: { invite?: boolean; dry_run?: boolean }, signal?: AbortSignal) =>
  call(addGuestList, { ...ofEvent(eventId), body: { guest_list: { rows, ...how } } }, signal);

/** The server's check of a list; `version` grows with each edit. The check before shows meanwhile. */
export const checkOf = (eventId: string, rows: SentRows, version: number) =>
  queryOptions({
    queryKey: keys.check(eventId, version),
    queryFn: async ({ signal }) => (await send(eventId, rows, { dry_run: true }, signal)).guest_list,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });

function useChange<Data, Variables>(
  eventId: string,
  name: string,
  mutationFn: (variables: Variables) => Promise<Data>,
) {
  const client = useQueryClient();
  return useSingleMutation({
    mutationKey: [...keys.ofEvent(eventId), name],
    mutationFn,
    onSettled: () => client.invalidateQueries({ queryKey: keys.ofEvent(eventId) }),
  });
}

export const useBringList = (eventId: string) =>
  useChange(
    eventId,
    'bring',
    async ({ rows, invite }: { rows: SentRows; invite: boolean }) => (await send(eventId, rows, { invite })).guest_list,
  );

/** Takes back everybody of a list who has not acted yet. */
export const useTakeBack = (eventId: string) =>
  useChange(eventId, 'take back', (listId: string) =>
    call(takeBackGuestList, { params: { event_id: eventId, list_id: listId } }),
  );

export const useInvite = (eventId: string) =>
  useChange(
    eventId,
    'invite',
    async (invitation: { name: string; email: string }) =>
      (await call(invitePerson, { ...ofEvent(eventId), body: { invitation } })).invitation,
  );

/** Invites everybody who was saved without an invitation. */
export const useInviteSaved = (eventId: string) =>
  useChange(eventId, 'invite saved', async () => {
    const pages = await allPages((part) =>
      call(listInvitations, { ...ofEvent(eventId), query: { filter: 'saved', per_page: '1000', ...part } }),
    );
    const rows = pages.flatMap(({ invitations }) => invitations).map(({ name, email }) => ({ name, email }));
    await send(eventId, rows, { invite: true });
    return rows.length;
  });

export const useWithdraw = (eventId: string) =>
  useChange(eventId, 'withdraw', ({ id }: Pick<Invitation, 'id'>) =>
    call(withdrawInvitation, { params: { event_id: eventId, invitation_id: id } }),
  );

export const useRemindInvited = (eventId: string) =>
  useChange(eventId, 'remind', () => call(remindInvited, ofEvent(eventId)));
