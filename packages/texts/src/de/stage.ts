import type english from '../en/stage.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  welcome: 'Willkommen',
  doorsOpenSoon: 'Gleich ist Einlass.',
  scan: 'Zum Einchecken scannen',
  qrCode: 'QR-Code zum Einchecken',
  orOpen: 'oder <place>{address}</place> öffnen und eintippen',
  codeIs: '<unseen>Der Code ist </unseen>{code}',
  here: '{count, plural, one {<people>{count, number}</people> Gast ist da} other {<people>{count, number}</people> Gäste sind da}}',
  justArrived:
    'Gerade gekommen? Scanne das hier, oder öffne <place>{address}</place> und tippe <mono>{code}</mono> ein',
  thanks: 'Danke, dass ihr da wart',
  writeToThem: 'Schreib den Leuten, die du getroffen hast. Du findest sie in deinen Matches.',
  findRoom: 'Deinen Raum zeigt dein Handy',
  findNextRoom: 'Deinen Raum für Runde {round} zeigt dein Handy',
  timeIsUp: 'Die Zeit ist um',
  round: 'Runde {round} von {rounds}',
  break: 'Pause',
  paused: 'Angehalten',
  goesOn: 'Bei 0:00 geht es weiter.',
  timeLeft:
    'noch {minutes, plural, =0 {{seconds, plural, one {# Sekunde} other {# Sekunden}}} one {# Minute{seconds, plural, =0 {} one { und # Sekunde} other { und # Sekunden}}} other {# Minuten{seconds, plural, =0 {} one { und # Sekunde} other { und # Sekunden}}}}',
  roomsByName: 'Räume nach Namen',
  page: 'Seite {page} von {pages}',
  room: 'Raum {number}',
  namedRoom: 'Raum {number}, {name}',
  lastHeard:
    '{minutes, plural, =0 {Letzte Antwort vor weniger als einer Minute} one {Letzte Antwort vor # Min.} other {Letzte Antwort vor # Min.}}',
  soundOff: 'Der Ton ist aus',
  bar: {
    pause: 'Anhalten',
    goOn: 'Weiter',
    space: 'Leertaste',
    mute: 'Ton aus',
    soundOn: 'Ton an',
    fullScreen: 'Vollbild',
    endEvening: 'Abend beenden',
    endRound: 'Runde {round} beenden',
    startRound: 'Runde {round} von {rounds} starten',
  },
  movedOn: 'Der Abend ist schon weiter',
  failed: 'Das hat nicht geklappt',
  pressAgain: 'Noch einmal → drücken, dann endet der Abend',
  roundRuns:
    'Runde {round} von {rounds}: {people, plural, one {# Person} other {# Personen}}, {minutes, plural, one {# Minute} other {# Minuten}}. Ende gegen {time}.',
  roundRunsInRooms:
    'Runde {round} von {rounds}: {people, plural, one {# Person} other {# Personen}} in {rooms, plural, one {# Raum} other {# Räumen}}, {minutes, plural, one {# Minute} other {# Minuten}}. Ende gegen {time}.',
} satisfies TextsLike<typeof english>;
