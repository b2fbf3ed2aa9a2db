export default {
  didYouMeet: 'Did you meet?',
  // The same for screen readers, with the other person.
  didYouMeetWith: 'Did you meet? ({name})',
  // After ‘Did you meet?’ was answered with ‘Yes’.
  glad: 'Glad you did?',
  gladWith: 'Glad you did? ({name})',
  yes: 'Yes',
  no: 'No',
  thumbsUp: 'Thumbs up',
  thumbsDown: 'Thumbs down',
  offline: 'No network. This is sent when you are back online.',
  note: {
    add: 'Add a note to yourself',
    yours: 'Your note',
    // Read out after one of the two above.
    about: 'about {name}',
    label: 'Note to yourself about {name}',
    onlyYou: 'Only you can see this.',
    save: 'Save note',
    tooLong: 'Note must be {most} characters or less',
  },
} as const;
