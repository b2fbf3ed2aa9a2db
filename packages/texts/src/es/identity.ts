import type english from '../en/identity.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  endedBefore:
    'Tu correo está confirmado. Lo que se creó antes con él quedó anulado: la contraseña anterior, las sesiones abiertas, las llaves de acceso y los cohosts. Tu tarjeta está vacía y los eventos están cerrados hasta que los abras.',
  again: { title: 'Inicia sesión otra vez', notNow: 'Ahora no', signIn: 'Iniciar sesión otra vez' },
} satisfies TextsLike<typeof english>;
