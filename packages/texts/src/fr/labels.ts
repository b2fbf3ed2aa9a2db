import type english from '../en/labels.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  on: 'Mettre',
  off: 'Retirer',
  putOn:
    '{count, plural, one {Étiquette mise à # personne} many {Étiquette mise à # de personnes} other {Étiquette mise à # personnes}}',
  takenOff:
    '{count, plural, one {Étiquette retirée à # personne} many {Étiquette retirée à # de personnes} other {Étiquette retirée à # personnes}}',
  title: '{count, plural, one {Étiqueter # personne} many {Étiqueter # de personnes} other {Étiqueter # personnes}}',
  who: 'Toi et tes co-hôtes êtes les seuls à voir les étiquettes. Chacun peut lire les siennes dans son export.',
  submit: 'Étiqueter',
  label: 'Étiquette',
  fresh: 'Nouvelle étiquette…',
  newLabel: 'Nouvelle étiquette',
  hint: 'Un ou deux mots, comme Mentor ou Équipe rouge',
  saveFailed: 'Échec de l’enregistrement',
  whatToDo: 'Que faire',
  labels: 'Étiquettes',
  about: 'Écris par-dessus un nom pour le changer. Chacun peut lire ses étiquettes dans son export.',
  done: 'Terminé',
  nameOf: 'Nom de l’étiquette {name}',
  people: '{count, plural, one {# personne} many {# de personnes} other {# personnes}}',
  deleteNamed: 'Supprimer l’étiquette {name}',
  deleteTitle: 'Supprimer l’étiquette {name} ?',
  deleteText: 'Elle est retirée à tout le monde. Les règles qui la nomment sont supprimées aussi.',
  delete: 'Supprimer',
} satisfies TextsLike<typeof english>;
