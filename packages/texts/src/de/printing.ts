import type english from '../en/printing.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  title: 'Drucken',
  lead: 'Wähle, was du drucken willst. Die Seite zeigt, was auf dem Papier steht.',
  print: 'Drucken',
  what: 'Was du druckst',
  sheets: { cards: 'Raumkarten', people: 'Gäste', poster: 'Poster' },
  which: 'Welche Räume',
  sources: { planned: 'Wie geplant', held: 'Wie es war' },
  roomsFailed: 'Die Räume ließen sich nicht laden',
  loadingRooms: 'Räume werden geladen',
  nothingYet: 'Noch nichts zu drucken',
  matchFirst: 'Erst kommt das Matching. Danach kannst du die Räume drucken.',
  loadingCode: 'Der Code wird geladen',
  doorsClosed: 'Noch ist kein Einlass',
  codeComes: 'Jeder Abend hat seinen eigenen Code. Du bekommst ihn, sobald du den Einlass öffnest.',
  runEvening: 'Zur Steuerung',
} satisfies TextsLike<typeof english>;
