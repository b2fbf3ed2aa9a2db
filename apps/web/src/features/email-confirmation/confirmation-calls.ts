import { getEmailConfirmation, requestEmailConfirmation } from '@serendip/contract/email-confirmation';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

/** Whether the user's address is confirmed, null where no mail is sent; and a new one that waits for its link. */
export const emailConfirmation = queryOptions({
  queryKey: ['email-confirmation'],
  queryFn: ({ signal }) => call(getEmailConfirmation, {}, signal),
  // The mail is often opened in another window.
  refetchOnWindowFocus: 'always',
});

export const mailConfirmationAgain = async (): Promise<void> => {
  await call(requestEmailConfirmation, {});
};
