import type english from '../en/routing.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  titles: {
    signIn: 'Anmelden',
    signUp: 'Registrieren',
    signInCode: 'Mit einem Code anmelden',
    forgotPassword: 'Passwort vergessen',
    resetPassword: 'Neues Passwort',
    confirmEmail: 'E-Mail bestätigen',
    dashboard: 'Übersicht',
    createEvent: 'Event erstellen',
    editEvent: 'Event bearbeiten',
    event: 'Event',
    draft: 'Von Hand ändern',
    print: 'Drucken',
    live: 'Der Abend',
    stage: 'Bühne',
    go: 'Code eingeben',
    profile: 'Dein Profil',
    notifications: 'Benachrichtigungen',
    cohostInvitations: 'Gemeinsam ausrichten',
    unsubscribe: 'Diese Mails abbestellen',
    invited: 'Einladung',
    stopInvitations: 'Keine Einladungen mehr',
    messages: 'Nachrichten',
    designSystem: 'Designsystem',
    privacy: 'Datenschutz',
    terms: 'Nutzungsbedingungen',
    imprint: 'Impressum',
    notFound: 'Seite nicht gefunden',
  },
  broken: {
    notLoaded: 'Diese Seite konnte nicht geladen werden',
    whyNotLoaded:
      'Die Verbindung ist abgerissen, oder es gibt gerade eine neue Version. Meist hilft es, die Seite neu zu laden.',
    crashed: 'Etwas ist schiefgegangen',
    whyCrashed:
      'Diese Seite funktioniert nicht mehr. Alles, was du gespeichert hast, ist sicher. Lade die Seite neu oder geh zur Startseite.',
    reload: 'Seite neu laden',
    toHomePage: 'Zur Startseite',
  },
} satisfies TextsLike<typeof english>;
