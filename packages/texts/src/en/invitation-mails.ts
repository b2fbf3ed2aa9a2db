export default {
  heading: 'You are invited to {event}',
  reminder: 'Will you come to {event}?',
  hello: 'Hello {guest},',
  invites: '{host} invites you.',
  waits: '{host} invites you and waits for your answer.',
  how: 'Say yes, maybe or no with one tap. You need no account.',
  button: 'Answer the invitation',
  wrote:
    '{host} invited you, and wrote this to invited people. Behind your link you read all of it, answer the invitation, and can report it.',
  readWord: 'Read it and answer',
  noneFromHost: 'No invitations from this host',
  noneFromHere: 'No invitations from here',
} as const;
