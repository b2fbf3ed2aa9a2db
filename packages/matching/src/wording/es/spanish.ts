import { type Phrases, wordingFrom } from '../phrases.ts';
import type { Told } from '../reason.ts';
import type { Spoken } from '../spoken.ts';
import type { Wording } from '../wording.ts';

/** Typed words stand in quotation marks, since nobody knows their article; names stand after words that take none. */
const x = ({ words, kind }: Spoken): string => (kind === null ? `«${words}»` : words);

/** A doing stands after a colon: 'Busca contabilidad', 'Busca: remendar ropa'. */
const object = (topic: Spoken): string => (topic.kind === 'doing' ? `: ${x(topic)}` : ` ${x(topic)}`);
/** 'ayuda con mudanzas' is a help by itself. */
const inHelp = (topic: Spoken): string => {
  if (topic.kind === 'thing' && topic.words.startsWith('ayuda ')) return x(topic);
  return `ayuda ${topic.kind === 'doing' ? 'para' : 'con'} ${x(topic)}`;
};
/** A thing and people would need an article after 'de' and 'con'. */
const isTheme = ({ kind }: Spoken): boolean => kind === 'thing' || kind === 'people' || kind === 'person';

/** A doing typed in Spanish: 'arreglar bicis'. */
const isTypedDoing = ({ kind, doing, language }: Spoken): boolean => kind === null && doing && language === 'es';
/** A typed line of work, or what one is: 'plomero'. */
const beingOf = ({ kind, of }: Spoken) => (kind === null ? of.being : undefined);

const offered = (topic: Spoken): string => {
  if (beingOf(topic)) return `${beingOf(topic) === 'job' ? 'se dedica a esto' : 'se presenta así'}: ${x(topic)}`;
  if (isTypedDoing(topic)) return `sabe ${x(topic)}`;
  switch (topic.kind) {
    case 'subject':
      return `sabe de ${x(topic)}`;
    case 'language':
      return `habla ${x(topic)}`;
    case 'doing':
      return `tiene experiencia en ${x(topic)}`;
    default:
      return `ofrece${object(topic)}`;
  }
};
const youOffer = (topic: Spoken): string => {
  if (beingOf(topic)) return `${beingOf(topic) === 'job' ? 'te dedicas a esto' : 'te presentas así'}: ${x(topic)}`;
  if (isTypedDoing(topic)) return `sabes ${x(topic)}`;
  switch (topic.kind) {
    case 'subject':
      return `sabes de ${x(topic)}`;
    case 'language':
      return `hablas ${x(topic)}`;
    case 'doing':
      return `tienes experiencia en ${x(topic)}`;
    default:
      return `ofreces${object(topic)}`;
  }
};
const sought = (topic: Spoken): string => {
  if (topic.help) return `busca ${inHelp(topic)}`;
  if (isTypedDoing(topic)) return `quiere ${x(topic)}`;
  return topic.kind === 'language' ? `quiere hablar ${x(topic)}` : `busca${object(topic)}`;
};
const youSeek = (topic: Spoken): string => {
  if (topic.help) return `buscas ${inHelp(topic)}`;
  if (isTypedDoing(topic)) return `quieres ${x(topic)}`;
  return topic.kind === 'language' ? `quieres hablar ${x(topic)}` : `buscas${object(topic)}`;
};
const liked = (topic: Spoken): string =>
  isTheme(topic) ? `le gusta este tema: ${x(topic)}` : `le gusta hablar de ${x(topic)}`;
const youLike = (topic: Spoken): string =>
  isTheme(topic) ? `a ti te gusta este tema: ${x(topic)}` : `a ti te gusta hablar de ${x(topic)}`;

const theirSide = ({ role, topic }: Told<Spoken>): string => (role === 'interest' ? liked(topic) : offered(topic));
const yourSide = ({ role, topic }: Told<Spoken>): string =>
  role === 'interest' ? youLike(topic) : `tú ${youOffer(topic)}`;
/** 'fútbol y jazz', but 'fútbol e idiomas'. */
const and = (one: Spoken, other: Spoken): string =>
  `${x(one)} ${/^h?i(?!e)/i.test(other.words) ? 'e' : 'y'} ${x(other)}`;
