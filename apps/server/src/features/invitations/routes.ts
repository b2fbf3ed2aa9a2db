import { addGuestList, listGuestLists, takeBackGuestList } from '@serendip/contract/guest-lists';
import { invitePerson, listInvitations, remindInvited, withdrawInvitation } from '@serendip/contract/invitations';
import { bind } from '../../http/bind.ts';
import { addGuestListHandler } from './add-guest-list.ts';
import { invitePersonHandler } from './invite-person.ts';
import { listGuestListsHandler } from './list-guest-lists.ts';
import { listInvitationsHandler } from './list-invitations.ts';
import { remindInvitedHandler } from './remind-invited.ts';
import { takeBackGuestListHandler } from './take-back-guest-list.ts';
import { withdrawInvitationHandler } from './withdraw-invitation.ts';

export const invitationRoutes = [
  bind(addGuestList, addGuestListHandler),
  bind(listGuestLists, listGuestListsHandler),
  bind(takeBackGuestList, takeBackGuestListHandler),
  bind(listInvitations, listInvitationsHandler),
  bind(invitePerson, invitePersonHandler),
  bind(withdrawInvitation, withdrawInvitationHandler),
  bind(remindInvited, remindInvitedHandler),
];
