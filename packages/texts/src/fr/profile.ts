import type english from '../en/profile.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  title: 'Ton profil',
  lead: 'Quelques questions générales. Réponds à celles que tu veux : tes réponses comptent à chaque événement.',
  onThisPage: 'Sur cette page',
  parts: {
    card: 'Carte',
    notifications: 'E-mail et push',
    account: 'Connexion et données',
    blocked: 'Blocages',
    tokens: 'Jetons d’API',
  },
  completion: 'Avancement du profil',
  complete: 'Compléter ton profil',
  answeredOf: '{answered} sur {total} répondues',
  bands: {
    none: {
      title: 'Commence ton profil',
      text: 'Réponds à quelques questions générales pour avoir de meilleurs matchs à chaque événement.',
    },
    begun: {
      title: 'Un bon début',
      text: 'Quelques réponses de plus nous aident à trouver les bonnes personnes pour toi.',
    },
    quarter: {
      title: 'Tu es en bonne voie',
      text: 'Continue : chaque réponse améliore tes matchs.',
    },
    half: {
      title: 'Plus de la moitié',
      text: 'Les prochaines réponses nous disent ce qui te distingue.',
    },
    nearly: {
      title: 'Presque fini',
      text: 'Encore quelques questions.',
    },
  },
  encouragement: {
    all: 'Profil au top ! 🎉',
    nearly: 'Encore un petit effort ! 🔥',
    half: 'À mi-chemin des belles rencontres ! 🌟',
    begun: 'Beau départ ! 💪',
  },
  remaining:
    '{count, plural, one {Plus que # question !} many {Encore # questions pour finir ton profil} other {Encore # questions pour finir ton profil}}',
  completedCount: 'Répondues',
  remainingCount: 'Restantes',
  pending: 'À faire',
  completed: 'Répondue',
  context: 'Parle-nous de toi…',
  tooLong: 'La réponse a {most} caractères au plus',
  praise: 'Bravo ! 🌟 Ton profil y gagne',
  updated: '{praise} (Mis à jour !)',
  removed: 'Réponse retirée !',
  failedToRemove: 'La réponse n’a pas pu être retirée',
  failedToSave: 'La réponse n’a pas pu être enregistrée',
  tryAgain: 'Réessayer',
  saving: 'Enregistrement…',
  keptHere: 'Pas encore enregistré. Ta réponse reste sur cet appareil.',
  notSaved: 'Pas encore enregistré',
  failedToLoad: 'Tes réponses n’ont pas pu être chargées',
  none: 'Pas de questions',
  noneHint: 'Il n’y a pas de questions générales pour l’instant. Repasse plus tard !',
  questions: 'Questions générales',
  loading: 'Chargement de ton profil…',
  allDone: 'Bravo ! Ton profil est complet',
  allDoneHint:
    'Tes réponses aident maintenant à trouver les bonnes personnes pour toi. Tu peux les changer quand tu veux.',
  toYourEvents: 'Aller à tes événements',
  how: {
    title: 'À quoi servent tes réponses',
    matching: {
      title: 'Des matchs malins',
      text: 'Tes réponses aident à trouver les bonnes personnes pour toi à chaque événement.',
    },
    updates: {
      title: 'Modifiables à tout moment',
      text: 'Change ou efface une réponse quand tu veux. Elle s’enregistre toute seule et compte au prochain calcul des matchs.',
    },
    privacy: {
      title: 'Privées et sûres',
      text: 'Personne d’autre ne lit tes réponses. Tes matchs voient de courtes raisons avec quelques mots courants, et les sujets que tu leur montres.',
    },
  },
} satisfies TextsLike<typeof english>;
