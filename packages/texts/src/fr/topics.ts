import type english from '../en/topics.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  title: 'Ce que Serendip a compris',
  failed: 'Ce que Serendip a compris n’a pas pu être chargé.',
  tryAgain: 'Réessayer',
  count: '{count, plural, one {# sujet} many {# sujets} other {# sujets}}',
  untilNextRun: 'Tes matchs restent tels quels jusqu’à ce que l’hôte en refasse.',
  hostsNeverSee:
    'Les hôtes ne voient jamais ceci. Tes matchs peuvent lire les sujets à l’œil ouvert, et quelques mots courants des autres.',
  group: {
    offer: 'Tu peux aider pour',
    need: 'Tu cherches',
    interest: 'Tu aimes parler de',
    avoid: 'Tu préfères éviter',
  },
  placeholder: {
    offer: 'Talent, contact',
    need: 'Quelqu’un, un conseil',
    interest: 'Tout ce que tu aimes',
    avoid: 'Un sujet ou un type de personne',
  },
  ask: {
    one: 'Une question pour toi',
    need: 'Nous n’avons pas compris ce que tu cherches. Qu’est-ce qui ferait de cette soirée une réussite pour toi ?',
    offer: 'Nous n’avons pas compris pour quoi venir te voir. Qu’est-ce qu’on te demande souvent ?',
    needExample: 'Par exemple : une perceuse pour un après-midi, ou quelqu’un pour pratiquer l’espagnol.',
    offerExample: 'Par exemple : réparer des vélos, ou une heure de devoirs de maths.',
    suggestions: 'Suggestions',
    skip: 'Passer',
  },
  add: 'Ajouter',
  length: 'Un sujet a de {least} à {most} caractères',
  most: 'Ici, tu peux ajouter {count, plural, one {# sujet} many {# sujets} other {# sujets}} au plus',
  failedToSave: 'Échec de l’enregistrement',
  yours: 'De toi :',
  sensitive: 'Sensible :',
  remove: 'Retirer {topic}',
  removed: 'Retiré : <topic>{phrase}</topic>',
  undo: 'Annuler',
  showAll: 'Tout afficher',
  more: 'Plus',
  eye: {
    mayRead: 'Tes matchs peuvent lire ceci',
    mayNotRead: 'Tes matchs ne peuvent pas lire ceci',
    sensitive: 'Les sujets sensibles restent privés.',
    personal: 'Les sujets avec un numéro, une adresse ou un nom de compte restent privés.',
    areOpen: 'Tes matchs peuvent lire les sujets que tu ajoutes. Touche l’œil pour en garder un pour toi.',
    staysClosed: 'Tes matchs ne peuvent pas lire ce sujet. Il compte quand même.',
  },
  maybe: {
    label: 'Compte aussi un peu : voulais-tu dire … ?',
    yes: 'Oui',
    no: 'Non',
  },
  saving: 'Enregistrement…',
  unsaved:
    '{count, plural, one {# changement non enregistré} many {# changements non enregistrés} other {# changements non enregistrés}}',
  retry: 'Réessayer',
  allSaved: 'Tout est enregistré',
} satisfies TextsLike<typeof english>;
