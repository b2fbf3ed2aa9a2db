import { claimAccount } from '@serendip/contract/accounts';
import { checkIn } from '@serendip/contract/evening';
import { getEventAtDoor, joinAsGuest } from '@serendip/contract/guests';
import { bind } from '../../http/bind.ts';
import { checkInHandler } from './check-in.ts';
import { claimAccountHandler } from './claim-account.ts';
import { getEventAtDoorHandler } from './get-event-at-door.ts';
import { joinAsGuestHandler } from './join-as-guest.ts';

export const guestRoutes = [
  bind(getEventAtDoor, getEventAtDoorHandler),
  bind(joinAsGuest, joinAsGuestHandler),
  bind(checkIn, checkInHandler),
  bind(claimAccount, claimAccountHandler),
];
