import {
  answerInvitation,
  forgetInvitation,
  listBroughtAnswers,
  type OpenedInvitation,
  readInvitation,
  refuseInvitations,
  reportInvitedWord,
  settleBroughtAnswers,
} from '@serendip/contract/answer-invitation';
import type { RequestOf } from '@serendip/contract/endpoint';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { required } from '../../api/errors.ts';
import { storeUser } from '../../api/session.ts';
import { readDraft, writeDraft } from '../../lib/drafts.ts';
import { uuid } from '../../lib/uuid.ts';
import { eventKeys } from '../events/queries.ts';
import { beginWithQuestions } from '../guests/first-question.ts';

/** A mailed invitation, as this device may use it. */
export const openedInvitation = (token: string) =>
  queryOptions({
    queryKey: ['opened-invitation', token],
    queryFn: async ({ signal }) => required((await call(readInvitation, { params: { token } }, signal)).invitation),
  });

export const broughtAnswers = (eventId: string) =>
  queryOptions({
    queryKey: ['brought-answers', eventId],
    queryFn: async ({ signal }) => (await call(listBroughtAnswers, { params: { event_id: eventId } }, signal)).answers,
  });

const draftName = (token: string) => `invitation.${token}`;

/** The same key for every retry until one is answered, so that a retry does not make a second guest. */
function clientIdFor(token: string): string {
  const made = readDraft(draftName(token)) ?? uuid();
  writeDraft(draftName(token), made);
  return made;
}

type Answer = RequestOf<typeof answerInvitation>['body'];

/** Answers. A new guest is signed in by it. */
export function useAnswer(token: string): (body: Answer) => Promise<OpenedInvitation> {
  const client = useQueryClient();
  return async (body) => {
    const sent = { ...body, client_id: clientIdFor(token) };
    const { invitation, user, event } = await call(answerInvitation, { params: { token }, body: sent });
    writeDraft(draftName(token), '');
    // Storing the user clears the cache, so the rest is stored afterwards.
    if (user) storeUser(user);
    if (user && event) client.setQueryData(eventKeys.one(event.id), event);
    if (event?.user_joined && body.answer === 'yes') beginWithQuestions(event.id);
    const opened = required(invitation);
    client.setQueryData(openedInvitation(token).queryKey, opened);
    return opened;
  };
}

export const refuse = (token: string) => call(refuseInvitations, { params: { token } });
export const forget = (token: string) => call(forgetInvitation, { params: { token } });
export const reportWord = (token: string, report: RequestOf<typeof reportInvitedWord>['body']['report']) =>
  call(reportInvitedWord, { params: { token }, body: { report } });
export const settle = (eventId: string, keep: string[]) =>
  call(settleBroughtAnswers, { params: { event_id: eventId }, body: { keep } });
