import type english from '../en/passkeys.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  title: 'Se connecter avec cet appareil',
  lead: 'Ton empreinte, ton visage ou ton code PIN te connecte, sans mot de passe. Tout reste sur ton appareil.',
  add: 'Ajouter cet appareil',
  adding: 'Ajout…',
  added: 'Cet appareil peut maintenant te connecter.',
  unused: 'Ajouté : {added}. Pas encore utilisé.',
  used: 'Ajouté : {added}. Dernière utilisation : {used}.',
  remove: 'Retirer {name}',
  removeQuestion: 'Retirer cet appareil ?',
  removeLead: '{name} ne pourra plus te connecter, et toutes les sessions ouvertes avec lui sont fermées.',
  removeConfirm: 'Retirer',
  notRemoved: 'L’appareil n’a pas pu être retiré',
  addLead: 'Ton navigateur demande ton empreinte, ton visage ou ton code PIN. N’ajoute qu’un appareil à toi.',
  name: 'Nom de cet appareil',
  nameHint: 'Pour le reconnaître dans ta liste.',
  notAdded: 'Cet appareil n’a pas pu être ajouté. Réessaie.',
  onList: 'Cet appareil est déjà dans ta liste.',
  otherBrowser: 'Cet appareil n’a pas pu être ajouté. Réessaie, ou utilise un autre navigateur.',
  stale:
    '{minutes, plural, one {Pour ajouter un appareil, il faut une connexion dans la dernière minute. Ainsi, personne ne peut en ajouter un sur ton écran resté ouvert.} many {Pour ajouter un appareil, il faut une connexion dans les # de dernières minutes. Ainsi, personne ne peut en ajouter un sur ton écran resté ouvert.} other {Pour ajouter un appareil, il faut une connexion dans les # dernières minutes. Ainsi, personne ne peut en ajouter un sur ton écran resté ouvert.}}',
  devices: {
    iPhone: 'Mon iPhone',
    iPad: 'Mon iPad',
    android: 'Mon téléphone Android',
    chromebook: 'Mon Chromebook',
    mac: 'Mon Mac',
    windows: 'Mon PC Windows',
    linux: 'Mon PC Linux',
    other: 'Mon appareil',
  },
} satisfies TextsLike<typeof english>;
