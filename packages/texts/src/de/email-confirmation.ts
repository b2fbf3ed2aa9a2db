import type english from '../en/email-confirmation.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  notConfirmed: 'nicht bestätigt',
  invalidTitle: 'Ungültiger Link',
  invalid: 'Dieser Link ist unvollständig. Fordere auf deinem Profil eine neue Mail an.',
  toProfile: 'Zu deinem Profil',
  title: 'Bestätige deine Adresse',
  lead: 'Hast du mit der Adresse, an die diese Mail ging, ein Konto bei Serendip angelegt?',
  confirm: 'E-Mail-Adresse bestätigen',
  confirming: 'Wird bestätigt …',
  confirmed: 'Deine E-Mail-Adresse ist bestätigt.',
  thenSignIn: '{ended} Melde dich mit einem Code per E-Mail an oder wähle ein neues Passwort.',
  toEvents: 'Zu deinen Events',
  signIn: 'Anmelden',
  failed: 'Deine E-Mail-Adresse konnte nicht bestätigt werden',
  deadLink:
    '{days, plural, one {Er ist älter als # Tag, oder es gibt eine neuere Mail. Eine neue kannst du <link>auf deinem Profil</link> anfordern.} other {Er ist älter als # Tage, oder es gibt eine neuere Mail. Eine neue kannst du <link>auf deinem Profil</link> anfordern.}}',
  notSignedIn: 'Du bist hier nicht angemeldet',
  notSignedInText:
    'Wenn du hier bestätigst, wird gelöscht, was vorher mit dieser Adresse entstanden ist, falls das jemand Fremdes war: das Passwort, offene Sitzungen, Passkeys, Co-Hosts und die Karte. Events sind geschlossen, bis du sie öffnest. Um alles zu behalten, <link>melde dich an</link> oder öffne den Link dort, wo du angemeldet bist.',
  notYou: 'Du hast kein Konto angelegt? Schließ diese Seite. Es passiert nichts, und die Adresse bleibt unbestätigt.',
  waits: 'Deine neue E-Mail-Adresse wartet',
  waitsText: 'Öffne den Link in der Mail an {email}. Bis dahin gilt die alte.',
  settingTitle: 'Bestätige deine E-Mail-Adresse',
  settingText:
    'Öffne den Link in der Mail an {email}. Bis dahin sehen andere daneben „nicht bestätigt“, und du kannst {events, plural, one {# Event} other {# Events}} mit je {people, plural, one {# Person} other {# Personen}} ausrichten, ohne Co-Hosts.',
  again: 'Mail noch einmal schicken',
  sent: 'Wir haben die Mail verschickt. Wenn sie nicht ankommt, schau in deinen Spam-Ordner.',
  notSent: 'Die Mail konnte nicht verschickt werden. Bitte versuch es noch einmal.',
} satisfies TextsLike<typeof english>;
