export default {
  menu: 'More about {name}',
  menuFailed: 'The menu did not load. Check your connection and try again.',
  // A choice in the menu: to tell the hosts about a person.
  report: 'Report',
  block: 'Block',
  // In place of a name, inside a sentence.
  thisPerson: 'this person',
  undo: 'Undo',
  undoFailed: 'Failed to undo the block',
  blocking: {
    question: 'Block {name}?',
    effect:
      'You can no longer write to each other, and Serendip no longer matches you or seats you together. {name} will not be told. You can undo it on your profile.',
    effectUnnamed:
      'You can no longer write to each other, and Serendip no longer matches you or seats you together. They will not be told. You can undo it on your profile.',
    done: 'You have blocked {name}. You can undo it on your profile.',
    failed: 'Failed to block',
    // In a conversation, in place of the field for a message.
    notice: 'You have blocked <person>{name}</person>. You cannot write to each other.',
  },
  blocked: {
    title: 'Blocked people',
    none: 'Nobody. You can block somebody from your matches, your room or a conversation.',
    lead: 'You cannot write to each other, and you are not matched or seated together. They are not told.',
    since: 'Blocked {time}',
    sinceAndWhere: 'Blocked {time}, met at <event>{name}</event>',
    undone: '{name} is no longer blocked.',
  },
  // Why somebody reports a person.
  reason: {
    spam: 'Spam',
    harassment: 'Harassment',
    no_show: 'Did not come',
    other: 'Something else',
  },
  reporting: {
    title: 'Report {name}',
    lead: 'The hosts of the event read your report and see that it is yours. A report about a host goes to the people who run this site instead. The person you report is not told.',
    // Of a text that a host wrote to guests.
    word: 'Report this text?',
    wordLead: 'The people who run this site read your report and the text. Your host is not told.',
    where: 'Where did you meet?',
    chooseEvent: 'Choose an event',
    eventMissing: 'Choose the event where you met.',
    reasonMissing: 'Choose a reason.',
    done: 'Thank you. Your report was sent.',
    failed: 'Failed to send the report',
    cancel: 'Cancel',
    send: 'Send report',
    wrong: 'What is wrong?',
    happened: 'What happened?',
    optional: 'Optional',
    tooLong: 'Words must be {most} characters or less',
    withText: "The host's text comes along with your report.",
    showMessages: 'Show them our messages',
    showMessagesHint:
      'The last {count, number} that you two wrote, as they are now. Without this, nobody else reads them.',
  },
} as const;
