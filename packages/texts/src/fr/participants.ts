import type english from '../en/participants.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  title: 'Personnes',
  somebody: 'Quelqu’un',
  asks: {
    title: 'Personnes qui demandent à participer',
    more: 'Afficher plus de demandes',
  },
  code: {
    done: 'Le code est nouveau. Les affiches avec l’ancien ne marchent plus.',
    failed: 'C’est encore l’ancien code. Réessaie.',
    question: 'Créer un nouveau code ?',
    why: 'Quelqu’un connaît encore l’ancien code (<who>{people}</who>) et pourrait s’en servir sur un autre téléphone. Avec un nouveau, l’ancien ne marche plus, même sur les affiches.',
    confirm: 'Nouveau code',
    keep: 'Le garder',
  },
  people: '{count, plural, one {# personne} many {# personnes} other {# personnes}}',
  canJoin: '{name} peut participer à nouveau',
  isRemoved: '{name} ne participe plus',
  areRemoved:
    '{count, plural, one {# personne ne participe plus} many {# personnes ne participent plus} other {# personnes ne participent plus}}',
  didNotWork: 'Ça n’a pas marché.',
  chooseSeveral: 'En choisir plusieurs',
  find: 'Chercher par nom, pseudo ou e-mail',
  show: 'Personnes à afficher',
  filter: {
    all: 'Tout le monde ({count, number})',
    unanswered: 'Réponses incomplètes ({count, number})',
    here: 'Là ({count, number})',
    came: 'Venus ({count, number})',
    absent: 'Absents ({count, number})',
    waiting: 'En attente ({count, number})',
    removed: 'Retirés ({count, number})',
  },
  labelToShow: 'Étiquette à afficher',
  everyLabel: 'Toutes les étiquettes',
  labelAndCount: '{label} ({count, number})',
  editLabels: 'Modifier les étiquettes',
  failed: 'Les personnes n’ont pas pu être chargées',
  loading: 'Chargement des personnes',
  noneFound: 'Personne à ce nom.',
  noneLabelled: 'Personne n’a cette étiquette.',
  none: {
    all: 'Personne ne participe encore.',
    unanswered: 'Personne n’a de question en attente.',
    here: 'Personne n’est là.',
    came: 'Personne n’est venu puis reparti.',
    absent: 'Personne n’était absent.',
    waiting: 'Personne n’attend de place.',
    asking: 'Personne ne demande à participer.',
    removed: 'Personne n’a été retiré.',
  },
  showMore: 'Afficher plus ({shown, number} sur {total, number})',
  state: {
    joined: 'Participe',
    here: 'Là',
    waiting: 'En attente',
    asking: 'Demande',
    removed: 'Retrait',
  },
  attendance: {
    here: 'Là',
    came: 'Présence',
    absent: 'Absence',
  },
  hereFromTo: 'Là de {from} à {until}',
  since: 'Depuis {time}',
  choose: 'Choisir {name}',
  noEmail: 'Pas d’e-mail',
  notConfirmed: '{email}, non confirmé',
  answeredOf: '{answered} réponses sur {total}',
  letIn: 'Accepter',
  remove: 'Retirer',
  showAlias: 'Afficher plutôt le pseudo',
  failedToSave: 'Échec de l’enregistrement. Réessaie.',
  labels: 'Étiquettes',
  label: 'Étiqueter',
  removal: {
    question: 'Retirer <person>{name}</person> ?',
    several: 'Retirer {count, plural, one {# personne} many {# personnes} other {# personnes}} ?',
    severalButton: 'Retirer {count, plural, one {# personne} many {# personnes} other {# personnes}}',
    effect: 'C’est la fin de leur participation, sauf si tu les acceptes à nouveau. Leurs messages restent.',
  },
  chosen: '{count, plural, one {# personne choisie} many {# personnes choisies} other {# personnes choisies}}',
  done: 'Terminé',
  remind: {
    button: 'Relancer',
    question:
      '{count, plural, one {Relancer # personne ?} many {Relancer jusqu’à # personnes ?} other {Relancer jusqu’à # personnes ?}}',
    byMail:
      'Toute personne qui a des questions en attente reçoit un e-mail, sauf si elle en a eu un dans les dernières 24 heures ou n’a pas d’adresse.',
    byBell:
      'Ce serveur n’envoie pas d’e-mails. Demande à la personne qui le gère. Les invités lisent le rappel sous leur cloche.',
    send: 'Envoyer',
    failed: 'Personne n’a été relancé. Réessaie.',
    mailed:
      '{count, plural, one {# personne reçoit un e-mail} many {# personnes reçoivent un e-mail} other {# personnes reçoivent un e-mail}}',
    nobodyMailed: 'Personne ne reçoit d’e-mail',
    belled:
      '{count, plural, one {# personne le lira sous sa cloche} many {# personnes le liront sous leur cloche} other {# personnes le liront sous leur cloche}}',
    hadOne:
      '{count, plural, one {# personne en a eu un dans les dernières 24 heures} many {# personnes en ont eu un dans les dernières 24 heures} other {# personnes en ont eu un dans les dernières 24 heures}}',
    noAddress:
      '{count, plural, one {# personne n’a pas d’adresse e-mail} many {# personnes n’ont pas d’adresse e-mail} other {# personnes n’ont pas d’adresse e-mail}}',
  },
} satisfies TextsLike<typeof english>;
