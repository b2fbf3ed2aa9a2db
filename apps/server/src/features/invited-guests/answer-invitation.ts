import type { answerInvitation } from '@serendip/contract/answer-invitation';
import { users } from '../../db/schema/accounts.ts';
import { eq } from '../../db/sql.ts';
import { Refusal } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';
import { isOver } from '../event-facts/over.ts';
import { presentEvent } from '../events/present.ts';
import { eventById } from '../events/queries.ts';
import { publicPartOf } from '../guests/event-at-door.ts';
import { presentUser } from '../identity/present.ts';
import { isElsewhere, openInvitation } from './find-invitation.ts';
import { presentOpened } from './present.ts';
import { sayNo } from './say-no.ts';
import { sayYes } from './say-yes.ts';

/** Answers, and changes an answer, until the event. */
export const answerInvitationHandler: Handler<typeof answerInvitation> = async ({ body, params, request }, ctx) => {
  const { db } = ctx.database;
  const { answer, as_guest: asGuest, name, client_id } = body;
  const opened = await openInvitation(db, ctx, params.token, request, { asGuest });
  const event = await publicPartOf(ctx, opened.event_id);
  if (!event) throw new Refusal('bad_invitation');
  if (event.closed) throw new Refusal('event_closed');
  if (!event.doors_open && isOver(event, ctx.now())) throw new Refusal('event_over');
  const asked = { token: params.token, request, asGuest, name: name ?? null, clientId: client_id ?? null };
  const said = answer === 'yes' ? await sayYes(ctx, opened, asked) : await sayNo(ctx, opened, { ...asked, answer });
  const headers = said.token ? { ...request.headers, authorization: `Bearer ${said.token}` } : request.headers;
  const now = await openInvitation(db, ctx, params.token, { ...request, headers } as typeof request);
  const [person] = said.userId ? await db.select().from(users).where(eq(users.id, said.userId)) : [];
  const data = {
    invitation: await presentOpened(ctx, now),
    user: person && !isElsewhere(now) ? presentUser(person) : null,
    event: said.userId ? presentEvent(await eventById(db, said.userId, opened.event_id), ctx) : null,
  };
  return { data, token: said.token };
};
