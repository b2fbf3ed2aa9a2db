import type { RequestOf } from '@serendip/contract/endpoint';
import { listParticipants } from '@serendip/contract/participants';
import {
  checkRule,
  createRule,
  deleteRule,
  type EventRule,
  listRules,
  orderRules,
  updateRule,
} from '@serendip/contract/rules';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { allPages } from '../../api/all-pages.ts';
import { call } from '../../api/call.ts';

/** A rule as it is sent. */
export type SentRule = RequestOf<typeof createRule>['body']['rule'];

/** The numbers of the next run, as the host has chosen them. */
export interface NextRun {
  room_size: number;
  rounds: number;
}

const ruleKeys = {
  ofEvent: (eventId: string) => ['rules', eventId],
  listed: (eventId: string, next: NextRun | null) => ['rules', eventId, 'listed', next?.room_size, next?.rounds],
} as const;

/** The rules of an event in their order, with what they touch, and fight with in the next run or, without it, in the newest. */
export const rulesOf = (eventId: string, next: NextRun | null = null) =>
  queryOptions({
    queryKey: ruleKeys.listed(eventId, next),
    queryFn: async ({ signal }) => {
      const query = next ? { room_size: String(next.room_size), rounds: String(next.rounds) } : {};
      return (await call(listRules, { params: { event_id: eventId }, query }, signal)).rules;
    },
    placeholderData: keepPreviousData,
  });

/** How a rule would stand that is not saved yet. */
export const checkOf = (eventId: string, rule: SentRule | null, ruleId: string | null, next: NextRun) =>
  queryOptions({
    queryKey: [...ruleKeys.ofEvent(eventId), 'check', rule, ruleId, next.room_size, next.rounds],
    queryFn: async ({ signal }) => {
      if (!rule) return null;
      const body = { rule, ...(ruleId ? { rule_id: ruleId } : {}), room_size: next.room_size, rounds: next.rounds };
      return (await call(checkRule, { params: { event_id: eventId }, body }, signal)).rule;
    },
    enabled: rule !== null,
    retry: false,
    placeholderData: keepPreviousData,
  });

/** Everybody who can stand in a rule: people who take part or wait. */
export const peopleToChoose = (eventId: string) =>
  queryOptions({
    queryKey: ['people', eventId, 'to choose'],
    queryFn: async () => {
      const pages = await allPages((part) =>
        call(listParticipants, { params: { event_id: eventId }, query: { per_page: '1000', ...part } }),
      );
      return pages.flatMap(({ participants }) => participants);
    },
  });

/** Every write answers all rules, as they stand now. */
function useRuleWrite<Input>(eventId: string, write: (input: Input) => Promise<{ rules: EventRule[] }>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: write,
    onSuccess: ({ rules }) => {
      client.setQueryData(rulesOf(eventId).queryKey, rules);
    },
    onSettled: () => {
      // The rules with other numbers fight with others; and after a failure, nothing is known.
      void client.invalidateQueries({ queryKey: ruleKeys.ofEvent(eventId) });
      // Drafts are judged by the rules as they stand.
      void client.invalidateQueries({ predicate: ({ meta }) => meta?.readsRules === eventId });
    },
  });
}

export const useSaveRule = (eventId: string) =>
  useRuleWrite(eventId, ({ id, rule }: { id: string | null; rule: SentRule }) =>
    id
      ? call(updateRule, { params: { event_id: eventId, rule_id: id }, body: { rule } })
      : call(createRule, { params: { event_id: eventId }, body: { rule } }),
  );

export const useDeleteRule = (eventId: string) =>
  useRuleWrite(eventId, (id: string) => call(deleteRule, { params: { event_id: eventId, rule_id: id } }));

export const useOrderRules = (eventId: string) =>
  useRuleWrite(eventId, (ids: string[]) =>
    call(orderRules, { params: { event_id: eventId }, body: { rule_ids: ids } }),
  );

/** A stored rule as it is sent again. */
export function asSent(rule: EventRule): SentRule {
  const { kind, strength, a, b, group, by, meet, want, n, at_least, at_most, room_number } = rule;
  return {
    kind,
    strength,
    ...(a ? { a } : {}),
    ...(b ? { b } : {}),
    ...(group ? { group } : {}),
    ...(by ? { by } : {}),
    ...(meet === undefined ? {} : { meet }),
    ...(want ? { want } : {}),
    ...(n ? { n } : {}),
    ...(at_least ? { at_least } : {}),
    ...(at_most ? { at_most } : {}),
    ...(room_number ? { room_number } : {}),
  };
}
