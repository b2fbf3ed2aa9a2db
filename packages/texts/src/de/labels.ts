import type english from '../en/labels.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  on: 'Vergeben',
  off: 'Entfernen',
  putOn: '{count, plural, one {Label an # Person vergeben} other {Label an # Personen vergeben}}',
  takenOff: '{count, plural, one {Label von # Person entfernt} other {Label von # Personen entfernt}}',
  title: '{count, plural, one {Label für # Person} other {Label für # Personen}}',
  who: 'Nur du und deine Co-Hosts sehen die Labels. Gäste können ihre eigenen im Export lesen.',
  submit: 'Vergeben',
  label: 'Label',
  fresh: 'Neues Label …',
  newLabel: 'Neues Label',
  hint: 'Ein oder zwei Wörter, etwa Mentor oder Team Rot',
  saveFailed: 'Konnte nicht gespeichert werden',
  whatToDo: 'Was tun?',
  labels: 'Labels',
  about: 'Überschreibe einen Namen, um ihn zu ändern. Gäste können ihre Labels im Export lesen.',
  done: 'Fertig',
  nameOf: 'Name des Labels {name}',
  people: '{count, plural, one {# Person} other {# Personen}}',
  deleteNamed: 'Label {name} löschen',
  deleteTitle: 'Label {name} löschen?',
  deleteText: 'Es wird bei allen entfernt. Regeln, die es nennen, werden auch gelöscht.',
  delete: 'Löschen',
} satisfies TextsLike<typeof english>;
