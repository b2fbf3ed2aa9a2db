import { type Phrases, wordingFrom } from '../phrases.ts';
import type { Told } from '../reason.ts';
import type { Spoken } from '../spoken.ts';
import type { Wording } from '../wording.ts';

/** Puts the narrow no-break space before ; ? ! : and inside guillemets, and curls apostrophes. Inserted words stay as they are. */
const fr = (parts: TemplateStringsArray, ...inserted: string[]): string =>
  parts.reduce(
    (text, part, at) =>
      text + (inserted[at - 1] ?? '') + part.replace(/ (?=[;?!:»])|(?<=«) /g, '\u202f').replaceAll("'", '’'),
    '',
  );

/** Typed words stand in guillemets, since nobody knows their article; names stand after words that take none. */
const x = ({ words, kind }: Spoken): string => (kind === null ? fr`« ${words} »` : words.replaceAll("'", '’'));

/** 'S'y connaît en comptabilité', but not 'en Paris'. */
const isField = ({ kind, words }: Spoken): boolean => kind === 'subject' && !/^\p{Lu}/u.test(words);

/** 'parle albanais', but not 'parle langues d'Afrique'. */
const isLanguage = ({ kind, words }: Spoken): boolean => kind === 'language' && !words.includes(' ');

/** A doing typed in French: 'réparer des vélos'. */
const isTypedDoing = ({ kind, doing, language }: Spoken): boolean => kind === null && doing && language === 'fr';
/** A typed line of work, or what one is: 'comptable'. */
const beingOf = ({ kind, of }: Spoken) => (kind === null ? of.being : undefined);

const offered = (topic: Spoken): string => {
  if (beingOf(topic)) return fr`${beingOf(topic) === 'job' ? 'dans la vie' : 'se présente ainsi'} : ${x(topic)}`;
  if (isTypedDoing(topic)) return fr`sait ${x(topic)}`;
  if (isLanguage(topic)) return fr`parle ${x(topic)}`;
  if (isField(topic)) return fr`s'y connaît en ${x(topic)}`;
  return topic.kind === 'subject' ? fr`son domaine : ${x(topic)}` : fr`propose : ${x(topic)}`;
};
const youOffer = (topic: Spoken): string => {
  if (beingOf(topic)) return fr`${beingOf(topic) === 'job' ? 'ton activité' : 'tu te présentes ainsi'} : ${x(topic)}`;
  if (isTypedDoing(topic)) return fr`tu sais ${x(topic)}`;
  if (isLanguage(topic)) return fr`tu parles ${x(topic)}`;
  if (isField(topic)) return fr`tu t'y connais en ${x(topic)}`;
  return topic.kind === 'subject' ? fr`ton domaine : ${x(topic)}` : fr`tu proposes : ${x(topic)}`;
};
const sought = (topic: Spoken): string => {
  if (topic.help) return fr`cherche un coup de main : ${x(topic)}`;
  if (isTypedDoing(topic)) return fr`voudrait ${x(topic)}`;
  return isLanguage(topic) ? fr`voudrait parler ${x(topic)}` : fr`cherche : ${x(topic)}`;
};
const youSeek = (topic: Spoken): string => {
  if (topic.help) return fr`tu cherches un coup de main : ${x(topic)}`;
  if (isTypedDoing(topic)) return fr`tu voudrais ${x(topic)}`;
  return isLanguage(topic) ? fr`tu voudrais parler ${x(topic)}` : fr`tu cherches : ${x(topic)}`;
};
const liked = (topic: Spoken): string => fr`aime en parler : ${x(topic)}`;
const youLike = (topic: Spoken): string => fr`tu aimes en parler : ${x(topic)}`;

