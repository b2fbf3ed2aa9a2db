import { type FieldName, type Sentence, say, spell } from '@serendip/texts/sentence';
import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { fault } from './fault.ts';
import { eventId, idOr, wireId } from './ids.ts';
import { limits } from './limits.ts';
import { wholeNumber } from './text.ts';

export const ruleKinds = ['pair', 'same', 'room_has', 'stay', 'quota'] as const;
export type RuleKind = (typeof ruleKinds)[number];

/** Exactly one sort of group: people, a label, an option of a question that the host reads, an e-mail domain, or everyone. */
export const ruleGroup = z
  .object({
    people: z.array(wireId).optional(),
    label_id: wireId.optional(),
    question_id: wireId.optional(),
    value: z.string().optional(),
    email_domain: z.string().optional(),
    everyone: z.literal(true).optional(),
  })
  .meta({ id: 'RuleGroup' });
export type RuleGroup = z.output<typeof ruleGroup>;

const by = z.union([z.object({ question_id: wireId }), z.enum(['email_domain', 'label'])]);
export type RuleBy = z.output<typeof by>;

const terms = {
  meet: z.boolean().optional(),
  want: z.enum(['apart', 'together', 'at_most']).optional(),
  n: z.int().optional(),
  at_least: z.int().optional(),
  at_most: z.int().optional(),
  room_number: z.int().nullable().optional(),
};

/** How a rule is kept beside its labels, questions and people: its numbers, and the sort of each group. */
export interface RuleTerms {
  meet?: boolean | undefined;
  want?: 'apart' | 'together' | 'at_most' | undefined;
  n?: number | undefined;
  at_least?: number | undefined;
  at_most?: number | undefined;
  room_number?: number | null | undefined;
  a: GroupTerms;
  b?: GroupTerms | undefined;
}
export type GroupTerms =
  | { is: 'people' | 'label' | 'everyone' | 'same_domain' | 'same_label' | 'same_answer' }
  /** The option's id, since its value can be corrected. */
  | { is: 'answer'; option: string }
  | { is: 'domain'; domain: string };

const numbers = { from: z.int(), to: z.int() };

/** A change that frees a rule: of a rule, or of the next run's numbers. */
const ruleChange = z
  .discriminatedUnion('code', [
    z.object({ code: z.literal('if_possible'), rule_id: wireId }),
    /** Nothing smaller helps: the rule goes, or its group changes. */
    z.object({ code: z.literal('without'), rule_id: wireId }),
    z.object({ code: z.enum(['at_least', 'at_most', 'n']), rule_id: wireId, ...numbers }),
    z.object({ code: z.enum(['room_size', 'rounds']), ...numbers }),
  ])
  .meta({ id: 'RuleChange' });

const conflict = z
  .object({
    /** The other rule; null where this rule alone cannot hold. */
    with: wireId.nullable(),
    sentence: z.string(),
    /** The smallest change that frees both. */
    change: z.string(),
    /** The same for programs. Of a rule that is not saved, `rule_id` is that of no rule. */
    apply: ruleChange,
  })
  .meta({ id: 'RuleConflict' });

/** How the rule stands before a run. People's own wishes play no part in it. */
const standing = {
  sentence: z.string(),
  touches: z.object({ people: z.int(), pairs: z.int() }),
  conflicts: z.array(conflict),
};

export const rule = z
  .object({
    id: wireId,
    kind: z.enum(ruleKinds),
    strength: z.enum(['always', 'if_possible']),
    /** Of `pair`. */
    a: ruleGroup.optional(),
    b: ruleGroup.optional(),
    /** Of `same`. */
    by: by.optional(),
    /** Of the other kinds. */
    group: ruleGroup.optional(),
    ...terms,
    ...standing,
  })
  .meta({ id: 'Rule' });
export type EventRule = z.output<typeof rule>;

const invalidGroup = fault('groupInvalid');
const people = z
  .array(z.uuid({ error: fault('areInvalid', { field: 'people' }) }), {
    error: fault('mustBeList', { field: 'people' }),
  })
  .min(1, fault('choosePerson'))
  .max(limits.rule_people_max, fault('peoplePerGroup', { max: limits.rule_people_max }))
  .transform((ids) => [...new Set(ids)]);

