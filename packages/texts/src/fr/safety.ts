import type english from '../en/safety.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  menu: 'Plus sur {name}',
  menuFailed: 'Le menu ne s’est pas chargé. Vérifie ta connexion et réessaie.',
  report: 'Signaler',
  block: 'Bloquer',
  thisPerson: 'cette personne',
  undo: 'Annuler',
  undoFailed: 'Le blocage n’a pas pu être levé',
  blocking: {
    question: 'Bloquer {name} ?',
    effect:
      'Vous ne pouvez plus vous écrire, et Serendip ne fait plus de match entre vous ni ne vous place ensemble. {name} n’en saura rien. Tu peux annuler sur ton profil.',
    effectUnnamed:
      'Vous ne pouvez plus vous écrire, et Serendip ne fait plus de match entre vous ni ne vous place ensemble. L’autre n’en saura rien. Tu peux annuler sur ton profil.',
    done: 'Tu as bloqué {name}. Tu peux annuler sur ton profil.',
    failed: 'Le blocage a échoué',
    notice: 'Tu as bloqué <person>{name}</person>. Vous ne pouvez pas vous écrire.',
  },
  blocked: {
    title: 'Personnes bloquées',
    none: 'Personne. Tu peux bloquer quelqu’un depuis tes matchs, ta salle ou une conversation.',
    lead: 'Vous ne pouvez pas vous écrire, et Serendip ne fait pas de match entre vous ni ne vous place ensemble. Ces personnes n’en savent rien.',
    since: 'Blocage : {time}',
    sinceAndWhere: 'Blocage : {time}, rencontre à <event>{name}</event>',
    undone: '{name} n’est plus sur ta liste de blocages.',
  },
  reason: {
    spam: 'Spam',
    harassment: 'Harcèlement',
    no_show: 'Absence',
    other: 'Autre chose',
  },
  reporting: {
    title: 'Signaler {name}',
    lead: 'Les hôtes de l’événement lisent ton signalement et voient qu’il vient de toi. Un signalement sur un hôte va plutôt aux responsables de ce site. La personne signalée n’en sait rien.',
    word: 'Signaler ce texte ?',
    wordLead: 'Les responsables de ce site lisent ton signalement et le texte. Ton hôte n’en sait rien.',
    where: 'Où a eu lieu la rencontre ?',
    chooseEvent: 'Choisis un événement',
    eventMissing: 'Choisis l’événement de votre rencontre.',
    reasonMissing: 'Choisis une raison.',
    done: 'Merci. Ton signalement est parti.',
    failed: 'Le signalement n’est pas parti',
    cancel: 'Annuler',
    send: 'Envoyer',
    wrong: 'Qu’est-ce qui ne va pas ?',
    happened: 'Que s’est-il passé ?',
    optional: 'Facultatif',
    tooLong: 'Le texte a {most} caractères au plus',
    withText: 'Le texte de l’hôte part avec ton signalement.',
    showMessages: 'Montrer nos messages',
    showMessagesHint:
      'Les {count, number} derniers entre vous deux, tels quels. Sans cela, personne d’autre ne les lit.',
  },
} satisfies TextsLike<typeof english>;
