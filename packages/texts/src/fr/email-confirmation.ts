import type english from '../en/email-confirmation.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  notConfirmed: 'non confirmée',
  invalidTitle: 'Lien non valide',
  invalid: 'Ce lien est incomplet. Demande un autre e-mail sur ton profil.',
  toProfile: 'Aller à ton profil',
  title: 'Confirme ton adresse',
  lead: 'As-tu créé un compte Serendip avec l’adresse qui a reçu cet e-mail ?',
  confirm: 'Confirmer mon adresse e-mail',
  confirming: 'Confirmation…',
  confirmed: 'Ton adresse e-mail est confirmée.',
  thenSignIn: '{ended} Connecte-toi avec un code reçu par e-mail, ou choisis un nouveau mot de passe.',
  toEvents: 'Aller à tes événements',
  signIn: 'Se connecter',
  failed: 'Ton adresse e-mail n’a pas pu être confirmée',
  deadLink:
    '{days, plural, one {Il date de plus de # jour, ou il y a un e-mail plus récent. Tu peux en demander un autre <link>sur ton profil</link>.} many {Il date de plus de # de jours, ou il y a un e-mail plus récent. Tu peux en demander un autre <link>sur ton profil</link>.} other {Il date de plus de # jours, ou il y a un e-mail plus récent. Tu peux en demander un autre <link>sur ton profil</link>.}}',
  notSignedIn: 'Tu n’as pas de session ouverte ici',
  notSignedInText:
    'Confirmer ici met fin à ce qui a été créé avec cette adresse, au cas où ce serait une autre personne : le mot de passe, les sessions ouvertes, les clés d’accès, les co-hôtes et la carte. Les événements sont fermés jusqu’à ce que tu les ouvres. Pour tout garder, <link>connecte-toi</link> d’abord, ou ouvre le lien là où ta session est ouverte.',
  notYou: 'Tu n’as pas créé de compte ? Ferme cette page. Rien ne se passe, et l’adresse reste non confirmée.',
  waits: 'Ta nouvelle adresse e-mail attend',
  waitsText: 'Ouvre le lien dans l’e-mail envoyé à {email}. En attendant, c’est l’ancienne qui compte.',
  settingTitle: 'Confirme ton adresse e-mail',
  settingText:
    'Ouvre le lien dans l’e-mail envoyé à {email}. En attendant, les autres voient « non confirmée » à côté, et tu peux organiser {events, plural, one {# événement} many {# d’événements} other {# événements}} de {people, plural, one {# personne} many {# de personnes} other {# personnes}} au plus, sans co-hôte.',
  again: 'Renvoyer l’e-mail',
  sent: 'Nous avons envoyé l’e-mail. S’il n’arrive pas, regarde dans tes indésirables.',
  notSent: 'L’e-mail n’a pas pu être envoyé. Réessaie.',
} satisfies TextsLike<typeof english>;
