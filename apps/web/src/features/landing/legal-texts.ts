export interface LegalText {
  title: string;
  lead: string;
  sections: readonly { heading: string; text: string }[];
}

/** Texts for an installation out of the box. Whoever runs one for others adapts them to their law. */
export const legalTexts: Record<'/privacy' | '/terms' | '/imprint', LegalText> = {
  '/privacy': {
    title: 'Privacy',
    lead: 'Serendip runs on a server of the organisation that invited you, here called the operator. What you enter stays there.',
    sections: [
      {
        heading: 'What is stored',
        text: 'Your e-mail address, a hash of your password, your alias, the events you create or join, your answers, your feedback and your messages.',
      },
      {
        heading: 'What it is used for',
        text: 'Your answers are used for one purpose: to find the people at an event whom you should meet, and to say why. They are not sold, not used for advertising and not shown word for word to other participants.',
      },
      {
        heading: 'Who sees what',
        text: 'People you are matched with see your alias, the match and its reasons, and what you write to them. The host of an event you join also sees your e-mail address, your matches and your room. Participants see the e-mail address of the host.',
      },
      {
        heading: 'Outside services',
        text: 'Out of the box nothing leaves the server. The operator may connect a language model that helps with matching, a mail server, or an analytics service; ask the operator which of them are in use.',
      },
      {
        heading: 'In your browser',
        text: 'Your sign-in and text you have not saved yet are kept in the storage of your browser, and removed when you sign out. There are no tracking and no advertising cookies.',
      },
      {
        heading: 'Your rights',
        text: 'You may ask the operator at any time what is stored about you, have it corrected or deleted, and get a copy of it. The contact is on the imprint page.',
      },
    ],
  },
  '/terms': {
    title: 'Terms',
    lead: 'A few plain rules, so that everyone can meet with confidence.',
    sections: [
      {
        heading: 'Your account',
        text: 'Use your own e-mail address, keep your password to yourself, and answer for what happens under your account. Signing up is free.',
      },
      {
        heading: 'How to treat others',
        text: 'Be truthful in your answers and kind in your messages. No harassment, no advertising to people who did not ask for it, nothing unlawful. The operator may close an account that breaks these rules.',
      },
      {
        heading: 'If you host an event',
        text: 'Ask only what helps people meet. Use match lists, rooms and e-mail addresses for your event alone, keep downloaded files safe, and delete them when you no longer need them.',
      },
      {
        heading: 'What matching is',
        text: 'Matches are suggestions made from what people wrote. Nobody vouches for a person or for what comes of a meeting; use your own judgement.',
      },
      {
        heading: 'The software',
        text: 'Serendip is open-source software under the MIT licence and comes without warranty. The operator of this installation is responsible for running it.',
      },
    ],
  },
  '/imprint': {
    title: 'Imprint',
    lead: 'This is an installation of Serendip, run by the organisation that invited you to it.',
    sections: [
      {
        heading: 'Responsible',
        text: 'The operator of this installation is responsible for its content and for the processing of your data. The address you opened belongs to them.',
      },
      {
        heading: 'Software',
        text: 'Serendip is open source. Its authors neither run this installation nor have access to it.',
      },
    ],
  },
};
