import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { fault } from './fault.ts';
import { eventId, idOr, userId, wireId } from './ids.ts';
import { limits } from './limits.ts';
import { text } from './text.ts';

/** As it stands on a person. */
export const labelName = z.object({ id: wireId, name: z.string() }).meta({ id: 'LabelName' });

export const label = z
  .object({
    ...labelName.shape,
    /** How many who take part or wait for a place carry it. */
    people: z.int(),
  })
  .meta({ id: 'Label' });
export type Label = z.output<typeof label>;

/** No two labels of an event are the same without case. */
export const labelKey = (name: string): string => name.normalize('NFKC').toLocaleLowerCase('en');

/** A label's name, with one blank between its words. */
export const labelText = text('name', {
  max: limits.people_label_max,
  required: fault('isRequired', { field: 'name' }),
  oneLine: true,
}).transform((name) => name.replaceAll(/\s+/g, ' '));

const labelInput = z.object({ label: z.object({ name: labelText }).meta({ id: 'LabelInput' }) });

const idList = (field: 'label_ids' | 'user_ids', most: number) =>
  z
    .array(z.uuid({ error: fault('areInvalid', { field }) }), { error: fault('mustBeList', { field }) })
    .max(most, fault('tooManyOf', { field, max: most }));

const params = z.object({ event_id: eventId });
const ofOne = params.extend({ label_id: idOr('label_not_found') });
const tag = 'Labels';

export const listLabels = defineEndpoint({
  id: 'listLabels',
  method: 'GET',
  path: '/events/:event_id/labels',
  tag,
  summary: 'List the labels of an event',
  description: 'Hosts see them, and people in their export.',
  access: 'host',
  scope: 'read',
  params,
  data: z.object({ labels: z.array(label) }),
  message: 'ok',
  failures: [],
});

export const createLabel = defineEndpoint({
  id: 'createLabel',
  method: 'POST',
  path: '/events/:event_id/labels',
  tag,
  summary: 'Make a label',
  description: `At most ${limits.labels_max} an event, each of up to ${limits.people_label_max} characters.`,
  access: 'host',
  scope: 'guests',
  params,
  body: labelInput,
  data: z.object({ label }),
  message: 'labelMade',
  failures: [],
});

export const updateLabel = defineEndpoint({
  id: 'updateLabel',
  method: 'PUT',
  path: '/events/:event_id/labels/:label_id',
  tag,
  summary: 'Rename a label',
  description: 'It stays on its people.',
  access: 'host',
  scope: 'guests',
  params: ofOne,
  body: labelInput,
  data: z.object({ label }),
  message: 'labelRenamed',
  failures: ['label_not_found'],
});

export const deleteLabel = defineEndpoint({
  id: 'deleteLabel',
  method: 'DELETE',
  path: '/events/:event_id/labels/:label_id',
  tag,
  summary: 'Delete a label',
  description: 'Takes it off everybody.',
  access: 'host',
  scope: 'guests',
  params: ofOne,
  data: z.object({}),
  message: 'labelDeleted',
  failures: ['label_not_found'],
});

export const labelPeople = defineEndpoint({
  id: 'labelPeople',
  method: 'PUT',
  path: '/events/:event_id/labels/:label_id/participants',
  tag,
  summary: 'Put a label on several people',
  description: `Or take it off. Up to ${limits.labelled_at_once_max} people; others are skipped.`,
  access: 'host',
  scope: 'guests',
  params: ofOne,
  body: z.object({
    user_ids: idList('user_ids', limits.labelled_at_once_max).min(1, fault('mustBeList', { field: 'user_ids' })),
    labelled: z.boolean({ error: fault('trueOrFalse', { field: 'labelled' }) }).default(true),
  }),
  data: z.object({ label }),
  message: 'saved',
  failures: ['label_not_found'],
});

export const saveParticipantLabels = defineEndpoint({
  id: 'saveParticipantLabels',
  method: 'PUT',
  path: '/events/:event_id/participants/:user_id/labels',
  tag,
  summary: 'Give a person labels',
  description: 'All others are taken off.',
  access: 'host',
  scope: 'guests',
  params: params.extend({ user_id: userId }),
  body: z.object({ label_ids: idList('label_ids', limits.labels_max) }),
  data: z.object({ labels: z.array(labelName) }),
  message: 'saved',
  failures: ['user_not_found', 'label_not_found'],
});
