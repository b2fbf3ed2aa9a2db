import type english from '../en/embeds.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  title: 'Sur d’autres pages',
  lead: 'Montre cet événement sous forme de petite carte sur tes propres sites. Seuls les sites de cette liste le peuvent.',
  notListed:
    'Tes sites peuvent montrer cet événement sous forme de petite carte dès que le lien suffit pour le voir. <link>Activer</link>',
  failed: 'Ça n’a pas marché.',
  removed: '{site} n’est plus dans la liste',
  remove: 'Retirer',
  site: 'Site',
  add: 'Ajouter un site',
  paste: 'Colle ceci dans la page',
  event: 'Événement',
} satisfies TextsLike<typeof english>;
