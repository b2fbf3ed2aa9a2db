import type english from '../en/host-now.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  title: 'Jetzt',
  loading: 'Der nächste Schritt wird geladen',
  share: 'Link teilen',
  match: 'Jetzt matchen',
  publish: 'Ansehen und veröffentlichen',
  openDoors: 'Einlass öffnen',
  run: 'Zur Steuerung',
  results: 'Ansehen, was daraus wurde',
  failed: 'Das hat nicht geklappt. Bitte versuch es noch einmal.',
  qrCode: 'QR-Code mit dem Link zum Event',
  line: {
    nobody: 'Noch ist niemand dabei. Schick deinen Gästen den Link.',
    joined: '{joined, number} dabei',
    answered: '{joined, number} dabei, {answered, number} mit Antworten',
    doors: 'Einlass läuft, {count, number} da',
    round: 'Runde {round} von {rounds}',
    roundLeft: 'Runde {round} von {rounds}, noch {time}',
    roundPaused: 'Runde {round} von {rounds}, angehalten',
    roundPausedLeft: 'Runde {round} von {rounds}, angehalten, noch {time}',
    break: 'Pause nach Runde {round}',
    breakLeft: 'Pause nach Runde {round}, noch {time}',
    breakPaused: 'Pause nach Runde {round}, angehalten',
    breakPausedLeft: 'Pause nach Runde {round}, angehalten, noch {time}',
    over: 'Der Abend ist vorbei',
    came: '{came, plural, one {# Person war da} other {# Personen waren da}}',
    cameAndMet:
      '{came, plural, one {# Person war da} other {# Personen waren da}}, etwa {pairs, number} Begegnungen zu zweit',
  },
} satisfies TextsLike<typeof english>;