const begun = (topic: Spoken): string => `Pregúntale cómo empezó ${topic.kind === 'doing' ? 'a' : 'con'} ${x(topic)}.`;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const phrases: Phrases = {
  plain: {
    get: (topic) => [
      `${offered(topic)}. Justo lo que buscas.`,
      `ofrece lo que buscas: ${x(topic)}.`,
      `${youSeek(topic)}. Aquí puedes preguntar.`,
      `puede ayudarte con lo que buscas: ${x(topic)}.`,
    ],
    give: (topic) => [
      `${sought(topic)}. Justo lo que ofreces.`,
      `busca lo que ofreces: ${x(topic)}.`,
      `${youOffer(topic)}. Es lo que aquí se busca.`,
      `le vendría bien lo que ofreces: ${x(topic)}.`,
    ],
  },
  plainOfTwo: {
    get: (offer, need) => [
      `${offered(offer)}. Tú ${youSeek(need)}.`,
      `${offered(offer)}; tú ${youSeek(need)}.`,
      `${youSeek(need)}. Aquí puedes encontrar: ${x(offer)}.`,
      beingOf(offer)
        ? `${youSeek(need)}. Aquí hay alguien: ${x(offer)}.`
        : `para lo que buscas (${x(need)}), ofrece ${x(offer)}.`,
    ],
    give: (offer, need) => [
      `${sought(need)}. Tú ${youOffer(offer)}.`,
      `${sought(need)}; tú ${youOffer(offer)}.`,
      `${youOffer(offer)}. Aquí se busca: ${x(need)}.`,
      ...(beingOf(offer) ? [] : [`para lo que busca (${x(need)}), tienes ${x(offer)}.`]),
    ],
  },
  together: (topic) => [
    `busca lo mismo que tú: ${x(topic)}.`,
    `una búsqueda en común: ${x(topic)}.`,
    `en su lista y en la tuya: ${x(topic)}.`,
  ],
  offers: (topic) => [
    `${offered(topic)}.`,
    `${offered(topic)}; pregúntale sin más.`,
    beingOf(topic)
      ? `puedes preguntarle por su día a día: ${x(topic)}.`
      : topic.kind === 'subject'
        ? `puede echar una mano con ${x(topic)}.`
        : `puede echar una mano: ${x(topic)}.`,
  ],
  seeks: (topic) => [
    `${sought(topic)}. ¿Puedes ayudar?`,
    `${sought(topic)}. ¿Sabes algo?`,
    `${sought(topic)}. ¿Tienes alguna pista?`,
  ],
  bothSeek: (topic) => [
    `busca lo mismo que tú: ${x(topic)}.`,
    `${sought(topic)}, igual que tú.`,
    `una búsqueda en común: ${x(topic)}.`,
  ],
  bothLike: (likings) => {
    const [one, other] = likings as [Spoken, Spoken?];
    const things = other ? and(one, other) : x(one);
    return [
      `le gusta lo mismo que a ti: ${things}.`,
      `comparte contigo este gusto: ${things}.`,
      `un gusto en común: ${things}.`,
    ];
  },
  bothOffer: (topic) => [
    `${offered(topic)}, igual que tú.`,
    `ofrece lo mismo que tú: ${x(topic)}.`,
    `coincide contigo en lo que ofrece: ${x(topic)}.`,
  ],
  offeredAndLiked: (topic, theirs) =>
    theirs === 'offer'
      ? [
          `${offered(topic)}. Es algo que te gusta.`,
          `ofrece algo que te gusta: ${x(topic)}.`,
          `${youLike(topic)}. Aquí puedes preguntar.`,
        ]
      : [
          `${liked(topic)}. Es algo que ofreces.`,
          `le gusta algo que ofreces: ${x(topic)}.`,
          `${youOffer(topic)}. Es algo que aquí gusta.`,
        ],
  side: (theirs, mine) => [
    `${theirSide(theirs)}. ${capital(yourSide(mine))}.`,
    `${theirSide(theirs)}; ${yourSide(mine)}.`,
    `${theirSide(theirs)}.`,
  ],
  option: (text) => [
    `eligió «${text}», igual que tú.`,
    `su respuesta es también la tuya: «${text}».`,
    `la misma respuesta que tú: «${text}».`,
  ],
  likes: (topic) => [
    `${liked(topic)}.`,
    isTheme(topic) ? `habla con gusto del tema: ${x(topic)}.` : `habla con gusto de ${x(topic)}.`,
    `un tema que le gusta: ${x(topic)}.`,
  ],
  ask: {
    offer: (topic) => {
      if (beingOf(topic))
        return [
          `Pregúntale cómo empezó: ${x(topic)}.`,
          `Pregúntale cómo es su día a día: ${x(topic)}.`,
          `Pregúntale qué es lo mejor de esto: ${x(topic)}.`,
        ];
      if (isTheme(topic))
        return [
          `Pregúntale por esto: ${x(topic)}.`,
          `Pregúntale cómo surgió: ${x(topic)}.`,
          `Pregúntale qué conviene saber: ${x(topic)}.`,
        ];
      return topic.kind === 'language'
        ? [
            `Pregúntale dónde practicar ${x(topic)}.`,
            `Pregúntale cómo aprender bien ${x(topic)}.`,
            `Pregúntale con quién habla ${x(topic)}.`,
          ]
        : [`Pregúntale sobre ${x(topic)}.`, begun(topic), `Pregúntale qué conviene saber sobre ${x(topic)}.`];
    },
    need: (topic) =>
      topic.help
        ? [
            `Pregúntale dónde se atasca: ${x(topic)}.`,
            `Pregúntale qué ha probado ya: ${x(topic)}.`,
            `Pregúntale cómo va: ${x(topic)}.`,
          ]
        : [
            `Pregúntale qué le importa más: ${x(topic)}.`,
            `Pregúntale cómo va la búsqueda: ${x(topic)}.`,
            `Pregúntale qué busca exactamente: ${x(topic)}.`,
          ],
    liking: (topic) =>
      isTheme(topic)
        ? [
            `Pregúntale qué le gusta: ${x(topic)}.`,
            `Pregúntale cómo surgió: ${x(topic)}.`,
            `Pregúntale qué hay de nuevo: ${x(topic)}.`,
          ]
        : [
            // A name would need its article after 'de'.
            topic.kind === null || topic.kind === 'doing'
              ? `Pregúntale qué le gusta de ${x(topic)}.`
              : `Pregúntale qué le gusta de esto: ${x(topic)}.`,
            begun(topic),
            `Pregúntale qué hay de nuevo en ${x(topic)}.`,
          ],
    together: (topic) => [
      `Propón un día: ${x(topic)}.`,
      `Pregúntale qué día le viene bien: ${x(topic)}.`,
      `Pregúntale quién más se apunta: ${x(topic)}.`,
    ],
  },
};

export const spanishWording = (): Wording => wordingFrom(phrases);
