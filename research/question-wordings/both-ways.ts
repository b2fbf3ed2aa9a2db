import type { Wording } from './wordings.ts';

/** Questions with the same words, in which either others do something for the one who is asked, or that one for others. */
const PATTERNS: Record<Wording['language'], { verbs: string[]; need: string[]; offer: string[] }> = {
  en: {
    verbs: ['teach', 'show', 'lend', 'give', 'tell'],
    need: [
      'What could somebody here V you?',
      'Who could V you something?',
      'What can others V you?',
      'What should we V you?',
      'What would you love somebody to V you?',
    ],
    offer: [
      'What could you V somebody here?',
      'Whom could you V something?',
      'What can you V others?',
      'What would you V us?',
      'What would you happily V somebody?',
    ],
  },
  de: {
    verbs: ['beibringen', 'zeigen', 'leihen', 'erklären', 'geben', 'helfen'],
    need: [
      'Was könnte dir jemand V?',
      'Wer kann dir etwas V?',
      'Womit kann dir jemand V?',
      'Wobei können wir dir V?',
      'Was sollten andere Ihnen V?',
    ],
    offer: [
      'Was könntest du jemandem V?',
      'Wem kannst du etwas V?',
      'Womit kannst du jemandem V?',
      'Wobei kannst du uns V?',
      'Was würdest du gern anderen V?',
      'Was könnten Sie anderen V?',
    ],
  },
  fr: {
    verbs: ['montrer', 'prêter', 'conseiller', 'donner', 'raconter'],
    need: [
      "Qu'est-ce que quelqu'un pourrait te V ?",
      'Qui pourrait te V quelque chose ?',
      'Que peuvent te V les autres ?',
      'Que pouvons-nous vous V ?',
    ],
    offer: [
      "Qu'est-ce que tu pourrais V à quelqu'un ?",
      'À qui pourrais-tu V quelque chose ?',
      'Que peux-tu V aux autres ?',
      'Que pouvez-vous nous V ?',
    ],
  },
  es: {
    verbs: ['enseñar', 'mostrar', 'prestar', 'explicar', 'dar'],
    need: [
      '¿Qué te podría V alguien?',
      '¿Quién te puede V algo?',
      '¿Qué te pueden V los demás?',
      '¿Qué te podemos V nosotros?',
    ],
    offer: [
      '¿Qué podrías V a alguien?',
      '¿A quién le puedes V algo?',
      '¿Qué puedes V a los demás?',
      '¿Qué nos puedes V a nosotros?',
    ],
  },
};
const WITHOUT_VERB: [Wording['language'], 'need' | 'offer', string][] = [
  ['en', 'need', 'What can we do for you?'],
  ['en', 'need', 'What should somebody do for you?'],
  ['en', 'offer', 'What do you like to do for others?'],
  ['en', 'offer', 'What can you do for us?'],
  ['en', 'need', 'What could you learn from somebody here?'],
  ['en', 'need', 'What would you like to get out of the others?'],
  ['en', 'offer', 'What could others learn from you?'],
  ['en', 'need', 'What would you ask somebody here for?'],
  ['en', 'need', 'What would you ring a neighbour for?'],
  ['en', 'offer', 'What do people ask you for?'],
  ['en', 'offer', 'What do others call you for?'],
  ['en', 'offer', 'What can somebody get out of a talk with you?'],
  ['en', 'offer', 'What would people get from an evening with you?'],
  ['de', 'need', 'Was können wir für dich tun?'],
  ['de', 'need', 'Was soll jemand für dich machen?'],
  ['de', 'offer', 'Was tust du gern für andere?'],
  ['de', 'offer', 'Was machst du für andere?'],
  ['de', 'need', 'Was kannst du von anderen lernen?'],
  ['de', 'need', 'Was hast du davon, mit anderen zu reden?'],
  ['de', 'offer', 'Was können andere von dir lernen?'],
  ['de', 'need', 'Worum würdest du andere bitten?'],
  ['de', 'need', 'Was würdest du jemanden fragen?'],
  ['de', 'offer', 'Worum bitten dich andere?'],
  ['de', 'offer', 'Was fragt man dich oft?'],
  ['de', 'offer', 'Was hat jemand davon, mit dir zu reden?'],
  ['fr', 'need', 'Que peut-on faire pour vous ?'],
  ['fr', 'need', "En quoi quelqu'un peut-il t'aider ?"],
  ['fr', 'offer', 'Que fais-tu volontiers pour les autres ?'],
  ['fr', 'offer', "En quoi peux-tu aider quelqu'un ?"],
  ['fr', 'need', 'Que peux-tu apprendre des autres ?'],
  ['fr', 'need', "Que demanderais-tu à quelqu'un ?"],
  ['fr', 'offer', 'Que te demande-t-on souvent ?'],
  ['fr', 'offer', "Qu'est-ce que les autres peuvent apprendre de toi ?"],
  ['fr', 'offer', "Qu'est-ce que quelqu'un gagne à parler avec toi ?"],
  ['es', 'need', '¿Qué podemos hacer por usted?'],
  ['es', 'need', '¿Qué puede hacer alguien por ti?'],
  ['es', 'offer', '¿Qué haces con gusto por los demás?'],
  ['es', 'offer', '¿Qué puedes hacer por alguien?'],
  ['es', 'need', '¿Qué puedes aprender de los demás?'],
  ['es', 'need', '¿Qué le pedirías a alguien?'],
  ['es', 'offer', '¿Qué te pide la gente?'],
  ['es', 'offer', '¿Qué pueden aprender los demás de ti?'],
  ['es', 'offer', '¿Qué gana alguien si habla contigo?'],
];

/** Wordings that teach the training who gives and who gets; no host wrote them. */
export const bothWays = (): Wording[] => [
  ...Object.entries(PATTERNS).flatMap(([language, { verbs, ...patterns }]) =>
    (['need', 'offer'] as const).flatMap((asks) =>
      patterns[asks].flatMap((pattern) => verbs.map((verb) => wording(language, asks, pattern.replace('V', verb)))),
    ),
  ),
  ...WITHOUT_VERB.map(([language, asks, text]) => wording(language, asks, text)),
];

const wording = (language: string, asks: 'need' | 'offer', text: string): Wording => ({
  language: language as Wording['language'],
  asks: [asks],
  text,
  hint: '',
});
