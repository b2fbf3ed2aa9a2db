import type english from '../en/sign-in-code.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  title: 'Se connecter avec un code',
  lead: 'Saisis ton adresse e-mail et nous t’enverrons un code. Pas besoin de mot de passe.',
  mailMe: 'Recevoir un code par e-mail',
  notSent: 'Le code n’a pas pu être envoyé. Réessaie.',
  signInTitle: 'Se connecter à Serendip',
  sentTitle: 'Regarde tes e-mails',
  signInAs: 'Tu te connectes avec <address>{email}</address>.',
  sent: 'S’il existe un compte pour <address>{email}</address>, un code est en route. Rien après une minute ? Regarde dans tes indésirables.',
  code: 'Code',
  codeHint: 'Six chiffres, valables une seule fois, pendant dix minutes.',
  signIn: 'Se connecter',
  signingIn: 'Connexion…',
  failed: 'La connexion a échoué',
  again: 'Envoyer un autre code',
} satisfies TextsLike<typeof english>;
