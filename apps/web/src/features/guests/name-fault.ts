import { guestNameFault } from '@serendip/contract/guests';
import { limits } from '@serendip/contract/limits';
import { texts } from '../../language/texts.ts';

const t = texts('guests');

/** Why a text cannot be a guest's name, as a sentence, or null. */
export function nameFault(typed: string): string | null {
  const fault = guestNameFault(typed);
  return fault && t(`nameFault.${fault}`, { least: String(limits.guest_name_min) });
}
