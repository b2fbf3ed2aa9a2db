import type english from '../en/invitation-mails.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  heading: 'Invitation : {event}',
  reminder: 'Tu viens ? {event}',
  hello: 'Bonjour {guest},',
  invites: '{host} t’invite.',
  waits: '{host} t’invite et attend ta réponse.',
  how: 'Réponds oui, peut-être ou non d’un seul geste. Sans compte.',
  button: 'Répondre à l’invitation',
  wrote:
    '{host} t’a envoyé une invitation et écrit ceci à toutes les personnes invitées. Ton lien montre le texte entier : tu peux répondre à l’invitation et signaler le message.',
  readWord: 'Lire et répondre',
  noneFromHost: 'Ne plus recevoir d’invitations de cet hôte',
  noneFromHere: 'Ne plus recevoir d’invitations d’ici',
} satisfies TextsLike<typeof english>;
