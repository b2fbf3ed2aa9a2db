import type english from '../en/guests.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  join: {
    title: 'Participer sans compte',
    signedOut: 'La session a pris fin. Si tu as un compte, connecte-toi pour continuer. Ton texte est gardé.',
    name: 'Comment veux-tu qu’on t’appelle ?',
    nameHint: 'Visible par les personnes de cet événement.',
    asks: 'Les hôtes acceptent chaque demande. Cette page te dit quand il y a une réponse.',
    full: 'Cet événement est complet. Sur la liste d’attente, tu participes dès que ton tour arrive.',
    busy: 'Un instant…',
    ask: 'Demander à participer',
    failed: 'Ça n’a pas marché. Réessaie.',
    privacy:
      'Ni e-mail, ni mot de passe. Tes informations sont privées et ne servent qu’aux matchs de cet événement. Les questions viennent ensuite.',
    haveAccount: 'Tu as un compte ?',
    logIn: 'Se connecter',
  },
  nameFault: {
    missing: 'Le nom ne peut pas être vide',
    too_short: 'Le nom est trop court ({least} caractères au moins)',
    reserved: 'Ce nom n’est pas disponible',
  },
  withAccount: {
    title: 'Tu participes à <event>{name}</event> ?',
    lead: 'Il te faut un compte : cela prend une minute.',
    leadAsks: 'Il te faut un compte : cela prend une minute. Les hôtes acceptent chaque demande.',
    leadFull:
      'Il te faut un compte : cela prend une minute. Cet événement est complet : tu participes dès que ton tour arrive.',
    join: 'Participer',
    ask: 'Demander à participer',
    wait: 'Rejoindre la liste d’attente',
  },
  doorClosed: {
    over: {
      heading: 'Cet événement est terminé.',
      text: 'Personne ne peut plus participer.',
      question: 'Tu y étais ?',
    },
    closed: {
      heading: 'Les inscriptions sont closes',
      text: 'Personne ne peut plus participer.',
      question: 'Tu participes ?',
    },
    invited: {
      heading: 'Cet événement est sur invitation',
      text: 'Seules les personnes invitées par les hôtes peuvent participer.',
      question: 'Tu as une invitation, ou tu participes déjà ?',
    },
  },
  keep: {
    title: 'Garde tes matchs : ajoute un e-mail et un mot de passe',
    lead: 'Tu participes sans compte : seul cet appareil te connaît. Avec un e-mail et un mot de passe, tu te connectes partout et tu gardes tout.',
    addNow: 'Les ajouter',
    email: 'E-mail',
    password: 'Mot de passe',
    confirmation: 'Répète le mot de passe',
    saving: 'Enregistrement…',
    button: 'Garder mes matchs',
    done: 'Ce compte est à toi maintenant. Tout est gardé.',
    failed: 'Ça n’a pas marché. Réessaie.',
  },
  mayJoin: 'Avec ton lien, un nom suffit pour participer. <link>Changer</link>',
} satisfies TextsLike<typeof english>;
