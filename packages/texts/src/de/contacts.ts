import type english from '../en/contacts.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  label: {
    theirs: 'Geteilte Kontaktdaten',
    theyShared: 'Hat dir Kontaktdaten gegeben',
    youShared: 'Du hast deine Kontaktdaten geteilt',
    share: 'Meine Kontaktdaten teilen',
  },
  thisPerson: 'Diese Person',
  theyShare: '{name} teilt Kontaktdaten mit dir. Teile deine, um sie zu sehen.',
  theySeeIt: '{name} sieht sie, sobald beide etwas geteilt haben.',
  bothSee: 'Sobald {name} auch Kontaktdaten teilt, seht ihr sie gegenseitig.',
  change: 'Ändern, was ich teile',
  takeBack: 'Zurücknehmen',
  failedToSave: 'Konnte nicht gespeichert werden. Bitte versuch es noch einmal.',
  save: 'Kontakt speichern',
  forOlderPhones: 'Für ältere Handys',
  form: {
    what: 'Was teilst du?',
    name: 'Name',
    noName: 'Deine Karte hat noch keinen Namen',
    email: 'E-Mail',
    phone: 'Telefon',
    links: 'Links',
    noLinks: 'Deine Karte hat noch keine Links',
    enterPhone: 'Gib deine Telefonnummer ein',
    nothing: 'Deine Karte hat davon noch nichts. Teile noch etwas anderes.',
    yourPhone: 'Deine Telefonnummer',
    phoneHint: 'Nur diese Person bekommt sie, und nur wenn sie auch etwas teilt.',
    failed: 'Deine Kontaktdaten konnten nicht geteilt werden. Bitte versuch es noch einmal.',
    save: 'Speichern',
    share: 'Kontaktdaten teilen',
  },
} satisfies TextsLike<typeof english>;
