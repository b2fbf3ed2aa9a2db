import type { FieldName } from '@serendip/texts/sentence';
import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { fault } from './fault.ts';
import { heedRules } from './heed-rules.ts';
import { eventId, idOr, timestamp, wireId } from './ids.ts';
import { matchRun, room } from './matching.ts';
import { pageFields, pageQuery } from './page.ts';
import { person } from './people.ts';
import { refusedAs } from './refused-as.ts';
import { brokenPlace } from './rule-outcome.ts';

export const editKinds = ['swap', 'move', 'pin', 'unpin', 'add_pair', 'remove_pair', 'undo'] as const;
export type EditKind = (typeof editKinds)[number];

const whole = (field: FieldName) => z.int({ error: fault('mustBeWholeNumber', { field }) });
const userId = idOr('user_not_found');
const round = whole('round').min(1, fault('mustBeAtLeastOne', { field: 'round' }));
const seat = { round, user_id: userId };
const two = { user_id: userId, other_id: userId };

/** A change by hand. Each kind has fields of its own. */
const edit = z
  .discriminatedUnion(
    'kind',
    [
      z.object({ kind: z.literal('swap'), round, ...two }),
      z.object({ kind: z.literal('move'), ...seat, room_number: whole('room_number') }),
      z.object({ kind: z.literal('pin'), ...seat }),
      z.object({ kind: z.literal('unpin'), ...seat }),
      z.object({ kind: z.literal('add_pair'), ...two }),
      z.object({ kind: z.literal('remove_pair'), ...two }),
      z.object({ kind: z.literal('undo') }),
    ],
    { error: fault('oneOf', { field: 'kind', choices: editKinds.join(', ') }) },
  )
  .meta({ id: 'DraftEdit' });
export type DraftEdit = z.output<typeof edit>;

/** An edit as it was made. Fields that its kind does not have are null. */
const storedEdit = z
  .object({
    id: wireId,
    kind: z.enum(editKinds),
    /** Null once they have deleted the account. */
    by: person.nullable(),
    created_at: timestamp,
    round: z.int().nullable(),
    user_id: wireId.nullable(),
    other_id: wireId.nullable(),
    /** Of the person after the edit. */
    room_number: z.int().nullable(),
    /** Before it. */
    from_room_number: z.int().nullable(),
  })
  .meta({ id: 'StoredEdit' });
export type StoredEdit = z.output<typeof storedEdit>;

const percent = z.number().nullable();

/** A rule that an edit broke, broke in one more place, or that holds again. */
const ruleAfterEdit = z
  .object({
    rule_id: wireId,
    sentence: z.string(),
    kept: z.boolean(),
    /** Where it is broken now, and was not before. */
    broken_by: z.array(brokenPlace),
  })
  .meta({ id: 'RuleAfterEdit' });
export type RuleAfterEdit = z.output<typeof ruleAfterEdit>;

export const editMatchRun = defineEndpoint({
  id: 'editMatchRun',
  method: 'POST',
  path: '/events/:event_id/match_runs/:run_id/edits',
  tag: 'Matching',
  summary: 'Change a draft by hand',
  description:
    'Send `match_run.version` as `version`: after a change by somebody else it is 409, with the present state.',
  access: 'host',
  scope: 'run',
  params: z.object({ event_id: eventId, run_id: idOr('match_run_not_found') }),
  body: z.object({ edit, version: whole('version'), heed_rules: heedRules }),
  data: z.object({
    match_run: matchRun,
    version: z.int(),
    /** The rooms that changed, as they are now. */
    rooms: z.array(room.extend({ round: z.int() })),
    /** The pairs that changed, and whether they are listed now. */
    pairs: z.array(z.object({ user_id: wireId, other_id: wireId, match_percentage: z.int(), listed: z.boolean() })),
    rules: z.array(ruleAfterEdit),
    /** Two people who share a room for a second time or more, counted over all rounds. */
    repeats: z.int(),
    repeats_before: z.int(),
    /** Of the round's rooms; of an edit of pairs, of the listed ones. */
    mean_percentage: z.object({ before: percent, after: percent }),
    /** People whose best match is lower: in the rooms of all rounds, or of an edit of pairs in their list. */
    loses: z.array(z.object({ id: wireId, best_match_before: z.int(), after: z.int() })),
  }),
  message: 'changed',
  failures: [
    'match_run_not_found',
    'no_matches_yet',
    'user_not_found',
    'only_drafts_change',
    'draft_changed',
    'rule_would_break',
    'person_pinned',
    'move_not_possible',
    'too_few_or_many_matches',
    'no_such_round',
    'nothing_to_undo',
  ],
});

export const listEdits = defineEndpoint({
  id: 'listEdits',
  method: 'GET',
  path: '/events/:event_id/match_runs/:run_id/edits',
  tag: 'Matching',
  summary: 'List the edits of a draft',
  description: 'Newest first. An edit that was undone is gone.',
  access: 'host',
  scope: 'run',
  params: z.object({ event_id: eventId, run_id: idOr('match_run_not_found') }),
  query: z.object(pageQuery),
  data: z.object({ edits: z.array(storedEdit), version: z.int(), ...pageFields }),
  message: 'ok',
  failures: ['match_run_not_found', 'no_matches_yet'],
});

export const listRoomsToAvoid = defineEndpoint({
  id: 'listRoomsToAvoid',
  method: 'GET',
  path: '/events/:event_id/match_runs/:run_id/rooms_to_avoid',
  tag: 'Matching',
  summary: 'List the rooms that rules keep a person out of',
  description: "In one round. People's own wishes are not looked at.",
  access: 'host',
  params: z.object({ event_id: eventId, run_id: idOr('match_run_not_found') }),
  query: z.object({
    round: refusedAs(
      'no_such_round',
      z
        .string()
        .regex(/^[1-9]\d?$/)
        .transform(Number),
    ),
    user_id: userId,
  }),
  data: z.object({
    /** Each with the first rule that would be broken. */
    rooms: z.array(z.object({ room_number: z.int(), rule_id: wireId, sentence: z.string() })),
  }),
  message: 'ok',
  failures: ['match_run_not_found', 'no_matches_yet', 'no_such_round', 'user_not_found'],
});

export const listMendingSwaps = defineEndpoint({
  id: 'listMendingSwaps',
  method: 'GET',
  path: '/events/:event_id/match_runs/:run_id/mending_swaps',
  tag: 'Matching',
  summary: 'List the swaps that repair broken rules of a draft',
  description:
    "Some for each rule, the first to be tried first. Each repairs one place of its rule, and breaks no other. Make it with an edit of kind `swap`: people's own wishes are not looked at here, so that it can turn out not to be possible.",
  access: 'host',
  params: z.object({ event_id: eventId, run_id: idOr('match_run_not_found') }),
  data: z.object({
    swaps: z.array(
      z.object({
        rule_id: wireId,
        round: z.int(),
        user_id: wireId,
        other_id: wireId,
        user_name: z.string(),
        other_name: z.string(),
      }),
    ),
  }),
  message: 'ok',
  failures: ['match_run_not_found', 'no_matches_yet'],
});
