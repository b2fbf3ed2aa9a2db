import type english from '../en/news-mails.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  stop: 'Keine Mails dieser Art mehr',
  settings: 'Auswählen, was wir dir melden',
  named: '{label}:',
  entryAttached: 'Der Eintrag für deinen Kalender ist angehängt.',
  entryTaken: 'Der Anhang entfernt den Eintrag aus deinem Kalender.',
  somebody: 'Jemand',
  when: {
    from: '{date}, {start} Uhr',
    fromTo: '{date}, {start} bis {end} Uhr',
  },
  digest: {
    heading: 'Deine Neuigkeiten von gestern',
    more: 'Und {count} weitere.',
    button: 'Alle Neuigkeiten ansehen',
  },
  matches_ready: {
    line: 'Sieh dir an, wen du treffen könntest, warum ihr zusammenpasst und was du zuerst fragen kannst.',
    button: 'Deine Matches ansehen',
  },
  message: {
    line: '{name} hat dir geschrieben.',
    pause: 'Zu dieser Unterhaltung bekommst du keine weitere Mail, bis du sie gelesen hast.',
    button: 'Nachricht lesen',
  },
  joined: {
    line: 'Beantworte die Fragen des Events, damit deine Matches zu dir passen.',
    button: 'Event ansehen',
  },
  event_tomorrow: {
    line: 'Hast du alle Fragen beantwortet? Deine Matches entstehen aus deinen Antworten.',
    button: 'Event ansehen',
  },
  answers_missing: {
    line: 'Der Host bittet dich, die Fragen des Events zu beantworten. Deine Matches entstehen aus deinen Antworten.',
    button: 'Fragen beantworten',
  },
  event_moved: {
    line: 'So ist es jetzt.',
    noDate: 'Es hat kein Datum mehr. Du bekommst eine Mail, sobald es ein neues gibt.',
    button: 'Event ansehen',
  },
  event_called_off: {
    line: 'Es findet nicht statt. Du musst nichts tun.',
    button: 'Deine Events ansehen',
  },
  off_waiting_list: {
    line: 'Du bist von der Warteliste gerückt und jetzt dabei. Wenn du nicht kommen kannst, verlasse bitte das Event.',
    button: 'Event ansehen',
  },
  let_in: {
    line: 'Ein Host hat dich hereingelassen. Beantworte die Fragen des Events, damit deine Matches zu dir passen.',
    button: 'Event ansehen',
  },
  declined: {
    line: 'Du wolltest mitmachen. Die Hosts haben abgelehnt. Du musst nichts tun.',
    button: 'Event ansehen',
  },
  contact_returned: {
    line: '{name} hat jetzt auch Kontaktdaten mit dir geteilt.',
    button: 'Kontaktdaten ansehen',
  },
  from_host: {
    line: 'Das hat ein Host von {event} an Gäste geschrieben. Auf der Seite des Events kannst du es melden oder solche Nachrichten abschalten.',
    lineOfUnknown:
      'Das hat ein Host deines Events an Gäste geschrieben. Auf der Seite des Events kannst du es melden oder solche Nachrichten abschalten.',
    button: 'Event ansehen',
  },
  cohost: {
    line: 'Co-Hosts können das Event, seine Fragen und den Abend ändern, die Gäste sehen und das Matching starten.',
    not_yet: 'Du bist erst Host, wenn du Ja sagst.',
    button: 'Ja oder Nein sagen',
  },
  asked: {
    line: 'Lass die Person im Tab „Leute“ herein oder lehne ab. Sie wartet auf deine Antwort.',
    button: 'Anfrage ansehen',
  },
  report: {
    line: 'Bitte sieh es dir bald an: Jemand bittet dich um Hilfe.',
    button: 'Meldung ansehen',
  },
  run_failed: {
    line: 'Nichts ist verloren: Bitte starte es gleich noch einmal.',
    button: 'Noch einmal starten',
  },
  webhook_off: {
    line: 'Seine Adresse hat nicht angenommen, was gesendet wurde. Sieh dir die Zustellungen an und schalte ihn wieder ein.',
    button: 'Webhook ansehen',
  },
} satisfies TextsLike<typeof english>;
