import type english from '../en/sign-in-code.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  title: 'Mit einem Code anmelden',
  lead: 'Gib deine E-Mail-Adresse ein, und wir schicken dir einen Code. Du brauchst kein Passwort.',
  mailMe: 'Code per E-Mail',
  notSent: 'Der Code konnte nicht verschickt werden. Bitte versuch es noch einmal.',
  signInTitle: 'Bei Serendip anmelden',
  sentTitle: 'Schau in dein Postfach',
  signInAs: 'Du meldest dich als <address>{email}</address> an.',
  sent: 'Wenn es ein Konto für <address>{email}</address> gibt, ist ein Code unterwegs. Nach einer Minute noch nichts da? Schau in deinen Spam-Ordner.',
  code: 'Code',
  codeHint: 'Sechs Ziffern. Sie gelten einmal, zehn Minuten lang.',
  signIn: 'Anmelden',
  signingIn: 'Wird angemeldet …',
  failed: 'Anmeldung fehlgeschlagen',
  again: 'Neuen Code schicken',
} satisfies TextsLike<typeof english>;
