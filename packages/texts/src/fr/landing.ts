import type english from '../en/landing.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  signIn: 'Se connecter',
  start: 'Commencer gratuitement',
  promises: { free: 'Gratuit', noCard: 'Sans carte bancaire', setup: 'Prêt en 2\u00a0minutes' },
  hero: {
    headline: '<part>De vraies rencontres.</part> <part>Au bon moment.</part> <last>Au bon endroit.</last>',
    lead: 'Fini de parler de la pluie et du beau temps avec des inconnus. Trouve à chaque événement la personne que tu cherches, pour un projet, une affaire, une amitié ou un emploi : une IA t’aide à faire les bonnes rencontres.',
    code: 'Tu as un code ?',
  },
  picture: {
    caption:
      'Un événement dans Serendip : une personne participe, voit trois personnes à rencontrer et pourquoi, et reçoit un premier message.',
    event: 'Soirée des fondateurs',
    youAreIn: 'Tu participes !',
    time: 'Jeudi, 19:00',
    joined: '40 participent',
    matches: 'Tes matchs',
    strongFit: 'Très bon accord',
    goodFit: 'Bon accord',
    hello: 'Dis bonjour',
    bookkeeping: 'S’y connaît en comptabilité : c’est ce que tu cherches.',
    website: 'Cherche un site web. Tu peux aider ?',
    sailing: 'Vous avez la voile en commun.',
    message: 'Salle 4, près de la fenêtre ? J’arrive.',
  },
  how: {
    title: 'D’une liste de noms aux bonnes conversations',
    ask: 'Demande l’essentiel',
    askText: 'Crée un événement, ajoute tes questions et partage un seul lien. Personne n’a rien à installer.',
    answer: 'Les invités répondent avec leurs mots',
    answerText:
      'Ce qu’ils proposent, ce qu’ils cherchent, comment ils aiment rencontrer du monde. Deux minutes sur un téléphone.',
    meet: 'Tout le monde sait qui rencontrer',
    meetText:
      'Un clic et toute la salle a ses matchs. Tout le monde voit qui rencontrer, pourquoi et où. Personne n’est oublié.',
  },
  everyone: {
    title: 'Pour tout le monde',
    hosts: 'Pour les hôtes',
    hostsLead: 'Organise l’événement où l’on se rencontre vraiment.',
    hostsCreate: 'Crée un événement et ajoute tes propres questions',
    hostsShare: 'Envoie le lien de l’événement à tes invités',
    hostsMatch: 'Lance le calcul des matchs quand tout le monde est inscrit',
    hostsSee: 'Vois les salles et les listes de matchs, et télécharge-les en CSV',
    guests: 'Pour les invités',
    guestsLead: 'Arrive en sachant déjà qui rencontrer.',
    guestsJoin: 'Participe avec un simple lien',
    guestsAnswer: 'Réponds aux questions de l’événement avec tes mots',
    guestsMatch: 'Reçois tes matchs et vois pourquoi',
    guestsWrite: 'Écris à tes matchs',
  },
  closing: {
    title: 'Ton prochain événement commence ici',
    text: 'Crée l’événement, partage le lien et aide les bonnes personnes à se rencontrer.',
  },
  footer: {
    claim: 'Des rencontres à tes événements, en logiciel libre et auto-hébergé.',
    label: 'Aide et informations légales',
    support: 'Contacter l’assistance',
    privacy: 'Confidentialité',
    terms: 'Conditions',
    imprint: 'Mentions légales',
  },
} satisfies TextsLike<typeof english>;
