export default {
  ai: 'To find better matches, your answers are also sent to an AI service chosen by the people who run this site. Your alias and e-mail address are not.',
  // For hosts who run Serendip on their own computer.
  localOnly: 'This address works on this computer only. <link>Let guests in</link>',
  noMail: 'This server sends no mail. Ask the person who runs it.',
  retention:
    '{days, plural, =1 {Answers and matches are deleted a day after the event.} one {Answers and matches are deleted # day after the event.} other {Answers and matches are deleted # days after the event.}}',
} as const;
