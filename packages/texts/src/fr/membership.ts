import type english from '../en/membership.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  doorHelp: {
    title: 'Tu aides à l’accueil',
    text: 'Montre le code et enregistre les arrivées.',
    toDoor: 'À l’accueil',
  },
  removed: { title: 'Tu ne peux pas participer à cet événement', text: 'Seul un hôte peut te laisser entrer.' },
  joiningClosed: { title: 'Les inscriptions sont closes', text: 'Plus personne ne peut participer.' },
  byInvitation: {
    title: 'Cet événement est sur invitation',
    text: 'Seules les personnes que les hôtes invitent peuvent participer.',
  },
  closed: {
    title: 'Cet événement est fermé',
    toOwner:
      'Il a été créé avant que tu confirmes ton adresse e-mail. Personne ne peut participer ni répondre tant que tu ne l’ouvres pas.',
    hostGone: 'Le compte de l’hôte a été supprimé, et la description avec lui. Plus personne ne peut participer.',
    notOpened: 'Son hôte ne l’a pas ouvert. Personne ne peut participer pour le moment.',
  },
  over: {
    title: 'Cet événement est terminé.',
    toHost: 'Personne ne peut participer. Avec une date plus tardive, il est de nouveau ouvert.',
    toGuest: 'Plus personne ne peut participer.',
    changeDate: 'Changer la date',
  },
  join: {
    title: 'Tu participes à <event>{name}</event> ?',
    answer: 'Réponds aux questions',
    answerText: 'Dis-nous ce que tu proposes et ce que tu cherches.',
    wait: 'Attends les matchs',
    waitText: 'L’hôte lance le calcul quand tout le monde est là.',
    matches: 'Reçois tes matchs',
    matchesText: 'Vois qui rencontrer, et pourquoi.',
    asks: 'Les hôtes laissent entrer les gens. On te prévient dès qu’ils ont répondu.',
    full: 'Cet événement est complet. Sur la liste d’attente, tu participes dès que c’est ton tour.',
    button: 'Participer',
    ask: 'Demander à participer',
    waitingList: 'Rejoindre la liste d’attente',
    privacy: 'Tes informations sont privées et ne servent qu’aux matchs de cet événement.',
    joining: 'Inscription…',
    failed: 'L’inscription a échoué',
  },
  leave: {
    button: 'Quitter l’événement',
    stay: 'Rester',
    leaving: 'Départ…',
    failed: 'Tu n’as pas pu quitter l’événement',
    question: 'Quitter {name} ?',
    losesPlace: 'Ta place ira à la prochaine personne en attente.',
    losesSeat: 'Tu n’auras pas de place dans les tours à venir.',
    losesMatches: 'Tu ne reverras tes matchs que si tu participes de nouveau.',
  },
  in: {
    title: 'Tu participes !',
    hostGone:
      'Cet événement est fermé parce que le compte de l’hôte a été supprimé. Tu gardes tes matchs, tes messages et tes réponses. Si tu le quittes, tu ne pourras plus y participer.',
    notOpened:
      'Cet événement est fermé jusqu’à ce que son hôte l’ouvre. Tu gardes tes matchs, tes messages et tes réponses. Si tu le quittes, tu ne pourras plus y participer.',
    asks: 'Plus tu réponds aux questions, meilleurs sont tes matchs. Ils s’affichent sur cette page quand l’hôte lance le calcul.',
    waits: 'Tes matchs s’affichent sur cette page quand l’hôte lance le calcul.',
    matched: 'Tes matchs sont sur cette page.',
    rooms: 'Tes salles et les personnes que tu y rencontres sont sur cette page.',
    answer:
      '{count, plural, one {Répondre à # question} many {Répondre à # de questions} other {Répondre à # questions}}',
    time: 'Deux minutes environ',
  },
  asking: {
    byLink: 'Tu as demandé à participer',
    byLinkText:
      'Les hôtes laissent entrer les gens. On te prévient dès qu’ils ont répondu. Tu n’as rien d’autre à faire.',
    atDoor: 'Un hôte te laisse entrer',
    atDoorText:
      'À cet événement, les hôtes laissent entrer les gens un par un. Dis à un hôte à l’accueil qui tu es. Cette page continue toute seule.',
    atDoorAs:
      'À cet événement, les hôtes laissent entrer les gens un par un. Dis à un hôte à l’accueil qui tu es : sur sa liste, tu es <alias>{name}</alias>. Cette page continue toute seule.',
    stop: 'Ne plus demander',
  },
  waiting: {
    title: 'Tu es sur la liste d’attente',
    text: 'Toutes les places sont prises. Tu participes dès que c’est ton tour. Tu n’as rien d’autre à faire.',
    leave: 'Quitter la liste d’attente',
  },
} satisfies TextsLike<typeof english>;
