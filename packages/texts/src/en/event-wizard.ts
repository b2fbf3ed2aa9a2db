export default {
  newEvent: 'New event',
  editEvent: 'Edit event',
  // What the page is called in the browser's tab.
  editNamed: 'Edit {name}',
  loading: 'Loading event',
  loadFailed: 'Failed to load event data. Please try again.',
  onlyHostCopies: 'Only the host can duplicate this event.',
  onlyHostEdits: 'Only the host can edit this event.',
  toEvent: 'Go to the event',
  cancel: 'Cancel',
  kept: 'We kept what you typed last time.',
  startOver: 'Start Over',
  progress: 'Progress',
  step: 'Step {number} of {all}',
  // Short: the three stand beside each other on a phone.
  steps: {
    details: 'Event Details',
    questions: 'Custom Questions',
    create: 'Review & Create',
    update: 'Review & Update',
  },
  previous: 'Previous',
  next: 'Next',
  // Beside a field that may stay empty.
  optional: 'Optional',
  // One button. Phones show the short ones.
  submit: {
    create: 'Create Event',
    creating: 'Creating...',
    createWith: '{count, plural, one {Create Event with # Question} other {Create Event with # Questions}}',
    createShort: '{count, plural, one {Create Event (# Question)} other {Create Event (# Questions)}}',
    update: 'Update Event',
    updating: 'Updating...',
    updateWith: '{count, plural, one {Update Event with # Question} other {Update Event with # Questions}}',
    updateShort: '{count, plural, one {Update Event (# Question)} other {Update Event (# Questions)}}',
  },
  // Told to screen readers.
  said: {
    questionAdded: 'Question added',
    questionChanged: 'Question changed',
    questionDeleted: 'Question deleted',
    moved: 'Moved to position {place} of {all}',
    templateAdded: "Questions of ''{template}'' added",
    allThere: 'You have all of these questions',
    optionRemoved: 'Option {number} removed',
  },
  saving: {
    createFailed: 'Failed to create event',
    updateFailed: 'Failed to update event',
    withoutId: 'Event created but ID not returned',
    // {fault}: why this question was refused.
    questionRefused: '"{question}": {fault}',
    partlyCreated:
      'Event created successfully, but some questions may not have been saved. You can add them later from the event page.',
    partlyUpdated:
      'Event updated successfully, but some questions may not have been saved. You can add them later from the event page.',
  },
  fields: {
    name: 'Event name',
    description: 'Description',
    eventDate: 'Event date',
    startTime: 'Start time',
    endTime: 'End time',
    timeZone: 'Time zone',
    place: 'Place',
    // The address of the video room.
    onlineUrl: 'Link',
    capacity: 'Capacity',
    guestJoin: 'Guests may join without a password',
    // Above a choice: at once, or when the host publishes them.
    publish: 'Guests see matches',
    joining: 'People who may join',
    joiningUntil: 'Join until',
    language: 'Language',
    secondLanguage: 'Second language',
    listed: 'Show name, date and place to everyone who has the link',
  },
  details: {
    // An example.
    nameLike: 'Founders & Friends',
    descriptionLike: 'What happens, who comes, what to bring',
    dateIncomplete: 'Please enter a complete date',
    guestJoinHint: 'Anyone with the link can join by giving a name. Guests give no e-mail address.',
    listedHint:
      'They see it without signing in, with the description, the places left and the name on your card. The link to the video room, guests and questions stay hidden.',
  },
  where: {
    title: 'When and where',
    hint: 'All of this is optional.',
    hintWithoutDate: 'All of this is optional. With a date you can set times, too.',
    timeIncomplete: 'Please enter a complete time',
    // An example.
    placeLike: 'Pier 9, the long hall',
    capacityHint: 'When all places are taken, people can wait for one.',
    noLimit: 'No limit',
  },
  publish: {
    atOnce: 'As soon as they are ready',
    byHand: 'When I publish them',
    byHandHint: 'You see a draft first, and can change it by hand.',
  },
  joining: {
    question: 'Who may join?',
    untilHint: "In the event's time zone: {zone}.",
    // {who}: one of the labels below.
    whoUntil: '{who}, until {moment}',
    label: {
      anyone: 'Anyone with the link',
      ask: 'People I let in',
      invited: 'Only people I invited',
      nobody: 'Nobody any more',
    },
    hint: {
      anyone: 'Everyone who has the link can join at once.',
      ask: 'They ask, and you answer in the tab People. The code of the evening asks, too.',
      invited: 'Others read that the event is by invitation. The code of the evening lets in everyone.',
      nobody: 'Only the code of the evening still lets people in.',
    },
  },
  questions: {
    lead: 'Answers decide who meets whom. Two or three good questions are enough. You can also skip this step.',
    list: 'Your questions',
    add: 'Add Question',
    move: 'Move question {number}: drag, or press an arrow key',
    edit: 'Edit question {number}',
    delete: 'Delete question {number}',
    kilobytesLeft: '{count, number} kB are left.',
    none: 'Ask what only your guests can tell you, such as why they are coming.',
    deleteTitle: 'Are you sure you want to delete this question?',
    answersGo: 'Answers to it are deleted, too.',
    confirmDelete: 'Delete',
  },
  review: {
    noDate: 'No date yet',
    capacity: 'Up to {most} people',
    listed: 'Everyone who has the link sees name, date and place',
    byHand: 'Guests see matches when I publish them',
    questions: '{count, plural, =0 {No questions} one {# question} other {# questions}}',
    noQuestions: 'Joiners will be matched by their profiles. You can add questions at any time.',
  },
  disputes: {
    title: 'Somebody else changed this event',
    lead: 'What you typed is saved when you update, unless you take theirs.',
    theirs: 'Theirs',
    yours: 'Yours',
    keep: 'Keep yours',
    // {what}: a field's label, or 'Question 2'.
    keepNamed: 'Keep yours: {what}',
    take: 'Take theirs',
    takeNamed: 'Take theirs: {what}',
    question: 'Question {number}',
    // The value of a switch that is off.
    off: 'no',
    // The value of an empty field.
    empty: 'nothing',
  },
  editor: {
    new: 'New question',
    edit: 'Edit question',
    back: 'Back to Event Creation',
    save: 'Save Question',
    failed: 'Failed to save question. Please try again.',
    losesAnswers: 'Answers that no longer fit are deleted when you update the event.',
    type: 'Question type',
    text: 'Question text',
    // An example.
    textLike: 'What would you love to get out of tonight?',
    format: 'Response format',
    formatHint: 'How big the answer box is',
    short: 'Short',
    long: 'Long',
    options: 'Options',
    optionsFixed: 'These options are always the same.',
    hostReads: 'The host reads the answers',
    hostReadsHint:
      "For diet, arrival or T-shirt sizes. Guests read ''The host reads this answer'' before they answer. You see the answers in the tab People, and nobody is matched by them.",
    alsoMatched: 'Match people by them, too',
    context: 'Matching context',
    contextHint: 'Tells the matching how to use the answers. Joiners do not see it.',
    // An example.
    contextLike: 'Bring together people at a similar stage',
  },
  option: {
    text: 'Option {number} text',
    value: 'Option {number} value',
    valueHint: 'no spaces, lowercase',
    up: 'Move option {number} up',
    down: 'Move option {number} down',
    remove: 'Remove option {number}',
    add: 'Add Option',
    fillValues: 'Fill in empty values',
  },
  slider: {
    min: 'Minimum value',
    max: 'Maximum value',
    minLabel: 'Minimum label',
    maxLabel: 'Maximum label',
    // Examples of the two ends of a scale.
    minLike: 'Just an idea',
    maxLike: 'Up and running',
    scale: 'Scale type',
    scales: {
      progressive: 'Progressive',
      bipolar: 'Bipolar',
      preference: 'Preference',
    },
    scaleHints: {
      progressive: 'From less to more, such as experience or stage',
      bipolar: 'Between two opposites, such as introvert and extrovert',
      preference: 'How much someone likes or wants something',
    },
  },
  preview: {
    title: 'Preview',
    heading: 'How joiners will see it',
    // In place of a text that is not typed yet.
    text: 'What would you like to ask?',
    option: 'Option {number}',
    noSlider: 'The slider appears when its maximum is greater than its minimum.',
  },
} as const;
