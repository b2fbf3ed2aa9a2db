import type english from '../en/membership.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  doorHelp: { title: 'Du hilfst am Einlass', text: 'Zeig den Code und check Leute ein.', toDoor: 'Zum Einlass' },
  removed: { title: 'Du kannst bei diesem Event nicht mitmachen', text: 'Nur ein Host kann dich hereinlassen.' },
  joiningClosed: { title: 'Die Anmeldung ist geschlossen', text: 'Niemand kann mehr mitmachen.' },
  byInvitation: {
    title: 'Zu diesem Event kommt man nur mit Einladung',
    text: 'Nur Leute, die die Hosts einladen, können mitmachen.',
  },
  closed: {
    title: 'Dieses Event ist geschlossen',
    toOwner:
      'Es entstand, bevor du deine E-Mail-Adresse bestätigt hast. Niemand kann mitmachen oder antworten, bis du es öffnest.',
    hostGone: 'Das Konto des Hosts wurde gelöscht und mit ihm die Beschreibung. Niemand kann mehr mitmachen.',
    notOpened: 'Der Host hat es nicht geöffnet. Im Moment kann niemand mitmachen.',
  },
  over: {
    title: 'Dieses Event ist vorbei.',
    toHost: 'Niemand kann mitmachen. Mit einem späteren Datum ist es wieder offen.',
    toGuest: 'Niemand kann mehr mitmachen.',
    changeDate: 'Datum ändern',
  },
  join: {
    title: 'Machst du mit bei <event>{name}</event>?',
    answer: 'Fragen beantworten',
    answerText: 'Sag uns, was du anbietest und was du suchst.',
    wait: 'Auf das Matching warten',
    waitText: 'Der Host startet es, wenn alle dabei sind.',
    matches: 'Matches bekommen',
    matchesText: 'Sieh, wen du treffen kannst und warum.',
    asks: 'Die Hosts lassen Leute herein. Du bekommst Bescheid, sobald sie geantwortet haben.',
    full: 'Dieses Event ist voll. Auf der Warteliste bist du dabei, sobald du dran bist.',
    button: 'Mitmachen',
    ask: 'Anfragen',
    waitingList: 'Auf die Warteliste',
    privacy: 'Deine Angaben sind privat und dienen nur dem Matching bei diesem Event.',
    joining: 'Einen Moment …',
    failed: 'Mitmachen hat nicht geklappt',
  },
  leave: {
    button: 'Event verlassen',
    stay: 'Bleiben',
    leaving: 'Einen Moment …',
    failed: 'Verlassen hat nicht geklappt',
    question: '{name} verlassen?',
    losesPlace: 'Dein Platz geht an die nächste Person auf der Warteliste.',
    losesSeat: 'In den kommenden Runden hast du keinen Platz.',
    losesMatches: 'Deine Matches siehst du nur wieder, wenn du noch einmal mitmachst.',
  },
  in: {
    title: 'Du bist dabei!',
    hostGone:
      'Dieses Event ist geschlossen, weil das Konto des Hosts gelöscht wurde. Du behältst deine Matches, Nachrichten und Antworten. Wenn du gehst, kannst du nicht wieder mitmachen.',
    notOpened:
      'Dieses Event ist geschlossen, bis der Host es öffnet. Du behältst deine Matches, Nachrichten und Antworten. Wenn du gehst, kannst du nicht wieder mitmachen.',
    asks: 'Je mehr Fragen du beantwortest, desto besser deine Matches. Sie erscheinen auf dieser Seite, wenn der Host das Matching startet.',
    waits: 'Deine Matches erscheinen auf dieser Seite, wenn der Host das Matching startet.',
    matched: 'Deine Matches stehen auf dieser Seite.',
    rooms: 'Deine Räume und die Leute, die du dort triffst, stehen auf dieser Seite.',
    answer: '{count, plural, one {# Frage beantworten} other {# Fragen beantworten}}',
    time: 'Etwa zwei Minuten',
  },
  asking: {
    byLink: 'Du hast angefragt',
    byLinkText:
      'Die Hosts lassen Leute herein. Du bekommst Bescheid, sobald sie geantwortet haben. Du musst nichts weiter tun.',
    atDoor: 'Ein Host lässt dich herein',
    atDoorText:
      'Bei diesem Event lassen Hosts die Leute einzeln herein. Sag einem Host am Einlass, wer du bist. Diese Seite geht von selbst weiter.',
    atDoorAs:
      'Bei diesem Event lassen Hosts die Leute einzeln herein. Sag einem Host am Einlass, wer du bist: Auf der Liste heißt du <alias>{name}</alias>. Diese Seite geht von selbst weiter.',
    stop: 'Nicht mehr anfragen',
  },
  waiting: {
    title: 'Du stehst auf der Warteliste',
    text: 'Alle Plätze sind vergeben. Du bist dabei, sobald du dran bist. Du musst nichts weiter tun.',
    leave: 'Warteliste verlassen',
  },
} satisfies TextsLike<typeof english>;
