import type english from '../en/rule-sentences.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  quoted: '„{text}“',
  nobody: 'niemand',
  others: '{count} weitere',
  such: {
    label: 'mit Label {label}',
    domain: 'von {domain}',
    answer: 'mit {option} bei {question}',
  },
  group: {
    everybody: 'alle {such}',
    all: 'alle',
    anybody: 'jemanden {such}',
    any: 'irgendjemanden',
    oneSuch: 'mindestens eine Person {such}',
    oneOf: 'mindestens eine dieser Personen: {people}',
    oneOther: 'mindestens eine andere Person',
  },
  neverMeetEachOther: '{a} treffen sich nie',
  neverMeet: '{a} {who, select, one {trifft} other {treffen}} nie {b}',
  bothNeverMeet: '{a} und {b} treffen sich nie',
  bothMeet: '{a} und {b} treffen sich',
  meet: '{a} {who, select, one {trifft} some {treffen jeweils} other {treffen}} {b}',
  same: {
    domain: 'derselben E-Mail-Domain',
    label: 'demselben Label',
    answer: 'derselben Antwort auf {question}',
  },
  sameAtMost: 'Höchstens {n, plural, one {{shown} Person} other {{shown} Personen}} mit {same} in einem Raum',
  sameApart: 'Leute mit {same} sitzen getrennt',
  sameTogether: 'Leute mit {same} sitzen zusammen',
  atLeast: 'mindestens {n}',
  atMost: 'höchstens {n}',
  roomHas: 'Jeder Raum hat {number} {counted}',
  counted: {
    label: '{label}',
    such: '{n, plural, one {Person} other {Personen}} {such}',
    people: 'dieser Personen: {people}',
    all: '{n, plural, one {Person} other {Personen}}',
  },
  inRoom: '{a} {who, select, one {sitzt} other {sitzen}} in Raum {room}',
  inSameRoom: '{a} {who, select, one {sitzt} other {sitzen}} immer im selben Raum',
  matches: '{a} {who, select, one {bekommt} other {bekommen}} {number} {n, plural, one {Match} other {Matches}}',
  conflict: {
    tooFewForRooms:
      '{rooms, plural, one {{shown} Raum braucht} other {{shown} Räume brauchen}} {needed}, und es gibt {people}',
    tooManyForRooms:
      '{rooms, plural, one {{shown} Raum hat} other {{shown} Räume haben}} Platz für {places}, und es gibt {people}',
    roomTooSmall:
      '{people, plural, one {{shown} Person säße} other {{shown} Personen säßen}} in einem Raum für {seats}',
    noSuchRoom: '{rooms, plural, one {es gibt nur Raum 1} other {es gibt nur die Räume 1 bis {shown}}}',
    nobodyToMeet: 'es gibt niemanden zu treffen',
    tooFewToMeet:
      '{people, plural, one {{shown} Person will} other {{shown} Personen wollen}} jemanden treffen, und es gibt Platz für {places}',
    tooFewMatches: '{wanted} Matches sind gewünscht, und {possible} sind möglich',
    togetherAndApart:
      '{people, plural, one {{shown} Person müsste} other {{shown} Personen müssten}} zusammen und getrennt sein',
    twoRooms:
      '{people, plural, one {{shown} Person müsste} other {{shown} Personen müssten}} in zwei Räumen zugleich sein',
    noSeating: 'keine Sitzordnung hält alle ein',
    noSeatingAlone: 'keine Sitzordnung hält sie ein',
    leastAboveMost: 'mindestens {least} sind gewünscht, und höchstens {most} sind möglich',
    alone: 'Das geht nicht: {reason}.',
    with: 'Nicht zusammen mit {others}: {reason}.',
  },
  change: {
    ifPossible: '„{rule}“ auf „wenn möglich“ stellen',
    roomSize: 'Räume für {to} statt {from}',
    rounds: '{to} Runden statt {from}',
    atLeast: 'Mindestens {to} statt {from}',
    atMost: 'Höchstens {to} statt {from}',
    without: '„{rule}“ ändern oder löschen',
  },
  outcome: {
    kept: 'Eingehalten.',
    keptExcept: 'Eingehalten außer in Runde {round}: {places}',
    notKept: 'Nicht eingehalten: {places}',
    inRound: 'in Runde {round}: {place}',
    room: 'Raum {room}',
    share: '{people} {who, select, one {ist} other {sind zusammen}} in Raum {room}',
    unmet: '{people} {who, select, one {verpasst} other {verpassen}} die Begegnung',
    matched: '{people} {who, select, one {hat ein Match} other {haben ein Match}}',
    few: '{people} {who, select, one {hat} other {haben}} zu wenige Matches',
    many: '{people} {who, select, one {hat} other {haben}} zu viele Matches',
    more: '{places} und {count, plural, one {{shown} weitere Stelle} other {{shown} weitere Stellen}}',
    plain: '{told}.',
    tooFew: '{told}. Mit so vielen Leuten und Räumen geht das nicht.',
    because: '{told}, weil „{other}“ keinen anderen Platz ließ.',
    numbers: '{told}. Es fand sich kein Plan, der sie einhält.',
  },
} satisfies TextsLike<typeof english>;