const groupInput = z
  .object(
    {
      people: people.optional(),
      label_id: idOr('label_not_found').optional(),
      question_id: idOr('question_not_found').optional(),
      value: z
        .string({ error: fault('chooseAnswer') })
        .max(limits.option_value_max, fault('chooseAnswer'))
        .optional(),
      email_domain: z
        .string({ error: fault('mustBeText', { field: 'mail_domain' }) })
        .max(limits.email_max, fault('isInvalid', { field: 'mail_domain' }))
        .optional(),
      everyone: z.literal(true, { error: fault('mustBeTrue', { field: 'everyone' }) }).optional(),
    },
    { error: invalidGroup },
  )
  .refine(
    ({ value: _, ...sorts }) => Object.values(sorts).filter((sort) => sort !== undefined).length === 1,
    invalidGroup,
  )
  .refine(({ question_id, value }) => (question_id === undefined) === (value === undefined), fault('chooseAnswer'))
  .meta({ id: 'RuleGroupInput' });
export type RuleGroupInput = z.output<typeof groupInput>;

const byInput = z
  .union([z.object({ question_id: idOr('question_not_found') }), z.enum(['email_domain', 'label'])], {
    error: fault('chooseBy'),
  })
  .optional();

const count = (label: FieldName, most: number) => wholeNumber(label, 1, most);

const strength = z.enum(['always', 'if_possible'], {
  error: fault('eitherOf', { field: 'strength', others: 'always', last: 'if_possible' }),
});

const ruleFields = z.object({
  kind: z.enum(ruleKinds, { error: fault('oneOf', { field: 'kind', choices: ruleKinds.join(', ') }) }),
  strength: strength.default('always'),
  a: groupInput.optional(),
  b: groupInput.optional(),
  group: groupInput.optional(),
  by: byInput,
  meet: z.boolean({ error: fault('trueOrFalse', { field: 'meet' }) }).optional(),
  want: z
    .enum(['apart', 'together', 'at_most'], {
      error: fault('eitherOf', { field: 'want', others: 'apart, together', last: 'at_most' }),
    })
    .optional(),
  n: count('n', limits.room_size_max).optional(),
  at_least: count('at_least', limits.matches_per_person_max).nullish(),
  at_most: count('at_most', limits.matches_per_person_max).nullish(),
  room_number: wholeNumber('room_number', 1, limits.room_number_max).nullish(),
});

/** The rule of a kind. Fields that the kind does not use are left aside. */
export const ruleInput = ruleFields
  .superRefine((rule, { addIssue }) => {
    for (const missing of missingIn(rule)) addIssue({ code: 'custom', message: spell(missing) });
  })
  .meta({ id: 'RuleInput' });
export type RuleInput = z.output<typeof ruleInput>;

/** The fields of a rule that change; all others keep their values. */
const ruleChanges = ruleFields.extend({ strength }).partial().meta({ id: 'RuleChanges' });
export type RuleChanges = z.output<typeof ruleChanges>;

interface Filled {
  kind: RuleKind;
  a?: unknown;
  b?: unknown;
  group?: unknown;
  by?: unknown;
  meet?: boolean | undefined;
  want?: string | undefined;
  n?: number | undefined;
  at_least?: number | null | undefined;
  at_most?: number | null | undefined;
}

/** What a rule of this kind still lacks, as sentences. */
export function missingIn(rule: Filled): Sentence[] {
  const faults: Sentence[] = [];
  const need = (there: boolean, message: Sentence) => {
    if (!there) faults.push(message);
  };
  if (rule.kind === 'pair') {
    need(rule.a !== undefined && rule.b !== undefined, say('chooseTwoGroups'));
    need(rule.meet !== undefined, say('chooseMeeting'));
    return faults;
  }
  if (rule.kind === 'same') {
    need(rule.by !== undefined, say('chooseBy'));
    need(rule.want !== undefined, say('chooseWant'));
    need(rule.want !== 'at_most' || rule.n !== undefined, say('chooseHowMany'));
    return faults;
  }
  need(rule.group !== undefined, say('chooseGroup'));
  if (rule.kind === 'stay') return faults;
  need((rule.at_least ?? null) === null || (rule.at_most ?? null) === null, say('notBoth'));
  need((rule.at_least ?? null) !== null || (rule.at_most ?? null) !== null, say('chooseHowMany'));
  const most = rule.kind === 'room_has' ? limits.room_size_max : limits.matches_per_person_max;
  need(Math.max(rule.at_least ?? 1, rule.at_most ?? 1) <= most, say('chooseNumber', { max: most }));
  return faults;
}

