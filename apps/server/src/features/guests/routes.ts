import { claimAccount } from '@serendip/contract/accounts';
import { getInvitation, joinAsGuest } from '@serendip/contract/guests';
import { bind } from '../../http/bind.ts';
import { claimAccountHandler } from './claim-account.ts';
import { getInvitationHandler } from './get-invitation.ts';
import { joinAsGuestHandler } from './join-as-guest.ts';

export const guestRoutes = [
  bind(getInvitation, getInvitationHandler),
  bind(joinAsGuest, joinAsGuestHandler),
  bind(claimAccount, claimAccountHandler),
];
