import type english from '../en/passkeys.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  title: 'Iniciar sesión con este dispositivo',
  lead: 'Tu huella, tu cara o tu PIN inician la sesión, sin contraseña. Todo queda en tu dispositivo.',
  add: 'Añadir dispositivo',
  adding: 'Añadiendo…',
  added: 'Ya puedes iniciar sesión con este dispositivo.',
  unused: 'Añadido: {added}. Aún sin usar.',
  used: 'Añadido: {added}. Último uso: {used}.',
  remove: 'Quitar {name}',
  removeQuestion: '¿Quitar este dispositivo?',
  removeLead: 'Ya no podrás iniciar sesión con {name}, y se cierran todas las sesiones que abrió.',
  removeConfirm: 'Quitar',
  notRemoved: 'No se pudo quitar el dispositivo',
  addLead: 'Tu navegador pide tu huella, tu cara o tu PIN. Añade solo un dispositivo tuyo.',
  name: 'Nombre de este dispositivo',
  nameHint: 'Para que lo reconozcas en tu lista.',
  notAdded: 'No se pudo añadir este dispositivo. Inténtalo de nuevo.',
  onList: 'Este dispositivo ya está en tu lista.',
  otherBrowser: 'No se pudo añadir este dispositivo. Inténtalo de nuevo o usa otro navegador.',
  stale:
    '{minutes, plural, one {Para añadir un dispositivo pedimos un inicio de sesión en el último minuto. Así nadie que encuentre tu pantalla abierta puede añadir uno.} many {Para añadir un dispositivo pedimos un inicio de sesión en los últimos # de minutos. Así nadie que encuentre tu pantalla abierta puede añadir uno.} other {Para añadir un dispositivo pedimos un inicio de sesión en los últimos # minutos. Así nadie que encuentre tu pantalla abierta puede añadir uno.}}',
  devices: {
    iPhone: 'Mi iPhone',
    iPad: 'Mi iPad',
    android: 'Mi teléfono Android',
    chromebook: 'Mi Chromebook',
    mac: 'Mi Mac',
    windows: 'Mi PC con Windows',
    linux: 'Mi PC con Linux',
    other: 'Mi dispositivo',
  },
} satisfies TextsLike<typeof english>;
