import type english from '../en/safety.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  menu: 'Mehr zu {name}',
  menuFailed: 'Das Menü wurde nicht geladen. Prüfe deine Verbindung und versuch es noch einmal.',
  report: 'Melden',
  block: 'Blockieren',
  thisPerson: 'diese Person',
  undo: 'Rückgängig',
  undoFailed: 'Die Blockierung konnte nicht aufgehoben werden',
  blocking: {
    question: '{name} blockieren?',
    effect:
      'Ihr könnt euch nicht mehr schreiben, und Serendip matcht euch nicht mehr und setzt euch nicht mehr zusammen. {name} erfährt nichts davon. In deinem Profil kannst du es rückgängig machen.',
    effectUnnamed:
      'Ihr könnt euch nicht mehr schreiben, und Serendip matcht euch nicht mehr und setzt euch nicht mehr zusammen. Die andere Person erfährt nichts davon. In deinem Profil kannst du es rückgängig machen.',
    done: 'Du hast {name} blockiert. In deinem Profil kannst du es rückgängig machen.',
    failed: 'Blockieren fehlgeschlagen',
    notice: 'Du hast <person>{name}</person> blockiert. Ihr könnt euch nicht schreiben.',
  },
  blocked: {
    title: 'Blockierte Personen',
    none: 'Niemand. Blockieren kannst du bei deinen Matches, in deinem Raum oder in einer Unterhaltung.',
    lead: 'Ihr könnt euch nicht schreiben und werdet nicht gematcht oder zusammengesetzt. Sie erfahren nichts davon.',
    since: 'Blockiert: {time}',
    sinceAndWhere: 'Blockiert: {time}, getroffen bei <event>{name}</event>',
    undone: '{name} ist nicht mehr blockiert.',
  },
  reason: {
    spam: 'Spam',
    harassment: 'Belästigung',
    no_show: 'Nicht gekommen',
    other: 'Etwas anderes',
  },
  reporting: {
    title: '{name} melden',
    lead: 'Die Hosts des Events lesen deine Meldung und sehen, dass sie von dir ist. Eine Meldung über einen Host geht stattdessen an die Leute, die diese Seite betreiben. Die gemeldete Person erfährt nichts davon.',
    word: 'Diesen Text melden?',
    wordLead: 'Die Leute, die diese Seite betreiben, lesen deine Meldung und den Text. Dein Host erfährt nichts davon.',
    where: 'Wo habt ihr euch getroffen?',
    chooseEvent: 'Event wählen',
    eventMissing: 'Wähle das Event, bei dem ihr euch getroffen habt.',
    reasonMissing: 'Wähle einen Grund.',
    done: 'Danke. Deine Meldung wurde gesendet.',
    failed: 'Die Meldung konnte nicht gesendet werden',
    cancel: 'Abbrechen',
    send: 'Meldung senden',
    wrong: 'Was stimmt nicht?',
    happened: 'Was ist passiert?',
    optional: 'Optional',
    tooLong: 'Der Text darf höchstens {most} Zeichen haben',
    withText: 'Der Text des Hosts kommt mit deiner Meldung mit.',
    showMessages: 'Unsere Nachrichten zeigen',
    showMessagesHint:
      'Die letzten {count, number} von euch beiden, wie sie jetzt sind. Ohne das liest sie sonst niemand.',
  },
} satisfies TextsLike<typeof english>;
