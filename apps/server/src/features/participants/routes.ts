import {
  declineParticipant,
  letParticipantIn,
  listParticipants,
  remindParticipants,
  removeParticipant,
  removeParticipants,
  updateParticipant,
} from '@serendip/contract/participants';
import { bind } from '../../http/bind.ts';
import { declineHandler } from './decline.ts';
import { letInHandler } from './let-in.ts';
import { listParticipantsHandler } from './list-participants.ts';
import { remindHandler } from './remind.ts';
import { removeParticipantHandler, removeParticipantsHandler } from './remove-participant.ts';
import { updateParticipantHandler } from './update-participant.ts';

export const participantRoutes = [
  bind(listParticipants, listParticipantsHandler),
  bind(remindParticipants, remindHandler),
  bind(removeParticipant, removeParticipantHandler),
  bind(removeParticipants, removeParticipantsHandler),
  bind(updateParticipant, updateParticipantHandler),
  bind(letParticipantIn, letInHandler),
  bind(declineParticipant, declineHandler),
];
