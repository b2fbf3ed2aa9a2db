import type english from '../en/routing.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  titles: {
    signIn: 'Iniciar sesión',
    signUp: 'Crear cuenta',
    signInCode: 'Iniciar sesión con un código',
    forgotPassword: 'Contraseña olvidada',
    resetPassword: 'Nueva contraseña',
    confirmEmail: 'Confirmar el correo',
    dashboard: 'Panel',
    createEvent: 'Crear evento',
    editEvent: 'Editar evento',
    event: 'Evento',
    draft: 'Cambiar a mano',
    print: 'Imprimir',
    live: 'La noche del evento',
    stage: 'Pantalla',
    go: 'Escribir el código',
    profile: 'Tu perfil',
    notifications: 'Notificaciones',
    cohostInvitations: 'Organizar con alguien',
    unsubscribe: 'Dejar de recibir estos correos',
    invited: 'Invitación',
    stopInvitations: 'No recibir invitaciones',
    messages: 'Mensajes',
    designSystem: 'Sistema de diseño',
    privacy: 'Privacidad',
    terms: 'Condiciones de uso',
    imprint: 'Aviso legal',
    notFound: 'Página no encontrada',
  },
  broken: {
    notLoaded: 'No se pudo cargar esta página',
    whyNotLoaded:
      'Se cortó la conexión o acaba de salir una versión nueva. Casi siempre basta con volver a cargar la página.',
    crashed: 'Algo salió mal',
    whyCrashed:
      'Esta página dejó de funcionar. Todo lo que guardaste está a salvo. Vuelve a cargarla o ve a la página de inicio.',
    reload: 'Volver a cargar',
    toHomePage: 'Ir a la página de inicio',
  },
} satisfies TextsLike<typeof english>;
