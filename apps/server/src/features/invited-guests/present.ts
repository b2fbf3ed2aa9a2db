import type { OpenedInvitation } from '@serendip/contract/answer-invitation';
import { mailboxOf } from '@serendip/contract/email-address';
import { limits } from '@serendip/contract/limits';
import type { Ctx } from '../../context.ts';
import { Refusal } from '../../errors.ts';
import { publicPartOf } from '../guests/event-at-door.ts';
import { presentEventAtDoor } from '../guests/get-event-at-door.ts';
import { addressKey } from '../invitations/address-key.ts';
import { refusalToken } from '../invitations/sending/refusal-token.ts';
import { isElsewhere, isTakenOver, type Opened } from './find-invitation.ts';

/** A link that works elsewhere shows the event, and nothing of the person. */
export async function presentOpened(ctx: Ctx, opened: Opened): Promise<OpenedInvitation> {
  const found = await publicPartOf(ctx, opened.event_id);
  if (!found) throw new Refusal('bad_invitation');
  const shown = presentEventAtDoor(found, ctx.now());
  const { participants_count: count } = shown;
  // As on every page that signed-out people open by a link, few people are no number.
  const event = { ...shown, participants_count: (count ?? 0) < limits.public_count_min ? null : count };
  const elsewhere = isElsewhere(opened);
  const taken = isTakenOver(opened);
  const { address_hash, email, invited_by, owner_id } = opened;
  const addressHash = email ? addressKey(ctx.keys, mailboxOf(email)) : address_hash;
  const hosts = [...new Set([invited_by ?? owner_id, owner_id])];
  return {
    state: event.over || found.closed ? 'over' : elsewhere ? 'elsewhere' : 'open',
    event,
    from: opened.from,
    name: elsewhere ? null : opened.name,
    answer: elsewhere || taken ? null : opened.answer,
    takes_part: !elsewhere && !taken && opened.takes_part,
    waiting: !elsewhere && !taken && opened.waits,
    taken,
    word: elsewhere ? null : opened.word,
    refusals: {
      host: refusalToken(ctx.keys, { addressHash, hosts }),
      here: refusalToken(ctx.keys, { addressHash, hosts: [] }),
    },
  };
}
