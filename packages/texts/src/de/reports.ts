import type english from '../en/reports.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  title: 'Meldungen',
  open: 'offen',
  lead: 'Das sehen nur die Hosts. Die gemeldeten Personen erfahren nichts davon. Meldungen werden nach {days, plural, one {# Tag} other {# Tagen}} gelöscht.',
  none: 'Keine Meldungen',
  noneHint: 'Meldungen über Personen bei diesem Event erscheinen hier.',
  failed: 'Die Meldungen konnten nicht geladen werden',
  loading: 'Meldungen werden geladen',
  gone: 'Jemand mit gelöschtem Konto',
  done: 'Erledigt',
  by: 'Gemeldet von <person></person>, {time}',
  byGone: 'Gemeldet von jemandem mit gelöschtem Konto, {time}',
  said: '<person>{name}</person>, {time}',
  openAgain: 'Wieder öffnen',
  markDone: 'Als erledigt markieren',
  failedToSave: 'Konnte nicht gespeichert werden',
  messages: 'Nachrichten der beiden ({count, number})',
} satisfies TextsLike<typeof english>;
