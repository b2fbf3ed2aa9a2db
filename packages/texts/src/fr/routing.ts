import type english from '../en/routing.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  titles: {
    signIn: 'Se connecter',
    signUp: 'Créer un compte',
    signInCode: 'Se connecter avec un code',
    forgotPassword: 'Mot de passe oublié',
    resetPassword: 'Nouveau mot de passe',
    confirmEmail: 'Confirmer l’adresse e-mail',
    dashboard: 'Tableau de bord',
    createEvent: 'Créer un événement',
    editEvent: 'Modifier l’événement',
    event: 'Événement',
    draft: 'Modifier à la main',
    print: 'Imprimer',
    live: 'La soirée',
    stage: 'Écran de scène',
    go: 'Saisir le code',
    profile: 'Ton profil',
    notifications: 'Notifications',
    cohostInvitations: 'Organiser à plusieurs',
    unsubscribe: 'Arrêter ces e-mails',
    invited: 'Invitation',
    stopInvitations: 'Arrêter les invitations',
    messages: 'Messages',
    designSystem: 'Système de design',
    privacy: 'Confidentialité',
    terms: 'Conditions d’utilisation',
    imprint: 'Mentions légales',
    notFound: 'Page introuvable',
  },
  broken: {
    notLoaded: 'Cette page n’a pas pu être chargée',
    whyNotLoaded:
      'La connexion a été coupée, ou une nouvelle version vient de sortir. Recharger la page suffit en général.',
    crashed: 'Quelque chose n’a pas marché',
    whyCrashed:
      'Cette page ne fonctionne plus. Tout ce que tu as enregistré est en sécurité. Recharge la page ou va à la page d’accueil.',
    reload: 'Recharger la page',
    toHomePage: 'Aller à la page d’accueil',
  },
} satisfies TextsLike<typeof english>;
