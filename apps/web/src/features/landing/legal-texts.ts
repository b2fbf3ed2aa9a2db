export interface LegalText {
  title: string;
  lead: string;
  sections: readonly { heading: string; text: string }[];
}

/** The texts of a fresh installation. Operators adapt them to their law. */
export const legalTexts: Record<'/privacy' | '/terms' | '/imprint', LegalText> = {
  '/privacy': {
    title: 'Privacy',
    lead: 'Serendip runs on a server of the organisation that invited you, called the operator here. What you enter stays there.',
    sections: [
      {
        heading: 'What is stored',
        text: 'Your e-mail address, a hash of your password, your alias, the events you create or join, your answers, the topics you add or take away, your feedback and your messages.',
      },
      {
        heading: 'What it is used for',
        text: 'Your answers are used for one purpose: to find the people you should meet at an event, and to say why. They are never sold, used for advertising, or shown word for word to other participants.',
      },
      {
        heading: 'Who sees what',
        text: 'People you are matched with see your alias, the match and its reasons, and what you write to them. The host of an event you join also sees your e-mail address, your matches and your room. Participants see the e-mail address of the host.',
      },
      {
        heading: 'Outside services',
        text: 'By default, nothing leaves the server. The operator may connect a language model that helps with matching, a mail server, or an analytics service. Ask the operator which of them are in use.',
      },
      {
        heading: 'In your browser',
        text: 'Your browser stores your sign-in and any text you have not saved yet, and removes both when you sign out. A cookie with a random number tells the server that it is your device again, so that people who guess passwords or codes cannot lock you out. It says nothing else about you and lasts 30 days. There are no tracking or advertising cookies.',
      },
      {
        heading: 'Your rights',
        text: 'You can ask the operator at any time what is stored about you, have it corrected or deleted, and get a copy of it. The imprint page says how to reach them.',
      },
    ],
  },
  '/terms': {
    title: 'Terms',
    lead: 'A few simple rules, so that everyone feels safe to meet.',
    sections: [
      {
        heading: 'Your account',
        text: 'Use your own e-mail address and keep your password to yourself. You are responsible for what happens under your account. Signing up is free.',
      },
      {
        heading: 'How to treat others',
        text: 'Be honest in your answers and kind in your messages. No harassment, no advertising to people who did not ask for it, nothing illegal. The operator may close accounts that break these rules.',
      },
      {
        heading: 'If you host an event',
        text: 'Ask only what helps people meet. Use match lists, rooms and e-mail addresses for your event only. Keep downloaded files safe, and delete them when you no longer need them.',
      },
      {
        heading: 'What matching is',
        text: 'Matches are suggestions based on what people wrote. Nobody guarantees who someone is or how a meeting goes. Use your own judgement.',
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
        text: 'The operator of this installation is responsible for its content and for how your data is processed. The address you opened belongs to them.',
      },
      {
        heading: 'Software',
        text: 'Serendip is open source. Its authors neither run this installation nor have access to it.',
      },
    ],
  },
};
