import type english from '../en/coach.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  missing: {
    both: 'Aucune question ne demande ce que les gens cherchent ou proposent.',
    need: 'Aucune question ne demande ce que les gens cherchent.',
    offer: 'Aucune question ne demande ce que les gens proposent.',
  },
  bothTitle: 'Les matchs sont meilleurs quand chacun dit les deux',
  add: 'Ajouter « {question} »',
  askInstead: 'Tu pourrais demander :',
  start: 'Partir d’un modèle',
  keepAll: 'Tes questions restent. Tu pourras modifier chacune ensuite.',
  changeAll: 'Tu pourras modifier chaque question ensuite.',
  cancel: 'Annuler',
  loadFailed: 'Impossible de charger les modèles.',
  loading: 'Chargement des modèles',
  suchAs:
    '{count, plural, one {# question, par exemple « {question} »} many {# de questions, par exemple « {question} »} other {# questions, par exemple « {question} »}}',
  answersTell: {
    need: 'Les réponses disent ce que chacun cherche',
    offer: 'Les réponses disent ce que chacun propose',
    both: 'Les réponses disent les deux',
    interest: 'Les réponses disent ce que chacun aime',
    fact: 'Les réponses disent qui est chacun',
    avoid: 'Les réponses disent qui chacun préfère ne pas rencontrer',
    alike: 'Les réponses réunissent les gens qui répondent pareil',
    apart: 'Les réponses réunissent les gens qui répondent différemment',
    nothing: 'Les réponses ne comptent pas pour les matchs',
    unclear:
      'Serendip ne sait pas ce que veulent dire les réponses à cette question : précise-le dans l’indication, ou demande plus simplement',
  },
} satisfies TextsLike<typeof english>;
