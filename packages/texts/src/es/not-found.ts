import type english from '../en/not-found.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  title: 'Página no encontrada',
  explanation:
    'No hay ninguna página en esta dirección. Puede que el enlace esté incompleto o que la página ya no exista.',
  toDashboard: 'Ir a tu panel',
  toHomePage: 'Ir a la página de inicio',
} satisfies TextsLike<typeof english>;
