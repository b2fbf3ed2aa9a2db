import type english from '../en/contacts.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  label: {
    theirs: 'Sus datos de contacto',
    theyShared: 'Compartió sus datos',
    youShared: 'Compartiste tus datos',
    share: 'Compartir mis datos',
  },
  thisPerson: 'Esta persona',
  theyShare: '{name} comparte sus datos contigo. Comparte los tuyos para verlos.',
  theySeeIt: '{name} los verá cuando también comparta los suyos.',
  bothSee: 'Cuando {name} también comparta sus datos, cada parte verá los de la otra.',
  change: 'Cambiar lo que comparto',
  takeBack: 'Dejar de compartir',
  failedToSave: 'No se pudo guardar. Inténtalo de nuevo.',
  save: 'Guardar contacto',
  forOlderPhones: 'Para teléfonos antiguos',
  form: {
    what: '¿Qué compartes?',
    name: 'Nombre',
    noName: 'Tu tarjeta aún no tiene nombre',
    email: 'Correo',
    phone: 'Teléfono',
    links: 'Enlaces',
    noLinks: 'Tu tarjeta aún no tiene enlaces',
    enterPhone: 'Escribe tu número de teléfono',
    nothing: 'Tu tarjeta aún no tiene nada de esto. Comparte también otra cosa.',
    yourPhone: 'Tu número de teléfono',
    phoneHint: 'Solo lo recibe esta persona, y solo si también comparte algo.',
    failed: 'No se pudieron compartir tus datos. Inténtalo de nuevo.',
    save: 'Guardar',
    share: 'Compartir datos',
  },
} satisfies TextsLike<typeof english>;
