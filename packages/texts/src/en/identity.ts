export default {
  endedBefore:
    'Your e-mail address is confirmed. What was made with it before has ended: the old password, open sessions, passkeys and co-hosts. Your card is empty, and events are closed until you open them.',
  again: { title: 'Please sign in again', notNow: 'Not now', signIn: 'Sign in again' },
} as const;
