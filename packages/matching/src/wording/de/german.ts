import { type Phrases, wordingFrom } from '../phrases.ts';
import type { Told } from '../reason.ts';
import type { Spoken } from '../spoken.ts';
import type { Wording } from '../wording.ts';

/** Typed words stand in quotation marks, since nobody knows their case; names take any. */
const x = ({ words, kind }: Spoken): string => (kind === null ? `„${words}“` : words);

/** A thing or a doing stands after a colon, since it has no article: 'Kennt sich mit Buchhaltung aus', 'Hat zu bieten: Proberaum'. */
const needsColon = ({ kind }: Spoken): boolean => kind !== null && kind !== 'subject' && kind !== 'language';
/** A thing or people, liked as a subject: 'Mag das Thema Kleingarten'. */
const isTheme = (topic: Spoken): boolean => needsColon(topic) && topic.kind !== 'doing';
/** The end of 'sucht …' and 'du suchst …'. */
const object = (topic: Spoken): string => {
  if (topic.kind === 'subject') return ` jemanden ${after('für', topic)}`;
  return needsColon(topic) ? `: ${x(topic)}` : ` ${x(topic)}`;
};
/** Names that are verbs stand with their article: 'übers Nähen', 'beim Segeln'. */
const VERB =
  /(?:sitten|backen|grillen|flechten|lesen|sitzen|schmieden|bloggen|bouldern|spielen|knüpfen|singen|klettern|rösten|sammeln|zeichnen|pendeln|komponieren|dirigieren|kochen|texten|brauen|häkeln|fahren|dekorieren|tauchen|basteln|sticken|modeln|fechten|fermentieren|angeln|gärtnern|schleifen|zuhören|turnen|anpacken|werken|rechnen|wandern|reiten|dolmetschen|stricken|lernen|steigen|auswandern|verhandeln|schwimmen|stimmen|einrahmen|promovieren|puzzeln|decken|rudern|laufen|segeln|nähen|skaten|tätowieren|unterrichten|übersetzen|fernsehen|sprechen|spazierengehen|schweißen|schreiben|investieren|programmieren|reparieren|schießen|machen)$/i;
const WITH_ARTICLE = {
  an: 'am',
  bei: 'beim',
  für: 'fürs',
  mit: 'mit dem',
  nach: 'nach dem',
  über: 'übers',
  von: 'vom',
  zu: 'zum',
} as const;
const after = (preposition: keyof typeof WITH_ARTICLE, topic: Spoken): string => {
  const isVerb = topic.kind === 'subject' && !topic.words.includes(' ') && VERB.test(topic.words);
  return `${isVerb ? WITH_ARTICLE[preposition] : preposition} ${x(topic)}`;
};
const inHelp = (topic: Spoken): string => (needsColon(topic) ? `: ${x(topic)}` : ` ${after('bei', topic)}`);

/** A doing typed in German, its verb last: 'Velos flicken', 'bouldern'; but not 'Leute zum bouldern'. */
const isTypedDoing = ({ kind, doing, language, words }: Spoken): boolean =>
  kind === null && language === 'de' && (doing || (TYPED_DOING.test(words) && !TYPED_THING.test(words)));
const TYPED_DOING = /\s\p{Ll}{2,}(?:en|ern|eln)$/u;
const TYPED_THING = /(?:^|\s)(?:zum|beim|für|mit|im|am|von|zu|einen|meinen|keinen)\s/;
/** A typed line of work, or what one is: 'Steuerberaterin'. */
const beingOf = ({ kind, of }: Spoken) => (kind === null ? of.being : undefined);

