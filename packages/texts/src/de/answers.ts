import type english from '../en/answers.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  title: 'Fragen zum Event',
  specific: 'Diese Fragen gelten nur für dieses Event.',
  optional: 'Diese Fragen gelten nur für dieses Event. Antworten ist freiwillig, macht die Matches aber besser.',
  canFill: 'Du kannst diese Fragen lesen und beantworten.',
  joinFirst: 'Mach beim Event mit, um zu antworten.',
  loading: 'Fragen zum Event werden geladen',
  failed: 'Die Fragen konnten nicht geladen werden',
  tryAgain: 'Noch einmal versuchen',
  hostReads: 'Der Host liest diese Antwort',
  answered: 'beantwortet',
  willClear: 'wird beim Speichern gelöscht',
  pressSave: 'zum Speichern auf „Speichern“ tippen',
  save: 'Antworten speichern',
  saveShort: 'Speichern',
  saved: 'Antworten gespeichert',
  unsavedAnswers: 'Nicht gespeicherte Antworten',
  allSaved: 'Alles gespeichert',
  unsaved: '{count, plural, one {# Änderung} other {# Änderungen}} nicht gespeichert',
  unsavedShort: '{count, number} nicht gespeichert',
  removed:
    '{count, plural, one {Der Host hat eine Frage entfernt. Deine Antwort darauf wurde nicht gespeichert.} other {Der Host hat # Fragen entfernt. Deine Antworten darauf wurden nicht gespeichert.}}',
  failedToSave: 'Konnte nicht gespeichert werden',
  closed: {
    lead: 'Dieses Event ist geschlossen, du kannst nicht mehr antworten. Nur du siehst deine Antworten. Du kannst sie jederzeit löschen.',
    none: 'Du hast hier keine Antworten mehr.',
    delete: 'Antwort löschen',
    deleted: 'Antwort gelöscht',
    failed: 'Deine Antwort konnte nicht gelöscht werden',
    question: 'Diese Antwort löschen?',
    warning: 'Das Event ist geschlossen, du kannst nicht noch einmal antworten.',
    keep: 'Behalten',
  },
} satisfies TextsLike<typeof english>;
