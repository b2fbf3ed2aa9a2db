/** For the owner of a mailbox whose first proof ended what was made with the address before. */
export const endedBefore =
  'Your e-mail address is confirmed. What was made with it before has ended: the old password, open sessions, passkeys and co-hosts. Your card is empty, and events are closed until you open them.';
