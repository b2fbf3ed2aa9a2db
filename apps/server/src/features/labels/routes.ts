import {
  createLabel,
  deleteLabel,
  labelPeople,
  listLabels,
  saveParticipantLabels,
  updateLabel,
} from '@serendip/contract/labels';
import { bind } from '../../http/bind.ts';
import { createLabelHandler } from './create-label.ts';
import { deleteLabelHandler } from './delete-label.ts';
import { labelPeopleHandler } from './label-people.ts';
import { readLabels } from './queries.ts';
import { saveParticipantLabelsHandler } from './save-participant-labels.ts';
import { updateLabelHandler } from './update-label.ts';

export const labelRoutes = [
  bind(listLabels, async ({ event }, { database }) => ({ labels: await readLabels(database.db, event.id) })),
  bind(createLabel, createLabelHandler),
  bind(updateLabel, updateLabelHandler),
  bind(deleteLabel, deleteLabelHandler),
  bind(labelPeople, labelPeopleHandler),
  bind(saveParticipantLabels, saveParticipantLabelsHandler),
];
