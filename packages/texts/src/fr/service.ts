import type english from '../en/service.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  ai: 'Pour trouver de meilleurs matchs, tes réponses sont aussi envoyées à un service d’IA choisi par les personnes qui gèrent ce site. Ton pseudo et ton adresse e-mail ne le sont pas.',
  localOnly: 'Cette adresse ne fonctionne que sur cet ordinateur. <link>Laisser entrer les invités</link>',
  noMail: 'Ce serveur n’envoie pas d’e-mails. Demande à la personne qui le gère.',
  retention:
    '{days, plural, =1 {Les réponses et les matchs sont supprimés un jour après l’événement.} one {Les réponses et les matchs sont supprimés # jour après l’événement.} many {Les réponses et les matchs sont supprimés # de jours après l’événement.} other {Les réponses et les matchs sont supprimés # jours après l’événement.}}',
} satisfies TextsLike<typeof english>;