const offered = (topic: Spoken): string => {
  if (beingOf(topic)) return `${beingOf(topic) === 'job' ? 'im Alltag' : 'stellt sich so vor'}: ${x(topic)}`;
  if (isTypedDoing(topic)) return `kann ${x(topic)}`;
  switch (topic.kind) {
    case 'subject':
      return `kennt sich mit ${x(topic)} aus`;
    case 'language':
      return `spricht ${x(topic)}`;
    case 'doing':
      return `kann ${x(topic)}`;
    default:
      return `hat zu bieten: ${x(topic)}`;
  }
};
const youOffer = (topic: Spoken): string => {
  if (beingOf(topic)) return `${beingOf(topic) === 'job' ? 'dein Alltag' : 'du stellst dich so vor'}: ${x(topic)}`;
  if (isTypedDoing(topic)) return `du kannst ${x(topic)}`;
  switch (topic.kind) {
    case 'subject':
      return `du kennst dich mit ${x(topic)} aus`;
    case 'language':
      return `du sprichst ${x(topic)}`;
    case 'doing':
      return `du kannst ${x(topic)}`;
    default:
      return `du hast zu bieten: ${x(topic)}`;
  }
};
const sought = (topic: Spoken): string => {
  if (topic.help) return `braucht Hilfe${inHelp(topic)}`;
  if (isTypedDoing(topic)) return `möchte ${x(topic)}`;
  return topic.kind === 'language' ? `möchte ${x(topic)} sprechen` : `sucht${object(topic)}`;
};
const youSeek = (topic: Spoken): string => {
  if (topic.help) return `du brauchst Hilfe${inHelp(topic)}`;
  if (isTypedDoing(topic)) return `du möchtest ${x(topic)}`;
  return topic.kind === 'language' ? `du möchtest ${x(topic)} sprechen` : `du suchst${object(topic)}`;
};
const liked = (topic: Spoken): string => {
  if (isTheme(topic)) return `mag das Thema ${x(topic)}`;
  return needsColon(topic) ? `hat Freude daran: ${x(topic)}` : `mag ${x(topic)}`;
};
const youLike = (topic: Spoken): string => {
  if (isTheme(topic)) return `du magst das Thema ${x(topic)}`;
  return needsColon(topic) ? `du hast Freude daran: ${x(topic)}` : `du magst ${x(topic)}`;
};

