import type english from '../en/account-mails.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  reset: {
    subject: 'Neues Passwort für Serendip',
    text: `Hallo,

jemand, hoffentlich du, möchte ein neues Passwort für dein Konto bei
Serendip. Öffne diesen Link in den nächsten {hours} Stunden, um eines zu
wählen:

{link}

Der Link funktioniert einmal. Wenn du es nicht warst, tu einfach nichts:
Dein Passwort bleibt, wie es ist.
{more}`,
    devices: `
Diese Geräte können sich ohne Passwort in deinem Konto anmelden, und ein
neues Passwort ändert daran nichts. Wenn du eines davon nicht kennst,
entferne es in deinem Profil:

{devices}
`,
    tokens: `
Mit diesen API-Tokens handeln Programme für dich, und ein neues Passwort
ändert daran nichts. Wenn du eines davon nicht kennst, widerrufe es in
deinem Profil:

{tokens}
`,
    added: '- {name} (seit {date})',
    firstProof: `
Die Adresse wurde nie bestätigt. Deshalb löscht ein neues Passwort auch,
was vorher mit ihr entstanden ist: offene Sitzungen, Geräte, API-Tokens,
Co-Hosts und deine Karte. Events des Kontos sind geschlossen, bis du sie
öffnest.
`,
  },
  confirm: {
    subject: 'Bestätige deine E-Mail-Adresse für Serendip',
    text: `Hallo,

jemand, hoffentlich du, hat mit dieser E-Mail-Adresse ein Konto bei Serendip
angelegt. Öffne diesen Link in den nächsten {days} Tagen, um zu bestätigen,
dass sie dir gehört:

{link}

Öffne ihn in dem Browser, in dem du angemeldet bist. Überall sonst löscht
er, was vorher mit dieser Adresse entstanden ist, falls das jemand Fremdes
war: das Passwort, offene Sitzungen, Co-Hosts und die Karte. Events sind
geschlossen, bis du sie öffnest.

Wenn du es nicht warst, tu einfach nichts. Die Adresse bleibt dann für
andere als „nicht bestätigt“ gekennzeichnet.
`,
    change: `Hallo,

jemand, hoffentlich du, möchte diese E-Mail-Adresse für das eigene Konto
bei Serendip verwenden. Öffne diesen Link in den nächsten {days} Tagen, um
die Änderung zu bestätigen:

{link}

Öffne ihn in dem Browser, in dem du angemeldet bist. Überall sonst löscht
er auch, was vorher mit dem Konto entstanden ist, falls das jemand Fremdes
war: das Passwort, offene Sitzungen, Co-Hosts und die Karte. Events sind
geschlossen, bis du sie öffnest.

Wenn du es nicht warst, tu einfach nichts: Es ändert sich nichts.
`,
  },
  code: {
    subject: 'Dein Code für die Anmeldung bei Serendip',
    text: `Hallo,

mit diesem Code meldest du dich bei Serendip an:

{code}

Oder öffne diesen Link und drücke auf der Seite den Knopf:

{link}

Beides funktioniert einmal und {minutes} Minuten lang.
Wenn du in dieser Zeit noch einmal fragst, kommt derselbe Code.
Wenn du keinen Code wolltest, tu einfach nichts. Gib den Code niemandem:
Niemand von Serendip wird dich je danach fragen.
`,
  },
  emailChange: {
    subject: 'Die E-Mail-Adresse deines Kontos bei Serendip',
    asked: `Hallo,

jemand, hoffentlich du, möchte eine andere E-Mail-Adresse für dein Konto bei
Serendip. Sobald der Link in der Mail an die neue Adresse geöffnet ist,
meldest du dich mit ihr an.

Wenn du es nicht warst, wähle sofort ein neues Passwort:

{page}
`,
    changed: `Hallo,

jemand, hoffentlich du, hat die E-Mail-Adresse deines Kontos bei Serendip
geändert. Du meldest dich jetzt mit der neuen an.

Wenn du es nicht warst, wende dich an die Person, die diesen Server
betreibt.
`,
  },
} satisfies TextsLike<typeof english>;
