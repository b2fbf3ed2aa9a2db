import type english from '../en/rule-sentences.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  quoted: '« {text} »',
  nobody: 'personne',
  others: '{count} de plus',
  such: {
    label: 'avec l’étiquette {label}',
    domain: 'de {domain}',
    answer: 'qui ont répondu {option} à {question}',
  },
  group: {
    everybody: 'toutes les personnes {such}',
    all: 'toutes les personnes',
    anybody: 'les personnes {such}',
    any: 'qui que ce soit',
    oneSuch: 'au moins une des personnes {such}',
    oneOf: 'au moins une personne parmi {people}',
    oneOther: 'au moins une autre personne',
  },
  neverMeetEachOther: '{a} ne se rencontrent jamais',
  neverMeet: '{a} ne {who, select, one {rencontre} other {rencontrent}} jamais {b}',
  bothNeverMeet: '{a} et {b} ne se rencontrent jamais',
  bothMeet: '{a} et {b} se rencontrent',
  meet: '{a} {who, select, one {rencontre} other {rencontrent}} {b}',
  same: {
    domain: 'le même domaine d’e-mail',
    label: 'la même étiquette',
    answer: 'la même réponse à {question}',
  },
  sameAtMost:
    'Au plus {n, plural, one {{shown} personne} many {{shown} personnes} other {{shown} personnes}} avec {same} dans une salle',
  sameApart: 'Les personnes avec {same} ne sont jamais ensemble',
  sameTogether: 'Les personnes avec {same} sont ensemble',
  atLeast: 'au moins {n}',
  atMost: 'au plus {n}',
  roomHas: 'Chaque salle a {number} {counted}',
  counted: {
    label: '{label}',
    such: '{n, plural, one {des personnes} many {des personnes} other {des personnes}} {such}',
    people: 'de ces personnes : {people}',
    all: '{n, plural, one {personne} many {personnes} other {personnes}}',
  },
  inRoom: '{a} {who, select, one {est} other {sont}} dans la salle {room}',
  inSameRoom: '{a} {who, select, one {est} other {sont}} toujours dans la même salle',
  matches: '{a} {who, select, one {a} other {ont}} {number} {n, plural, one {match} many {matchs} other {matchs}}',
  conflict: {
    tooFewForRooms:
      '{rooms, plural, one {{shown} salle demande} many {{shown} salles demandent} other {{shown} salles demandent}} {needed} personnes, et il y en a {people}',
    tooManyForRooms:
      '{rooms, plural, one {{shown} salle a} many {{shown} salles ont} other {{shown} salles ont}} {places} places, et il y a {people} personnes',
    roomTooSmall:
      '{people, plural, one {{shown} personne serait} many {{shown} personnes seraient} other {{shown} personnes seraient}} dans une salle de {seats}',
    noSuchRoom:
      '{rooms, plural, one {il n’y a que la salle 1} many {il n’y a que les salles 1 à {shown}} other {il n’y a que les salles 1 à {shown}}}',
    nobodyToMeet: 'il n’y a personne à rencontrer',
    tooFewToMeet:
      '{people, plural, one {{shown} personne veut} many {{shown} personnes veulent} other {{shown} personnes veulent}} une rencontre, et il y a {places} places',
    tooFewMatches: '{wanted} matchs sont demandés, et {possible} sont possibles',
    togetherAndApart:
      '{people, plural, one {{shown} personne devrait} many {{shown} personnes devraient} other {{shown} personnes devraient}} être ensemble et ne pas l’être',
    twoRooms:
      '{people, plural, one {{shown} personne devrait} many {{shown} personnes devraient} other {{shown} personnes devraient}} être dans deux salles à la fois',
    noSeating: 'aucun placement ne les respecte toutes',
    noSeatingAlone: 'aucun placement ne la respecte',
    leastAboveMost: 'au moins {least} sont demandés, et au plus {most} sont possibles',
    alone: 'Impossible à respecter : {reason}.',
    with: 'Incompatible avec {others} : {reason}.',
  },
  change: {
    ifPossible: 'Passer « {rule} » à « si possible »',
    roomSize: 'Des salles de {to} au lieu de {from}',
    rounds: '{to} tours au lieu de {from}',
    atLeast: 'Au moins {to} au lieu de {from}',
    atMost: 'Au plus {to} au lieu de {from}',
    without: 'Modifier ou supprimer « {rule} »',
  },
  outcome: {
    kept: 'Respectée.',
    keptExcept: 'Respectée sauf au tour {round} : {places}',
    notKept: 'Pas respectée : {places}',
    inRound: 'au tour {round} : {place}',
    room: 'salle {room}',
    share: '{people} {who, select, one {est} other {sont ensemble}} dans la salle {room}',
    unmet: '{people} {who, select, one {manque} other {manquent}} la rencontre',
    matched: '{people} {who, select, one {a un match} other {ont un match}}',
    few: '{people} {who, select, one {a} other {ont}} trop peu de matchs',
    many: '{people} {who, select, one {a} other {ont}} trop de matchs',
    more: '{places} et {count, plural, one {{shown} autre endroit} many {{shown} autres endroits} other {{shown} autres endroits}}',
    plain: '{told}.',
    tooFew: '{told}. Avec ce nombre de personnes et de salles, ce n’est pas possible.',
    because: '{told}, car « {other} » ne laissait pas d’autre place.',
    numbers: '{told}. Aucun plan trouvé ne la respecte.',
  },
} satisfies TextsLike<typeof english>;