const params = z.object({ event_id: eventId });
const ofOne = params.extend({ rule_id: idOr('rule_not_found') });
const rules = z.array(rule);
const body = z.object({ rule: ruleInput });
const failuresOfGroups = [
  'label_not_found',
  'question_not_found',
  'answered_in_confidence',
  'public_mail_domain',
] as const;
const tag = 'Rules';

/** A number that can be left out. */
const numberInQuery = (label: FieldName, least: number, most: number) =>
  z
    .string()
    .refine(
      (text) => /^\d{1,2}$/.test(text) && Number(text) >= least && Number(text) <= most,
      fault('wholeNumber', { field: label, min: least, max: most }),
    )
    .optional();

export const listRules = defineEndpoint({
  id: 'listRules',
  method: 'GET',
  path: '/events/:event_id/rules',
  tag,
  summary: 'List the rules of an event',
  description:
    'In their order, each with whom it touches and its conflicts. Room size and rounds are those of the newest run, unless given.',
  access: 'host',
  params,
  query: z.object({
    room_size: numberInQuery('room_size', limits.room_size_min, limits.room_size_max),
    rounds: numberInQuery('rounds', limits.rounds_min, limits.rounds_max),
  }),
  data: z.object({ rules }),
  message: 'ok',
  failures: [],
});

export const createRule = defineEndpoint({
  id: 'createRule',
  method: 'POST',
  path: '/events/:event_id/rules',
  tag,
  summary: 'Make a rule',
  description: `At most ${limits.rules_max} an event.`,
  access: 'host',
  scope: 'run',
  params,
  body,
  data: z.object({ rule, rules }),
  message: 'ruleSaved',
  failures: failuresOfGroups,
});

export const updateRule = defineEndpoint({
  id: 'updateRule',
  method: 'PUT',
  path: '/events/:event_id/rules/:rule_id',
  tag,
  summary: 'Change a rule',
  description:
    'A field that is left out keeps its value; of `at_least` and `at_most`, the one that is sent replaces the other.',
  access: 'host',
  params: ofOne,
  body: z.object({ rule: ruleChanges }),
  data: z.object({ rule, rules }),
  message: 'ruleSaved',
  failures: ['rule_not_found', ...failuresOfGroups],
});

export const deleteRule = defineEndpoint({
  id: 'deleteRule',
  method: 'DELETE',
  path: '/events/:event_id/rules/:rule_id',
  tag,
  summary: 'Delete a rule',
  description: 'Answers the rules that are left.',
  access: 'host',
  params: ofOne,
  data: z.object({ rules }),
  message: 'ruleDeleted',
  failures: ['rule_not_found'],
});

export const orderRules = defineEndpoint({
  id: 'orderRules',
  method: 'PUT',
  path: '/events/:event_id/rules/order',
  tag,
  summary: 'Put rules in order',
  description: 'Earlier ones count more. Rules that are not named follow.',
  access: 'host',
  params,
  body: z.object({
    rule_ids: z
      .array(wireId, { error: fault('mustBeList', { field: 'rule_ids' }) })
      .max(limits.rules_max, fault('tooMany', { field: 'rule_ids' })),
  }),
  data: z.object({ rules }),
  message: 'rulesOrdered',
  failures: [],
});

export const checkRule = defineEndpoint({
  id: 'checkRule',
  method: 'POST',
  path: '/events/:event_id/rules/check',
  tag,
  summary: 'Check a rule before it is saved',
  description: 'Room size and rounds are those of the newest run, unless given.',
  access: 'host',
  scope: 'run',
  params,
  body: z.object({
    rule: ruleInput,
    rule_id: idOr('rule_not_found').nullish(),
    room_size: wholeNumber('room_size', limits.room_size_min, limits.room_size_max).optional(),
    rounds: wholeNumber('rounds', limits.rounds_min, limits.rounds_max).optional(),
  }),
  data: z.object({ rule: z.object(standing) }),
  message: 'ok',
  failures: ['rule_not_found', ...failuresOfGroups],
});
