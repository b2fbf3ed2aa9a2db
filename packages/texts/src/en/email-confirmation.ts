export default {
  // The mark beside an e-mail address.
  notConfirmed: 'not confirmed',
  invalidTitle: 'Invalid Link',
  invalid: 'This link is incomplete. Ask for another mail on your profile.',
  toProfile: 'Go to your profile',
  title: 'Confirm your address',
  lead: 'Did you make a Serendip account with the address this mail came to?',
  confirm: 'Confirm my e-mail address',
  confirming: 'Confirming...',
  confirmed: 'Your e-mail address is confirmed.',
  // After the sentence that what was made with the address before has ended.
  thenSignIn: '{ended} Sign in with an e-mailed code, or set a new password.',
  toEvents: 'Go to your events',
  signIn: 'Sign In',
  failed: 'Failed to confirm your e-mail address',
  deadLink:
    '{days, plural, one {It is older than # day, or there is a newer mail. You can ask for another one <link>on your profile</link>.} other {It is older than # days, or there is a newer mail. You can ask for another one <link>on your profile</link>.}}',
  notSignedIn: 'You are not signed in here',
  notSignedInText:
    'Confirming here ends what was made with this address before, in case a stranger made it: the password, open sessions, passkeys, co-hosts and the card. Events are closed until you open them. To keep it all, <link>sign in</link> first, or open the link where you are signed in.',
  notYou: "Didn't create an account? Close this page. Nothing happens, and the address stays not confirmed.",
  waits: 'Your new e-mail address waits',
  waitsText: 'Open the link in the mail to {email}. Until then the old one counts.',
  settingTitle: 'Confirm your e-mail address',
  settingText:
    'Open the link in the mail to {email}. Until then others see ‘not confirmed’ beside it, and you can host {events, plural, one {# event} other {# events}} with {people, plural, one {# person} other {# people}} each, without co-hosts.',
  again: 'Send the mail again',
  sent: 'We have sent the mail. If it does not arrive, look in your spam folder.',
  notSent: 'Failed to send the mail. Please try again.',
} as const;
