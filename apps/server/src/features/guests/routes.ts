import { claimAccount } from '@serendip/contract/accounts';
import { checkIn } from '@serendip/contract/evening';
import { getCover, getInvitation, joinAsGuest } from '@serendip/contract/guests';
import { bind } from '../../http/bind.ts';
import { checkInHandler } from './check-in.ts';
import { claimAccountHandler } from './claim-account.ts';
import { getCoverHandler } from './get-cover.ts';
import { getInvitationHandler } from './get-invitation.ts';
import { joinAsGuestHandler } from './join-as-guest.ts';

export const guestRoutes = [
  bind(getInvitation, getInvitationHandler),
  bind(getCover, getCoverHandler),
  bind(joinAsGuest, joinAsGuestHandler),
  bind(checkIn, checkInHandler),
  bind(claimAccount, claimAccountHandler),
];
