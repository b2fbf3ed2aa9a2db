import type english from '../en/passkeys.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  title: 'Mit diesem Gerät anmelden',
  lead: 'Fingerabdruck, Gesicht oder PIN melden dich an, ohne Passwort. Alles bleibt auf deinem Gerät.',
  add: 'Gerät hinzufügen',
  adding: 'Wird hinzugefügt …',
  added: 'Dieses Gerät kann dich jetzt anmelden.',
  unused: 'Hinzugefügt: {added}. Noch nicht benutzt.',
  used: 'Hinzugefügt: {added}. Zuletzt benutzt: {used}.',
  remove: '{name} entfernen',
  removeQuestion: 'Dieses Gerät entfernen?',
  removeLead: '{name} kann dich nicht mehr anmelden, und alles, was damit angemeldet ist, wird abgemeldet.',
  removeConfirm: 'Entfernen',
  notRemoved: 'Das Gerät konnte nicht entfernt werden',
  addLead: 'Dein Browser fragt nach Fingerabdruck, Gesicht oder PIN. Füg nur ein eigenes Gerät hinzu.',
  name: 'Name dieses Geräts',
  nameHint: 'Damit du es in deiner Liste erkennst.',
  notAdded: 'Dieses Gerät konnte nicht hinzugefügt werden. Bitte versuch es noch einmal.',
  onList: 'Dieses Gerät steht schon in deiner Liste.',
  otherBrowser: 'Dieses Gerät konnte nicht hinzugefügt werden. Versuch es noch einmal oder nimm einen anderen Browser.',
  stale:
    '{minutes, plural, one {Um ein Gerät hinzuzufügen, brauchen wir eine Anmeldung in der letzten Minute. So kann niemand, der deinen Bildschirm offen findet, ein Gerät hinzufügen.} other {Um ein Gerät hinzuzufügen, brauchen wir eine Anmeldung in den letzten # Minuten. So kann niemand, der deinen Bildschirm offen findet, ein Gerät hinzufügen.}}',
  devices: {
    iPhone: 'Mein iPhone',
    iPad: 'Mein iPad',
    android: 'Mein Android-Handy',
    chromebook: 'Mein Chromebook',
    mac: 'Mein Mac',
    windows: 'Mein Windows-PC',
    linux: 'Mein Linux-PC',
    other: 'Mein Gerät',
  },
} satisfies TextsLike<typeof english>;
