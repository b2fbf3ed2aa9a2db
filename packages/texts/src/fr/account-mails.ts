import type english from '../en/account-mails.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  reset: {
    subject: 'Un nouveau mot de passe pour Serendip',
    text: `Bonjour,

quelqu’un, toi sans doute, demande un nouveau mot de passe pour ton compte
Serendip. Ouvre ce lien dans les {hours} heures pour en choisir un :

{link}

Le lien marche une seule fois. Si ce n’était pas toi, ignore cet e-mail :
ton mot de passe reste le même.
{more}`,
    devices: `
Ces appareils peuvent se connecter à ton compte sans mot de passe, et un
nouveau mot de passe n’y change rien. S’il y en a un que tu ne connais pas,
retire-le dans ton profil :

{devices}
`,
    tokens: `
Avec ces jetons d’API, des programmes agissent pour toi, et un nouveau mot
de passe n’y change rien. S’il y en a un que tu ne connais pas, révoque-le
dans ton profil :

{tokens}
`,
    added: '- {name} (depuis le {date})',
    firstProof: `
L’adresse n’a jamais été confirmée. Un nouveau mot de passe met donc aussi
fin à ce qui existait avant : sessions ouvertes, appareils, jetons d’API,
co-hôtes et ta carte. Les événements du compte sont fermés jusqu’à ce que
tu les ouvres.
`,
  },
  confirm: {
    subject: 'Confirme ton adresse e-mail pour Serendip',
    text: `Bonjour,

quelqu’un, toi sans doute, a créé un compte Serendip avec cette adresse
e-mail. Ouvre ce lien dans les {days} jours pour confirmer qu’elle est à toi :

{link}

Ouvre-le dans le navigateur où ta session est ouverte. Partout ailleurs, il
met fin à ce qui a été créé avant avec cette adresse, au cas où ce serait
une autre personne : le mot de passe, les sessions ouvertes, les co-hôtes
et la carte. Les événements sont fermés jusqu’à ce que tu les ouvres.

Si ce n’était pas toi, ignore cet e-mail. L’adresse reste alors marquée
« non confirmée » aux yeux des autres.
`,
    change: `Bonjour,

quelqu’un, toi sans doute, veut utiliser cette adresse e-mail pour son
compte Serendip. Ouvre ce lien dans les {days} jours pour confirmer le
changement :

{link}

Ouvre-le dans le navigateur où ta session est ouverte. Partout ailleurs, il
met aussi fin à ce qui a été créé avant avec le compte, au cas où ce serait
une autre personne : le mot de passe, les sessions ouvertes, les co-hôtes
et la carte. Les événements sont fermés jusqu’à ce que tu les ouvres.

Si ce n’était pas toi, ignore cet e-mail : rien ne change.
`,
  },
  code: {
    subject: 'Ton code de connexion à Serendip',
    text: `Bonjour,

voici ton code pour te connecter à Serendip :

{code}

Ou ouvre ce lien et appuie sur le bouton de la page :

{link}

Les deux marchent une seule fois, pendant {minutes} minutes.
Si tu redemandes un code dans ce délai, tu reçois le même.
Si tu n’as pas demandé de code, ignore cet e-mail. Ne donne le code à
personne : jamais l’équipe de Serendip ne te le demandera.
`,
  },
  emailChange: {
    subject: 'L’adresse e-mail de ton compte Serendip',
    asked: `Bonjour,

quelqu’un, toi sans doute, demande une autre adresse e-mail pour ton compte
Serendip. Dès que le lien envoyé à la nouvelle adresse est ouvert, tu te
connectes avec elle.

Si ce n’était pas toi, choisis tout de suite un nouveau mot de passe :

{page}
`,
    changed: `Bonjour,

quelqu’un, toi sans doute, a changé l’adresse e-mail de ton compte Serendip.
Tu te connectes maintenant avec la nouvelle.

Si ce n’était pas toi, contacte la personne qui gère ce serveur.
`,
  },
} satisfies TextsLike<typeof english>;
