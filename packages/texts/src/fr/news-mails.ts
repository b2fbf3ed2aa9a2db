import type english from '../en/news-mails.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  stop: 'Ne plus recevoir ces e-mails',
  settings: 'Choisir ce que nous t’annonçons',
  named: '{label} :',
  entryAttached: 'L’entrée pour ton agenda est en pièce jointe.',
  entryTaken: 'La pièce jointe retire l’entrée de ton agenda.',
  somebody: 'Quelqu’un',
  when: {
    from: '{date}, {start}',
    fromTo: '{date}, de {start} à {end}',
  },
  digest: {
    heading: 'Tes nouveautés d’hier',
    more: 'Et {count} de plus.',
    button: 'Voir toutes les nouveautés',
  },
  matches_ready: {
    line: 'Découvre qui tu pourrais rencontrer, pourquoi, et ce que tu pourrais demander en premier.',
    button: 'Voir tes matchs',
  },
  message: {
    line: '{name} t’a écrit.',
    pause: 'Tu ne recevras pas d’autre e-mail sur cette conversation avant de l’avoir lue.',
    button: 'Lire le message',
  },
  joined: {
    line: 'Réponds aux questions de l’événement pour que tes matchs te correspondent.',
    button: 'Voir l’événement',
  },
  event_tomorrow: {
    line: 'As-tu répondu à toutes les questions ? Tes matchs viennent de tes réponses.',
    button: 'Voir l’événement',
  },
  answers_missing: {
    line: 'L’hôte te demande de répondre aux questions de l’événement. Tes matchs viennent de tes réponses.',
    button: 'Répondre aux questions',
  },
  event_moved: {
    line: 'Voici les nouvelles informations.',
    noDate: 'Il n’a plus de date. Tu recevras un e-mail dès qu’il y en aura une nouvelle.',
    button: 'Voir l’événement',
  },
  event_called_off: {
    line: 'Il n’a pas lieu. Tu n’as rien à faire.',
    button: 'Voir tes événements',
  },
  off_waiting_list: {
    line: 'Une place s’est libérée : tu participes. Si tu ne peux pas venir, quitte l’événement, s’il te plaît.',
    button: 'Voir l’événement',
  },
  let_in: {
    line: 'Ta demande est acceptée. Réponds aux questions de l’événement pour que tes matchs te correspondent.',
    button: 'Voir l’événement',
  },
  declined: {
    line: 'Ta demande de participation n’est pas acceptée. Tu n’as rien à faire.',
    button: 'Voir l’événement',
  },
  contact_returned: {
    line: '{name} partage maintenant aussi ses coordonnées avec toi.',
    button: 'Voir les coordonnées',
  },
  from_host: {
    line: 'L’équipe de {event} a écrit ceci aux invités. Sur la page de l’événement, tu peux le signaler ou couper ces messages.',
    lineOfUnknown:
      'L’équipe de ton événement a écrit ceci aux invités. Sur la page de l’événement, tu peux le signaler ou couper ces messages.',
    button: 'Voir l’événement',
  },
  cohost: {
    line: 'Les co-hôtes peuvent modifier l’événement, ses questions et sa soirée, voir les invités et lancer les matchs.',
    not_yet: 'Tu ne deviens hôte qu’en disant oui.',
    button: 'Dire oui ou non',
  },
  asked: {
    line: 'Accepte ou refuse dans l’onglet « Personnes ». Ta réponse est attendue.',
    button: 'Voir la demande',
  },
  report: {
    line: 'Regarde-le vite : quelqu’un demande ton aide.',
    button: 'Voir le signalement',
  },
  run_failed: {
    line: 'Rien n’est perdu : relance-le dans un instant.',
    button: 'Relancer',
  },
  webhook_off: {
    line: 'Son adresse n’a pas accepté ce qui a été envoyé. Regarde les envois, puis réactive-le.',
    button: 'Voir le webhook',
  },
} satisfies TextsLike<typeof english>;
