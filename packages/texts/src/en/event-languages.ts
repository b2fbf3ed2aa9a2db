export default {
  language: 'Language',
  languageHint: 'Of the stage, the poster and paper, and of mails to people without a language of their own.',
  second: 'Second language',
  secondHint: 'Stage, poster and paper then show both.',
  // Beside a field that may stay empty.
  optional: 'Optional',
  // No second language.
  none: 'None',
  // {language}: the language's name in the reader's, such as 'German'. The event is in another one.
  questionsReadAs: 'Your questions are in {language}. The event is not.',
  take: "Make {language} the event's language",
} as const;
