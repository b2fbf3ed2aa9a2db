import type english from '../en/contacts.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  label: {
    theirs: 'Ses coordonnées',
    theyShared: 'A partagé ses coordonnées',
    youShared: 'Tu as partagé tes coordonnées',
    share: 'Partager mes coordonnées',
  },
  thisPerson: 'Cette personne',
  theyShare: '{name} partage ses coordonnées avec toi. Partage les tiennes pour les voir.',
  theySeeIt: '{name} les verra en partageant aussi les siennes.',
  bothSee: 'Dès que {name} partage aussi les siennes, chacun voit celles de l’autre.',
  change: 'Changer ce que je partage',
  takeBack: 'Ne plus partager',
  failedToSave: 'Échec de l’enregistrement. Réessaie.',
  save: 'Enregistrer le contact',
  forOlderPhones: 'Pour un ancien téléphone',
  form: {
    what: 'Qu’est-ce que tu partages ?',
    name: 'Nom',
    noName: 'Ta carte n’a pas encore de nom',
    email: 'E-mail',
    phone: 'Téléphone',
    links: 'Liens',
    noLinks: 'Ta carte n’a pas encore de liens',
    enterPhone: 'Indique ton numéro de téléphone',
    nothing: 'Ta carte n’a encore rien de tout ça. Partage aussi autre chose.',
    yourPhone: 'Ton numéro de téléphone',
    phoneHint: 'Seule cette personne le reçoit, et seulement si elle partage aussi quelque chose.',
    failed: 'Tes coordonnées n’ont pas pu être partagées. Réessaie.',
    save: 'Enregistrer',
    share: 'Partager',
  },
} satisfies TextsLike<typeof english>;
