/** Mails that tell news. A name is the other person's, as the reader may see it. */
export default {
  stop: 'Stop mails of this kind',
  settings: 'Choose what you hear of',
  // Before a link, in a mail as plain text.
  named: '{label}:',
  entryAttached: 'The entry for your calendar is attached.',
  entryTaken: 'The attachment takes the entry out of your calendar.',
  somebody: 'Somebody',
  when: {
    from: '{date}, {start}',
    fromTo: '{date}, {start} to {end}',
  },
  digest: {
    heading: 'Your news of yesterday',
    more: 'And {count} more.',
    button: 'See all news',
  },
  matches_ready: {
    line: 'See whom you could meet, why you fit, and what you could ask first.',
    button: 'See your matches',
  },
  message: {
    line: '{name} wrote to you.',
    pause: 'You get no further mail about this conversation until you have read it.',
    button: 'Read the message',
  },
  joined: {
    line: 'Answer the questions of the event, so that your matches fit you.',
    button: 'See the event',
  },
  event_tomorrow: {
    line: 'Have you answered all questions? Your matches are made of your answers.',
    button: 'See the event',
  },
  answers_missing: {
    line: 'The host asks you to answer the questions of the event. Your matches are made of your answers.',
    button: 'Answer the questions',
  },
  event_moved: {
    line: 'This is how it is now.',
    noDate: 'It has no date any more. You get a mail once it has a new one.',
    button: 'See the event',
  },
  event_called_off: {
    line: 'It does not take place. There is nothing for you to do.',
    button: 'See your events',
  },
  off_waiting_list: {
    line: 'You are off the waiting list and take part now. If you cannot come, please leave the event.',
    button: 'See the event',
  },
  let_in: {
    line: 'A host has let you in. Answer the questions of the event, so that your matches fit you.',
    button: 'See the event',
  },
  declined: {
    line: 'You asked to join. The hosts have declined. There is nothing for you to do.',
    button: 'See the event',
  },
  contact_returned: {
    line: '{name} shared their contact with you, as you did with them.',
    button: 'See the contact',
  },
  from_host: {
    line: "A host of {event} wrote this to guests. On the event's page you can report it, or turn such news off.",
    lineOfUnknown:
      "A host of your event wrote this to guests. On the event's page you can report it, or turn such news off.",
    button: 'See the event',
  },
  cohost: {
    line: 'Co-hosts can change the event, its questions and its evening, see the participants, and start the matching.',
    not_yet: 'You are no host until you say yes.',
    button: 'Say yes or no',
  },
  asked: {
    line: 'Let them in or decline in the tab People. They wait for your answer.',
    button: 'See who asks',
  },
  report: {
    line: 'Please look at it soon: somebody asks for your help.',
    button: 'See the report',
  },
  run_failed: {
    line: 'Nothing is lost: please start it again in a moment.',
    button: 'Start it again',
  },
  webhook_off: {
    line: 'Its address did not take what was sent. Look at its deliveries, and switch it on again.',
    button: 'See the webhook',
  },
} as const;