const theirSide = ({ role, topic }: Told<Spoken>): string => (role === 'interest' ? liked(topic) : offered(topic));
const yourSide = ({ role, topic }: Told<Spoken>): string => (role === 'interest' ? youLike(topic) : youOffer(topic));
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const phrases: Phrases = {
  plain: {
    get: (topic) => [
      fr`${offered(topic)}. C'est ce que tu cherches.`,
      fr`propose ce que tu cherches : ${x(topic)}.`,
      fr`${youSeek(topic)}. Tu es à la bonne adresse.`,
      fr`peut t'aider dans ta recherche : ${x(topic)}.`,
    ],
    give: (topic) => [
      fr`${sought(topic)}. C'est justement ce que tu proposes.`,
      fr`cherche ce que tu proposes : ${x(topic)}.`,
      fr`${youOffer(topic)}. C'est ce qu'on cherche ici.`,
      fr`tu proposes ce qu'on cherche ici : ${x(topic)}.`,
    ],
  },
  plainOfTwo: {
    get: (offer, need) => [
      fr`${offered(offer)}. ${capital(youSeek(need))}.`,
      fr`${offered(offer)} ; ${youSeek(need)}.`,
      fr`${youSeek(need)}. À trouver ici : ${x(offer)}.`,
      fr`pour ta recherche (${x(need)}), voici : ${x(offer)}.`,
    ],
    give: (offer, need) => [
      fr`${sought(need)}. ${capital(youOffer(offer))}.`,
      fr`${youOffer(offer)}. Ici, on cherche : ${x(need)}.`,
      fr`${sought(need)}. Tu peux apporter : ${x(offer)}.`,
      fr`pour sa recherche (${x(need)}), tu as : ${x(offer)}.`,
    ],
  },
  together: (topic) => [
    fr`cherche la même chose que toi : ${x(topic)}.`,
    fr`vous cherchez la même chose : ${x(topic)}.`,
    fr`sur ta liste et sur la sienne : ${x(topic)}.`,
  ],
  offers: (topic) => [
    fr`${offered(topic)}.`,
    fr`${offered(topic)} ; n'hésite pas à demander.`,
    beingOf(topic) ? fr`fais connaissance : ${x(topic)}.` : fr`peut donner un coup de main : ${x(topic)}.`,
  ],
  seeks: (topic) => [
    fr`${sought(topic)}. Tu peux aider ?`,
    fr`${sought(topic)}. Tu as une piste ?`,
    fr`${sought(topic)}. Une idée, peut-être ?`,
  ],
  bothSeek: (topic) => [
    fr`vous cherchez la même chose : ${x(topic)}.`,
    fr`cherche la même chose que toi : ${x(topic)}.`,
    fr`une recherche en commun : ${x(topic)}.`,
  ],
  bothLike: (likings) => {
    const things = likings.map(x).join(' et ');
    return [
      fr`vous aimez la même chose : ${things}.`,
      fr`aime la même chose que toi : ${things}.`,
      fr`vos goûts se rejoignent : ${things}.`,
    ];
  },
  bothOffer: (topic) => [
    fr`vous proposez la même chose : ${x(topic)}.`,
    fr`propose la même chose que toi : ${x(topic)}.`,
    fr`comme toi, propose : ${x(topic)}.`,
  ],
  offeredAndLiked: (topic, theirs) =>
    theirs === 'offer'
      ? [
          fr`${offered(topic)}. Tu aimes en parler.`,
          fr`propose quelque chose que tu aimes : ${x(topic)}.`,
          fr`tu aimes en parler, et on s'y connaît ici : ${x(topic)}.`,
        ]
      : [
          fr`${liked(topic)}. C'est ce que tu proposes.`,
          fr`aime quelque chose que tu proposes : ${x(topic)}.`,
          fr`${youOffer(topic)}. On aime en parler ici.`,
        ],
  side: (theirs, mine) => [
    fr`${theirSide(theirs)}. ${capital(yourSide(mine))}.`,
    fr`${theirSide(theirs)} ; ${yourSide(mine)}.`,
    fr`${theirSide(theirs)}.`,
  ],
  option: (text) => [
    fr`vous avez choisi la même réponse : « ${text} ».`,
    fr`a choisi « ${text} », comme toi.`,
    fr`même réponse que toi : « ${text} ».`,
  ],
  likes: (topic) => [
    fr`aime en parler : ${x(topic)}.`,
    fr`en parle volontiers : ${x(topic)}.`,
    fr`un sujet qui lui plaît : ${x(topic)}.`,
  ],
  ask: {
    offer: (topic) =>
      isLanguage(topic)
        ? [
            fr`Demande-lui où parler ${x(topic)}.`,
            fr`Demande-lui avec qui parler ${x(topic)}.`,
            fr`Demande-lui comment ça a commencé : ${x(topic)}.`,
          ]
        : [
            fr`Demande-lui d'en parler : ${x(topic)}.`,
            fr`Demande-lui comment ça a commencé : ${x(topic)}.`,
            fr`Demande-lui ce qu'il faut savoir : ${x(topic)}.`,
          ],
    need: (topic) =>
      topic.help
        ? [
            fr`Demande-lui où ça coince : ${x(topic)}.`,
            fr`Demande-lui ce qui a déjà été tenté : ${x(topic)}.`,
            fr`Demande-lui comment ça avance : ${x(topic)}.`,
          ]
        : [
            fr`Demande-lui ce qui compte le plus : ${x(topic)}.`,
            fr`Demande-lui où en est sa recherche : ${x(topic)}.`,
            fr`Demande-lui à quoi ça va servir : ${x(topic)}.`,
          ],
    liking: (topic) => [
      fr`Demande-lui ce qui lui plaît : ${x(topic)}.`,
      fr`Demande-lui comment c'est venu : ${x(topic)}.`,
      fr`Demande-lui quoi de neuf : ${x(topic)}.`,
    ],
    together: (topic) => [
      fr`Propose une date : ${x(topic)}.`,
      fr`Demande-lui quel jour irait bien : ${x(topic)}.`,
      fr`Demande-lui qui d'autre viendrait : ${x(topic)}.`,
    ],
  },
};

export const frenchWording = (): Wording => wordingFrom(phrases);
