import type english from '../en/event-settings.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  delete: {
    title: 'Dieses Event löschen',
    lead: 'Es wird für alle gelöscht, mit Antworten und Matches. Steht es noch bevor, erfahren es die Gäste. Nachrichten bleiben.',
    button: 'Event löschen',
    done: 'Das Event ist gelöscht',
    question: 'Dieses Event löschen?',
    warning: 'Das lässt sich nicht rückgängig machen.',
    cancel: 'Abbrechen',
    confirm: 'Für alle löschen',
    typeName: 'Gib den Namen des Events ein',
    failed: 'Das Event konnte nicht gelöscht werden. Bitte versuch es noch einmal.',
  },
  duplicate: {
    title: 'Dieses Event duplizieren',
    lead: 'Beginnt ein neues Event mit denselben Texten, Fragen und Räumen, aber ohne Datum, Gäste und Co-Hosts.',
    button: 'Duplizieren',
  },
  open: {
    button: 'Dieses Event öffnen',
    failed: 'Das Event konnte nicht geöffnet werden. Bitte versuch es noch einmal.',
  },
  loading: 'Einstellungen werden geladen',
  forTheHost: 'Für den Host',
  tabs: {
    matching: 'Matching',
    people: 'Leute',
    settings: 'Einstellungen',
  },
  matching: {
    title: 'Matching',
    seenByHosts: 'Das sehen nur die Hosts.',
    seenByYou: 'Das sehen nur du und deine Co-Hosts.',
  },
} satisfies TextsLike<typeof english>;
