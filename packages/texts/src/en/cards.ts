export default {
  // In place of a name that is not known, standing alone.
  someone: 'Someone',
  // The same at the end of a button’s name: ‘Message someone’.
  someoneInside: 'someone',
  links: 'Links',
  // How to recognise a person at the event. `text` is what they wrote.
  spotThem: 'How to spot them: <hint>{text}</hint>',
  picture: {
    unreadable: 'This picture cannot be read',
    tooLarge: 'A picture has at most 8 MB',
    saved: 'Picture saved',
    removed: 'Picture removed',
    failed: 'Failed to save the picture',
    label: 'Picture',
    change: 'Change picture',
    add: 'Add a picture',
    remove: 'Remove picture',
    hint: 'JPEG, PNG or WebP, up to 8 MB. We keep the square in the middle.',
    yours: 'Your picture',
    yoursHint: 'This is how people see it.',
    cancel: 'Cancel',
    save: 'Save picture',
    preview: 'Preview of your picture',
  },
  spotMe: {
    label: 'How to spot me',
    hint: 'Everybody who sees your card can read this.',
    failed: 'Failed to save. Please try again.',
    // An example in an empty field.
    example: 'Green scarf',
    saving: 'Saving...',
    save: 'Save',
    saved: 'Saved',
  },
  yours: {
    title: 'Your card',
    lead: "People you meet see it beside your alias. Everything here is optional. Hosts of events you join see the name, unless you choose 'Nobody'.",
    failedToLoad: 'Failed to load your card',
    loading: 'Loading your card',
    name: 'Name',
    // One line on a card about the person.
    headline: 'Headline',
    headlineExample: 'Bakes bread, needs a website',
    pronouns: 'Pronouns',
    links: 'Links',
    linksHint: 'Up to three, each with https:// in front.',
    link: 'Link {number}',
    sight: 'Who sees your card',
    // Answers to ‘Who sees your card’.
    sights: {
      matches: 'People I am matched with',
      events: 'Everyone at events I join',
      nobody: 'Nobody',
    },
    failedToSave: 'Failed to save your card',
    saving: 'Saving...',
    save: 'Save card',
    saved: 'Card saved',
    notSaved: 'Not saved yet',
  },
} as const;
