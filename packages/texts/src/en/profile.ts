export default {
  title: 'Your Profile',
  lead: 'A few general questions. Answer as many as you like: your answers count at every event you join.',
  onThisPage: 'On this page',
  // Links to the sections of the page.
  parts: {
    card: 'Card',
    notifications: 'Mail and push',
    account: 'Sign-in and data',
    blocked: 'Blocked',
    tokens: 'API tokens',
  },
  // How much of the profile is answered.
  completion: 'Profile completion',
  complete: 'Complete your profile',
  answeredOf: '{answered} of {total} answered',
  // On the dashboard, by how much of the profile is answered.
  bands: {
    none: {
      title: 'Start your profile',
      text: 'Answer a few general questions to get better matches at every event.',
    },
    begun: {
      title: 'A good start',
      text: 'A few more answers help us find the right people for you.',
    },
    quarter: {
      title: 'You are on your way',
      text: 'Keep going: every answer makes your matches better.',
    },
    half: {
      title: 'More than halfway there',
      text: 'The next answers tell us what makes you stand out.',
    },
    nearly: {
      title: 'Almost complete',
      text: 'Only a few questions to go.',
    },
  },
  // By how much of the profile is answered.
  encouragement: {
    all: 'Connection Master! 🎉',
    nearly: 'Almost Ready to Connect! 🔥',
    half: 'Halfway to Great Connections! 🌟',
    begun: 'Strong Start! 💪',
  },
  remaining: '{count, plural, one {Just # more question to go!} other {# questions left to complete your profile}}',
  // Under a number of questions.
  completedCount: 'Completed',
  remainingCount: 'Remaining',
  // Badges beside a question.
  pending: 'Pending',
  completed: 'Completed',
  // Above a question that has no heading of its own.
  context: 'Tell us more about yourself...',
  tooLong: 'Response must be {most} characters or less',
  // Shows for four seconds after a first answer was saved.
  praise: 'Well done! 🌟 Great addition to your profile',
  // Shows after an answer was changed; `praise` is the sentence for a first one.
  updated: '{praise} (Updated!)',
  removed: 'Preference removed successfully!',
  failedToRemove: 'Failed to delete preference',
  failedToSave: 'Failed to save preference',
  tryAgain: 'Try again',
  saving: 'Saving...',
  keptHere: 'Not saved yet. Your answer is kept on this device.',
  notSaved: 'Not saved yet',
  failedToLoad: 'Failed to load preferences data',
  none: 'No Questions Available',
  noneHint: 'There are no preference questions available at this time. Check back later!',
  questions: 'Preference questions',
  loading: 'Loading your profile...',
  allDone: 'Congratulations! Profile Complete',
  allDoneHint: 'Your answers now help find the right people for you. You can change them whenever you like.',
  toYourEvents: 'Go to your events',
  how: {
    title: 'How Preferences Work',
    matching: {
      title: 'Smart Matching',
      text: 'Your answers help find the right people for you at every event you join.',
    },
    updates: {
      title: 'Always Updatable',
      text: 'Change or clear an answer whenever you like. It saves automatically and counts the next time matching runs.',
    },
    privacy: {
      title: 'Private & Secure',
      text: 'Nobody else can read your answers. Your matches see short reasons with a few common words, and topics that you let them read.',
    },
  },
} as const;