const theirSide = ({ role, topic }: Told<Spoken>): string => (role === 'interest' ? liked(topic) : offered(topic));
const yourSide = ({ role, topic }: Told<Spoken>): string => (role === 'interest' ? youLike(topic) : youOffer(topic));
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const phrases: Phrases = {
  plain: {
    get: (topic) => [
      `${offered(topic)}. Das suchst du.`,
      `bietet, was du suchst: ${x(topic)}.`,
      `${youSeek(topic)}. Hier bist du richtig.`,
      `${x(topic)}: Hier findest du, was du suchst.`,
    ],
    give: (topic) => [
      `${sought(topic)}. Das kannst du bieten.`,
      `sucht, was du bietest: ${x(topic)}.`,
      `${youOffer(topic)}. Genau das wird hier gesucht.`,
      `braucht etwas, das du mitbringst: ${x(topic)}.`,
    ],
  },
  plainOfTwo: {
    get: (offer, need) => [
      `${offered(offer)}. ${capital(youSeek(need))}.`,
      `${offered(offer)}; ${youSeek(need)}.`,
      `passt zu deiner Suche (${x(need)}): ${x(offer)}.`,
      `${youSeek(need)}; ${beingOf(offer) ? 'dazu passt' : 'hier gibt es dazu'}: ${x(offer)}.`,
    ],
    give: (offer, need) => [
      `${sought(need)}. ${capital(youOffer(offer))}.`,
      `${youOffer(offer)}. Hier wird gesucht: ${x(need)}.`,
      `${sought(need)}; ${youOffer(offer)}.`,
      `${sought(need)}. Dein Angebot passt dazu: ${x(offer)}.`,
    ],
  },
  together: (topic) => [
    `sucht dasselbe wie du: ${x(topic)}.`,
    `das sucht ihr beide: ${x(topic)}.`,
    `steht auf euren beiden Listen: ${x(topic)}.`,
  ],
  offers: (topic) => [
    `${offered(topic)}.`,
    `${offered(topic)}; frag ruhig nach.`,
    topic.kind === 'subject'
      ? `kann ${after('bei', topic)} weiterhelfen.`
      : `${beingOf(topic) ? 'kennt den Alltag' : 'bringt mit'}: ${x(topic)}.`,
  ],
  seeks: (topic) => [
    `${sought(topic)}. Kannst du helfen?`,
    `${sought(topic)}. Weißt du mehr?`,
    `${sought(topic)}. Hast du einen Tipp?`,
  ],
  bothSeek: (topic) => [
    `das sucht ihr beide: ${x(topic)}.`,
    `sucht dasselbe wie du: ${x(topic)}.`,
    `${sought(topic)}, genau wie du.`,
  ],
  bothLike: (likings) => {
    const things = likings.map(x).join(' und ');
    return [`das mögt ihr beide: ${things}.`, `gemeinsam mögt ihr: ${things}.`, `mag dasselbe wie du: ${things}.`];
  },
  bothOffer: (topic) => [
    topic.kind === 'subject' ? `ihr kennt euch beide mit ${x(topic)} aus.` : `das könnt ihr beide bieten: ${x(topic)}.`,
    `${offered(topic)}, genau wie du.`,
    `das habt ihr gemeinsam: ${x(topic)}.`,
  ],
  offeredAndLiked: (topic, theirs) =>
    theirs === 'offer'
      ? [
          `${offered(topic)}. Das magst du.`,
          `${youLike(topic)}. Hier kennt sich jemand damit aus.`,
          `bietet, was du magst: ${x(topic)}.`,
        ]
      : [
          `${liked(topic)}. Das hast du zu bieten.`,
          `${youOffer(topic)}. Das kommt hier gut an.`,
          `mag, was du bietest: ${x(topic)}.`,
        ],
  side: (theirs, mine) => [
    `${theirSide(theirs)}. ${capital(yourSide(mine))}.`,
    `${theirSide(theirs)}; ${yourSide(mine)}.`,
    `${theirSide(theirs)}.`,
  ],
  option: (text) => [
    `ihr habt beide „${text}“ gewählt.`,
    `hat „${text}“ gewählt, genau wie du.`,
    `dieselbe Antwort wie du: „${text}“.`,
  ],
  likes: (topic) => {
    if (isTheme(topic))
      return [
        `mag das Thema ${x(topic)}.`,
        `spricht gern über das Thema ${x(topic)}.`,
        `hat Freude am Thema ${x(topic)}.`,
      ];
    return needsColon(topic)
      ? [`hat Freude daran: ${x(topic)}.`, `spricht gern darüber: ${x(topic)}.`, `erzählt gern davon: ${x(topic)}.`]
      : [`spricht gern ${after('über', topic)}.`, `mag ${x(topic)}.`, `erzählt gern ${after('von', topic)}.`];
  },
  ask: {
    offer: (topic) => {
      if (beingOf(topic))
        return [
          `Frag, wie es dazu kam: ${x(topic)}.`,
          `Frag, was daran Spaß macht: ${x(topic)}.`,
          `Frag, wie der Alltag aussieht: ${x(topic)}.`,
        ];
      switch (isTypedDoing(topic) ? 'doing' : topic.kind) {
        case 'doing':
          return [
            `Frag, wie das anfing: ${x(topic)}.`,
            `Frag, was daran Spaß macht: ${x(topic)}.`,
            `Frag, was daran schwer ist: ${x(topic)}.`,
          ];
        case 'language':
          return [
            `Frag, wie man ${x(topic)} am besten lernt.`,
            `Frag, wo man ${x(topic)} üben kann.`,
            `Frag, wie es zu ${x(topic)} kam.`,
          ];
        case 'thing':
        case 'people':
        case 'person':
          return [
            `Frag danach: ${x(topic)}.`,
            `Frag, was dahintersteckt: ${x(topic)}.`,
            `Frag, wie es dazu kam: ${x(topic)}.`,
          ];
        default:
          return [
            `Frag ${after('nach', topic)}.`,
            `Frag, wie es ${after('zu', topic)} kam.`,
            `Frag, was man über ${x(topic)} wissen sollte.`,
          ];
      }
    },
    need: (topic) => {
      if (topic.help)
        return needsColon(topic)
          ? [
              `Frag, wo es hakt: ${x(topic)}.`,
              `Frag, was schon versucht wurde: ${x(topic)}.`,
              `Frag, wie es vorangeht: ${x(topic)}.`,
            ]
          : [
              `Frag, wo es ${after('bei', topic)} hakt.`,
              `Frag, was ${after('bei', topic)} schon versucht wurde.`,
              `Frag, wie es ${after('mit', topic)} vorangeht.`,
            ];
      return [
        `Frag, worauf es dabei ankommt: ${x(topic)}.`,
        `Frag, wie die Suche läuft: ${x(topic)}.`,
        `Frag, was genau gesucht wird: ${x(topic)}.`,
      ];
    },
    liking: (topic) => {
      if (isTheme(topic))
        return [
          `Frag nach dem Thema ${x(topic)}.`,
          `Frag, wie es zum Thema ${x(topic)} kam.`,
          `Frag, was es beim Thema ${x(topic)} Neues gibt.`,
        ];
      return needsColon(topic)
        ? [
            `Frag, was daran so schön ist: ${x(topic)}.`,
            `Frag, wie das anfing: ${x(topic)}.`,
            `Frag, was es da Neues gibt: ${x(topic)}.`,
          ]
        : [
            `Frag, was ${after('an', topic)} so schön ist.`,
            `Frag, wie es ${after('zu', topic)} kam.`,
            `Frag, was es ${after('bei', topic)} Neues gibt.`,
          ];
    },
    together: (topic) => [
      `Schlag einen Termin vor: ${x(topic)}.`,
      `Frag, wann es passt: ${x(topic)}.`,
      `Frag, wer noch dabei ist: ${x(topic)}.`,
    ],
  },
};

export const germanWording = (): Wording => wordingFrom(phrases);
