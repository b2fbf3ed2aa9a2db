import {
  answerInvitation,
  forgetInvitation,
  listBroughtAnswers,
  readInvitation,
  refuseInvitations,
  settleBroughtAnswers,
} from '@serendip/contract/answer-invitation';
import { bind } from '../../http/bind.ts';
import { answerInvitationHandler } from './answer-invitation.ts';
import { listBroughtAnswersHandler, settleBroughtAnswersHandler } from './brought-answers.ts';
import { forgetInvitationHandler } from './forget-invitation.ts';
import { readInvitationHandler } from './read-invitation.ts';
import { refuseInvitationsHandler } from './refuse-invitations.ts';

export const invitedGuestRoutes = [
  bind(readInvitation, readInvitationHandler),
  bind(answerInvitation, answerInvitationHandler),
  bind(forgetInvitation, forgetInvitationHandler),
  bind(refuseInvitations, refuseInvitationsHandler),
  bind(listBroughtAnswers, listBroughtAnswersHandler),
  bind(settleBroughtAnswers, settleBroughtAnswersHandler),
];
