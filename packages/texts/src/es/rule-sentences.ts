import type english from '../en/rule-sentences.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  quoted: '«{text}»',
  nobody: 'nadie',
  others: '{count} más',
  such: {
    label: 'con la etiqueta {label}',
    domain: 'de {domain}',
    answer: 'con {option} en {question}',
  },
  group: {
    everybody: 'todas las personas {such}',
    all: 'todas las personas',
    anybody: 'personas {such}',
    any: 'nadie',
    oneSuch: 'al menos una persona {such}',
    oneOf: 'al menos una de estas personas: {people}',
    oneOther: 'al menos otra persona',
  },
  neverMeetEachOther: '{a} no se encuentran nunca',
  neverMeet: '{a} no {who, select, one {se encuentra} other {se encuentran}} nunca con {b}',
  bothNeverMeet: '{a} y {b} no se encuentran nunca',
  bothMeet: '{a} y {b} se encuentran',
  meet: '{a} {who, select, one {se encuentra} other {se encuentran}} con {b}',
  same: {
    domain: 'el mismo dominio de correo',
    label: 'la misma etiqueta',
    answer: 'la misma respuesta a {question}',
  },
  sameAtMost:
    'Como máximo {n, plural, one {{shown} persona} many {{shown} personas} other {{shown} personas}} con {same} en una sala',
  sameApart: 'Las personas con {same} no están nunca juntas',
  sameTogether: 'Las personas con {same} están juntas',
  atLeast: 'al menos {n}',
  atMost: 'como máximo {n}',
  roomHas: 'Cada sala tiene {number} {counted}',
  counted: {
    label: '{label}',
    such: '{n, plural, one {persona} many {personas} other {personas}} {such}',
    people: 'de estas personas: {people}',
    all: '{n, plural, one {persona} many {personas} other {personas}}',
  },
  inRoom: '{a} {who, select, one {está} other {están}} en la sala {room}',
  inSameRoom: '{a} {who, select, one {está} other {están}} siempre en la misma sala',
  matches:
    '{a} {who, select, one {tiene} other {tienen}} {number} {n, plural, one {match} many {matches} other {matches}}',
  conflict: {
    tooFewForRooms:
      '{rooms, plural, one {{shown} sala necesita} many {{shown} salas necesitan} other {{shown} salas necesitan}} {needed}, y hay {people}',
    tooManyForRooms:
      '{rooms, plural, one {{shown} sala tiene} many {{shown} salas tienen} other {{shown} salas tienen}} lugar para {places}, y hay {people}',
    roomTooSmall:
      '{people, plural, one {{shown} persona estaría} many {{shown} personas estarían} other {{shown} personas estarían}} en una sala para {seats}',
    noSuchRoom:
      '{rooms, plural, one {solo hay la sala 1} many {solo hay las salas 1 a {shown}} other {solo hay las salas 1 a {shown}}}',
    nobodyToMeet: 'no hay nadie a quien conocer',
    tooFewToMeet:
      '{people, plural, one {{shown} persona quiere} many {{shown} personas quieren} other {{shown} personas quieren}} un encuentro, y hay lugar para {places}',
    tooFewMatches: 'se piden {wanted} matches, y son posibles {possible}',
    togetherAndApart:
      '{people, plural, one {{shown} persona tendría} many {{shown} personas tendrían} other {{shown} personas tendrían}} que estar juntas y separadas',
    twoRooms:
      '{people, plural, one {{shown} persona tendría} many {{shown} personas tendrían} other {{shown} personas tendrían}} que estar en dos salas a la vez',
    noSeating: 'ninguna distribución las cumple todas',
    noSeatingAlone: 'ninguna distribución la cumple',
    leastAboveMost: 'se piden al menos {least}, y son posibles {most} como máximo',
    alone: 'Esto no se puede cumplir: {reason}.',
    with: 'No es compatible con {others}: {reason}.',
  },
  change: {
    ifPossible: 'Pasar «{rule}» a «si es posible»',
    roomSize: 'Salas de {to} en lugar de {from}',
    rounds: '{to} rondas en lugar de {from}',
    atLeast: 'Al menos {to} en lugar de {from}',
    atMost: 'Como máximo {to} en lugar de {from}',
    without: 'Cambiar o eliminar «{rule}»',
  },
  outcome: {
    kept: 'Se cumple.',
    keptExcept: 'Se cumple salvo en la ronda {round}: {places}',
    notKept: 'No se cumple: {places}',
    inRound: 'en la ronda {round}: {place}',
    room: 'sala {room}',
    share: '{people} {who, select, one {está} other {están juntas}} en la sala {room}',
    unmet: '{people} {who, select, one {se pierde} other {se pierden}} el encuentro',
    matched: '{people} {who, select, one {tiene un match} other {tienen un match}}',
    few: '{people} {who, select, one {tiene} other {tienen}} muy pocos matches',
    many: '{people} {who, select, one {tiene} other {tienen}} demasiados matches',
    more: '{places} y {count, plural, one {{shown} lugar más} many {{shown} lugares más} other {{shown} lugares más}}',
    plain: '{told}.',
    tooFew: '{told}. Con este número de personas y salas no es posible.',
    because: '{told}, porque «{other}» no dejó otro lugar.',
    numbers: '{told}. No se encontró ningún plan que la cumpla.',
  },
} satisfies TextsLike<typeof english>;
