import type { RequestOf } from '@serendip/contract/endpoint';
import {
  blockPerson,
  listBlocks,
  listReports,
  reportPerson,
  settleReport,
  unblockPerson,
} from '@serendip/contract/safety';
import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import { allPages } from '../../api/all-pages.ts';
import { call } from '../../api/call.ts';
import { useSingleMutation } from '../../api/single-mutation.ts';

const safetyKeys = {
  blocks: ['safety', 'blocks'],
  reports: (eventId: string) => ['safety', 'reports', eventId],
} as const;

/** The people the user has blocked, newest first. */
export const blocks = queryOptions({
  queryKey: safetyKeys.blocks,
  queryFn: async ({ signal }) =>
    (await allPages((query) => call(listBlocks, { query }, signal))).flatMap(({ blocks }) => blocks),
});

/** The reports at an event, for its hosts. */
export const reportsOf = (eventId: string) =>
  queryOptions({
    queryKey: safetyKeys.reports(eventId),
    queryFn: async ({ signal }) => {
      const pages = await allPages((query) => call(listReports, { params: { event_id: eventId }, query }, signal));
      return pages.flatMap(({ reports }) => reports);
    },
  });

/** Invalidates matches, rooms and threads, which depend on blocks. Not awaited: offline the reads wait. */
function readAllAgain(client: QueryClient): void {
  for (const noun of ['safety', 'messages', 'matching', 'evening']) void client.invalidateQueries({ queryKey: [noun] });
}

export function useBlock(userId: string) {
  const client = useQueryClient();
  return useSingleMutation({
    mutationKey: ['safety', 'block', userId],
    mutationFn: () => call(blockPerson, { params: { user_id: userId } }),
    onSuccess: ({ block }) => {
      // Also where the list has not loaded: the open thread reads from it that it is blocked.
      client.setQueryData(blocks.queryKey, (list = []) => [block, ...list.filter(({ user }) => user.id !== userId)]);
      readAllAgain(client);
    },
  });
}

export function useUnblock(userId: string) {
  const client = useQueryClient();
  return useSingleMutation({
    mutationKey: ['safety', 'unblock', userId],
    mutationFn: () => call(unblockPerson, { params: { user_id: userId } }),
    onSuccess: () => {
      client.setQueryData(blocks.queryKey, (list) => list?.filter(({ user }) => user.id !== userId));
      readAllAgain(client);
    },
  });
}

export type NewReport = RequestOf<typeof reportPerson>['body']['report'];

export const useReport = (userId: string) =>
  useSingleMutation({
    mutationKey: ['safety', 'report', userId],
    mutationFn: (report: NewReport) => call(reportPerson, { params: { user_id: userId }, body: { report } }),
  });

/** Marks a report as done, or opens it again. */
export function useSettle(eventId: string, reportId: string) {
  const client = useQueryClient();
  return useSingleMutation({
    mutationKey: ['safety', 'settle', reportId],
    mutationFn: async (done: boolean) =>
      (await call(settleReport, { params: { event_id: eventId, report_id: reportId }, body: { report: { done } } }))
        .report,
    onSuccess: (report) =>
      client.setQueryData(reportsOf(eventId).queryKey, (list) =>
        list?.map((each) => (each.id === report.id ? report : each)),
      ),
  });
}
