import {
  answerCohostInvitation,
  askCohost,
  listCohostInvitations,
  listCohosts,
  removeCohost,
} from '@serendip/contract/cohosts';
import { bind } from '../../http/bind.ts';
import { answerInvitationHandler } from './answer-invitation.ts';
import { askCohostHandler } from './ask-cohost.ts';
import { listInvitationsHandler } from './invitations.ts';
import { listCohostsHandler } from './list-cohosts.ts';
import { removeCohostHandler } from './remove-cohost.ts';

export const cohostRoutes = [
  bind(listCohosts, listCohostsHandler),
  bind(askCohost, askCohostHandler),
  bind(removeCohost, removeCohostHandler),
  bind(listCohostInvitations, listInvitationsHandler),
  bind(answerCohostInvitation, answerInvitationHandler),
];
