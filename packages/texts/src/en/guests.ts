export default {
  join: {
    title: 'Join as a guest',
    signedOut: 'You were signed out. If you have an account, log in to go on. Your text is kept.',
    name: 'What should people call you?',
    nameHint: 'Shown to people at this event.',
    asks: 'The hosts let people in. This page tells you when they have answered.',
    full: 'This event is full. On the waiting list you are in as soon as it is your turn.',
    busy: 'Joining...',
    ask: 'Ask to join as a guest',
    failed: 'Failed to join event. Please try again.',
    privacy:
      'No e-mail, no password. Your information is private and only used for matching within this event. The event’s questions come next.',
    haveAccount: 'Do you have an account?',
    logIn: 'Log in',
  },
  // Why a name cannot be taken.
  nameFault: {
    missing: "Name can't be blank",
    too_short: 'Name is too short (minimum is {least} characters)',
    reserved: 'This name is reserved',
  },
  withAccount: {
    title: 'Ready to Join <event>{name}</event>?',
    lead: 'You need an account, which takes a minute.',
    leadAsks: 'You need an account, which takes a minute. The hosts let people in.',
    leadFull: 'You need an account, which takes a minute. This event is full: you are in as soon as it is your turn.',
    join: 'Join',
    ask: 'Ask to join',
    wait: 'Join the waiting list',
  },
  doorClosed: {
    over: {
      heading: 'This event is over.',
      text: 'Nobody can join any more.',
      question: 'Did you take part?',
    },
    closed: {
      heading: 'Joining has closed',
      text: 'Nobody can join any more.',
      question: 'Do you take part?',
    },
    invited: {
      heading: 'This event is by invitation',
      text: 'Only people whom the hosts invite can join.',
      question: 'Are you invited, or do you take part?',
    },
  },
  keep: {
    title: 'Keep your matches: add an e-mail and a password',
    lead: 'You are a guest, so only this device knows you. With an e-mail and a password you can sign in anywhere, and you keep everything.',
    addNow: 'Add them now',
    email: 'Email',
    password: 'Password',
    confirmation: 'Confirm Password',
    saving: 'Saving...',
    button: 'Keep my matches',
    done: 'This account is yours now. Everything is kept.',
    failed: 'Failed to add them. Please try again.',
  },
  // For the host of an event.
  mayJoin: 'Guests can join by your link with just a name. <link>Change this</link>',
} as const;
