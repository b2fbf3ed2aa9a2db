export default {
  // Of a fold with the contacts of two people.
  label: {
    theirs: 'Their contact',
    theyShared: 'They shared their contact',
    youShared: 'You shared your contact',
    share: 'Share my contact',
  },
  thisPerson: 'This person',
  // `name` is the other person, or ‘This person’.
  theyShare: '{name} shares their contact with you. Share yours to see it.',
  theySeeIt: '{name} sees it once they share theirs, too.',
  bothSee: "Once {name} shares theirs, too, each of you sees the other's.",
  change: 'Change what I share',
  takeBack: 'Take it back',
  failedToSave: 'Failed to save. Please try again.',
  // Saves a file for an address book.
  save: 'Save contact',
  forOlderPhones: 'For older phones',
  form: {
    what: 'What do you share?',
    name: 'Name',
    noName: 'Your card has no name yet',
    email: 'E-mail',
    phone: 'Phone',
    links: 'Links',
    noLinks: 'Your card has no links yet',
    enterPhone: 'Enter your phone number',
    nothing: 'Your card has none of this yet. Share something else, too.',
    yourPhone: 'Your phone number',
    phoneHint: 'Only they get it, and only if they share something, too.',
    failed: 'Failed to share your contact. Please try again.',
    save: 'Save',
    share: 'Share contact',
  },
} as const;
