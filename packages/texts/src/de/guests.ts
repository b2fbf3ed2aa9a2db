import type english from '../en/guests.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  join: {
    title: 'Als Gast mitmachen',
    signedOut: 'Du wurdest abgemeldet. Wenn du ein Konto hast, melde dich an, um weiterzumachen. Dein Text bleibt.',
    name: 'Wie sollen die Leute dich nennen?',
    nameHint: 'Sichtbar für die Leute bei diesem Event.',
    asks: 'Die Hosts lassen die Leute herein. Diese Seite sagt dir Bescheid, sobald sie geantwortet haben.',
    full: 'Dieses Event ist voll. Auf der Warteliste bist du dabei, sobald du dran bist.',
    busy: 'Einen Moment …',
    ask: 'Als Gast anfragen',
    failed: 'Das hat nicht geklappt. Bitte versuch es noch einmal.',
    privacy:
      'Keine E-Mail, kein Passwort. Deine Angaben sind privat und dienen nur dem Matching bei diesem Event. Als Nächstes kommen die Fragen.',
    haveAccount: 'Hast du ein Konto?',
    logIn: 'Anmelden',
  },
  nameFault: {
    missing: 'Der Name darf nicht leer sein',
    too_short: 'Der Name ist zu kurz (mindestens {least} Zeichen)',
    reserved: 'Dieser Name ist nicht frei',
  },
  withAccount: {
    title: 'Machst du mit bei <event>{name}</event>?',
    lead: 'Du brauchst ein Konto. Das dauert eine Minute.',
    leadAsks: 'Du brauchst ein Konto. Das dauert eine Minute. Die Hosts lassen die Leute herein.',
    leadFull:
      'Du brauchst ein Konto. Das dauert eine Minute. Dieses Event ist voll: Du bist dabei, sobald du dran bist.',
    join: 'Mitmachen',
    ask: 'Anfragen',
    wait: 'Auf die Warteliste',
  },
  doorClosed: {
    over: {
      heading: 'Dieses Event ist vorbei.',
      text: 'Niemand kann mehr mitmachen.',
      question: 'Warst du dabei?',
    },
    closed: {
      heading: 'Die Anmeldung ist geschlossen',
      text: 'Niemand kann mehr mitmachen.',
      question: 'Bist du schon dabei?',
    },
    invited: {
      heading: 'Zu diesem Event kommt man nur mit Einladung',
      text: 'Nur Leute, die die Hosts einladen, können mitmachen.',
      question: 'Hast du eine Einladung, oder bist du schon dabei?',
    },
  },
  keep: {
    title: 'Behalte deine Matches: mit E-Mail und Passwort',
    lead: 'Du bist als Gast da, also kennt dich nur dieses Gerät. Mit E-Mail und Passwort kannst du dich überall anmelden und behältst alles.',
    addNow: 'Jetzt hinzufügen',
    email: 'E-Mail',
    password: 'Passwort',
    confirmation: 'Passwort wiederholen',
    saving: 'Wird gespeichert …',
    button: 'Meine Matches behalten',
    done: 'Dieses Konto gehört jetzt dir. Alles bleibt.',
    failed: 'Das hat nicht geklappt. Bitte versuch es noch einmal.',
  },
  mayJoin: 'Gästen reichen dein Link und ein Name, um mitzumachen. <link>Ändern</link>',
} satisfies TextsLike<typeof english>;
