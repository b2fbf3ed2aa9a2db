import type english from '../en/stage.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  welcome: 'Bienvenue',
  doorsOpenSoon: 'L’accueil ouvre bientôt.',
  scan: 'Scanne pour entrer',
  qrCode: 'Code QR pour signaler l’arrivée',
  orOpen: 'ou ouvre <place>{address}</place> et tape',
  codeIs: '<unseen>Le code est </unseen>{code}',
  here: '{count, plural, one {<people>{count, number}</people> personne est là} many {<people>{count, number}</people> personnes sont là} other {<people>{count, number}</people> personnes sont là}}',
  justArrived: 'Tu viens d’arriver ? Scanne ceci, ou ouvre <place>{address}</place> et tape <mono>{code}</mono>',
  thanks: 'Merci pour cette soirée',
  writeToThem: 'Écris aux gens de ta soirée. Ils sont dans tes matchs.',
  findRoom: 'Ta salle est sur ton téléphone',
  findNextRoom: 'Ta salle du tour {round} est sur ton téléphone',
  timeIsUp: 'Le temps est écoulé',
  round: 'Tour {round} sur {rounds}',
  break: 'Pause',
  paused: 'En pause',
  goesOn: 'On reprend à 0:00.',
  timeLeft:
    'encore {minutes, plural, =0 {{seconds, plural, one {# seconde} many {# secondes} other {# secondes}}} one {# minute{seconds, plural, =0 {} one { et # seconde} many { et # secondes} other { et # secondes}}} many {# minutes{seconds, plural, =0 {} one { et # seconde} many { et # secondes} other { et # secondes}}} other {# minutes{seconds, plural, =0 {} one { et # seconde} many { et # secondes} other { et # secondes}}}}',
  roomsByName: 'Salles par nom',
  page: 'Page {page} sur {pages}',
  room: 'Salle {number}',
  namedRoom: 'Salle {number}, {name}',
  lastHeard:
    '{minutes, plural, =0 {Dernière réponse il y a moins d’une minute} one {Dernière réponse il y a # min} many {Dernière réponse il y a # min} other {Dernière réponse il y a # min}}',
  soundOff: 'Le son est coupé',
  bar: {
    pause: 'Mettre en pause',
    goOn: 'Reprendre',
    space: 'espace',
    mute: 'Couper le son',
    soundOn: 'Remettre le son',
    fullScreen: 'Plein écran',
    endEvening: 'Terminer la soirée',
    endRound: 'Terminer le tour {round}',
    startRound: 'Lancer le tour {round} sur {rounds}',
  },
  movedOn: 'La soirée a déjà avancé',
  failed: 'Ça n’a pas marché',
  pressAgain: 'Appuie encore sur → pour terminer la soirée',
  roundRuns:
    'Tour {round} sur {rounds} : {people, plural, one {# personne} many {# personnes} other {# personnes}}, {minutes, plural, one {# minute} many {# minutes} other {# minutes}}. Fin vers {time}.',
  roundRunsInRooms:
    'Tour {round} sur {rounds} : {people, plural, one {# personne} many {# personnes} other {# personnes}} dans {rooms, plural, one {# salle} many {# salles} other {# salles}}, {minutes, plural, one {# minute} many {# minutes} other {# minutes}}. Fin vers {time}.',
} satisfies TextsLike<typeof english>;
