import { getEmailConfirmation, requestEmailConfirmation } from '@serendip/contract/email-confirmation';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

/** Whether the user's address is confirmed. Null where no mail is sent. */
export const emailConfirmation = queryOptions({
  queryKey: ['email-confirmation'],
  queryFn: async ({ signal }) => (await call(getEmailConfirmation, {}, signal)).email_confirmed ?? null,
  // The mail is often opened in another window.
  refetchOnWindowFocus: 'always',
});

export const mailConfirmationAgain = async (): Promise<void> => {
  await call(requestEmailConfirmation, {});
};
