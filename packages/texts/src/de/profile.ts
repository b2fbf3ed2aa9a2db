import type english from '../en/profile.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  title: 'Dein Profil',
  lead: 'Ein paar allgemeine Fragen. Beantworte so viele, wie du willst: Sie zählen bei jedem deiner Events.',
  onThisPage: 'Auf dieser Seite',
  parts: {
    card: 'Karte',
    notifications: 'E-Mail und Push',
    account: 'Anmeldung und Daten',
    blocked: 'Blockiert',
    tokens: 'API-Tokens',
  },
  completion: 'Fortschritt deines Profils',
  complete: 'Profil ausfüllen',
  answeredOf: '{answered} von {total} beantwortet',
  bands: {
    none: {
      title: 'Beginne dein Profil',
      text: 'Beantworte ein paar allgemeine Fragen, dann passen deine Matches überall besser.',
    },
    begun: {
      title: 'Ein guter Anfang',
      text: 'Mit ein paar Antworten mehr finden wir die richtigen Leute für dich.',
    },
    quarter: {
      title: 'Du bist auf dem Weg',
      text: 'Weiter so: Jede Antwort macht deine Matches besser.',
    },
    half: {
      title: 'Mehr als die Hälfte',
      text: 'Die nächsten Antworten zeigen uns, was dich besonders macht.',
    },
    nearly: {
      title: 'Fast fertig',
      text: 'Nur noch wenige Fragen.',
    },
  },
  encouragement: {
    all: 'Bereit für jede Begegnung! 🎉',
    nearly: 'Fast startklar! 🔥',
    half: 'Halbzeit zu guten Begegnungen! 🌟',
    begun: 'Starker Anfang! 💪',
  },
  remaining: '{count, plural, one {Nur noch # Frage!} other {Noch # Fragen bis zum fertigen Profil}}',
  completedCount: 'Beantwortet',
  remainingCount: 'Offen',
  pending: 'Offen',
  completed: 'Beantwortet',
  context: 'Erzähl uns mehr von dir …',
  tooLong: 'Die Antwort darf höchstens {most} Zeichen haben',
  praise: 'Gut gemacht! 🌟 Das bringt dein Profil voran',
  updated: '{praise} (Geändert!)',
  removed: 'Antwort entfernt!',
  failedToRemove: 'Die Antwort konnte nicht entfernt werden',
  failedToSave: 'Die Antwort konnte nicht gespeichert werden',
  tryAgain: 'Noch einmal versuchen',
  saving: 'Wird gespeichert …',
  keptHere: 'Noch nicht gespeichert. Deine Antwort bleibt auf diesem Gerät.',
  notSaved: 'Noch nicht gespeichert',
  failedToLoad: 'Deine Antworten konnten nicht geladen werden',
  none: 'Keine Fragen',
  noneHint: 'Im Moment gibt es keine allgemeinen Fragen. Schau später noch einmal vorbei!',
  questions: 'Allgemeine Fragen',
  loading: 'Dein Profil wird geladen …',
  allDone: 'Glückwunsch! Dein Profil ist fertig',
  allDoneHint: 'Deine Antworten helfen jetzt, die richtigen Leute für dich zu finden. Du kannst sie jederzeit ändern.',
  toYourEvents: 'Zu deinen Events',
  how: {
    title: 'Wie deine Antworten wirken',
    matching: {
      title: 'Kluges Matching',
      text: 'Deine Antworten helfen, bei jedem Event die richtigen Leute für dich zu finden.',
    },
    updates: {
      title: 'Jederzeit änderbar',
      text: 'Ändere oder leere eine Antwort, wann du willst. Sie wird von selbst gespeichert und zählt beim nächsten Matching.',
    },
    privacy: {
      title: 'Privat und sicher',
      text: 'Niemand sonst liest deine Antworten. Deine Matches sehen kurze Gründe mit ein paar gängigen Wörtern und Themen, die du ihnen zeigst.',
    },
  },
} satisfies TextsLike<typeof english>;
