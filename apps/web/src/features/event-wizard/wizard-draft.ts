import { inputTypes, responseFormats, scaleTypes } from '@serendip/contract/questions';
import { z } from 'zod';
import { readDraft, writeDraft } from '../../lib/drafts.ts';
import { parsedDraft } from '../../lib/parsed-draft.ts';
import { uuid } from '../../lib/uuid.ts';
import type { QuestionForm } from '../questions/question-form.ts';
import { type EventDetails, emptyDetails } from './event-details.ts';
import type { Wizard } from './wizard.ts';

const form = z.object({
  text: z.string().nullable(),
  input_type: z.enum(inputTypes),
  response_format: z.enum(responseFormats).nullable(),
  slider_min: z.number().nullable(),
  slider_max: z.number().nullable(),
  scale_type: z.enum(scaleTypes).nullable(),
  min_label: z.string().nullable(),
  max_label: z.string().nullable(),
  matching_context: z.string().nullable(),
  // Drafts of before have neither.
  host_reads: z.boolean().default(false),
  also_matched: z.boolean().default(false),
  options: z.array(z.object({ key: z.string(), id: z.string().optional(), text: z.string(), value: z.string() })),
}) satisfies z.ZodType<QuestionForm>;

const field = z.enum(Object.keys(emptyDetails) as (keyof EventDetails)[]);
// Drafts of before have no values of newer fields.
const details = z.partialRecord(field, z.string()).transform((typed) => ({ ...emptyDetails, ...typed }));

// Values of drafts of before: they had no versions, and their new questions had other keys.
const wizard = z.object({
  details,
  questions: z.array(
    z.object({
      key: z.guid().catch(uuid),
      id: z.string().nullable(),
      changed: z.boolean(),
      stored: z.object({ version: z.int(), form }).nullable().default(null),
      disputed: z.boolean().default(false),
      confidential: z.boolean().default(false),
      form,
    }),
  ),
  removedIds: z.array(z.string()),
  moved: z.boolean().default(false),
  stored: z.object({ version: z.int(), details }).nullable().default(null),
  disputed: z.array(field).default([]),
  clientId: z.guid().nullable().default(null),
  roomNames: z.array(z.string()).nullable().default(null),
}) satisfies z.ZodType<Wizard>;

const openQuestion = z.object({ key: z.string(), form });

/** A copy of an event has a draft of its own. */
export const draftOfCopy = (eventId: string) => `copy-of-${eventId}`;

/** Without an id: the new event. */

const wizardName = (eventId: string | undefined) => `event.${eventId ?? 'new'}`;
const questionName = (eventId: string | undefined) => `${wizardName(eventId)}.question`;

export const readWizardDraft = (eventId: string | undefined): Wizard | null =>
  parsedDraft(wizard, readDraft(wizardName(eventId)));

/** Null removes the draft. */
export const writeWizardDraft = (eventId: string | undefined, draft: Wizard | null): void =>
  writeDraft(wizardName(eventId), draft ? JSON.stringify(draft) : '');

/** The draft of the question that is open in the editor. */
export function readQuestionDraft(eventId: string | undefined, key: string): QuestionForm | null {
  const draft = parsedDraft(openQuestion, readDraft(questionName(eventId)));
  return draft?.key === key ? draft.form : null;
}

export const writeQuestionDraft = (eventId: string | undefined, key: string, draft: QuestionForm | null): void =>
  writeDraft(questionName(eventId), draft ? JSON.stringify({ key, form: draft }) : '');
