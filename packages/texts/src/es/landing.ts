import type english from '../en/landing.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  signIn: 'Iniciar sesión',
  start: 'Empezar gratis',
  promises: { free: 'Gratis', noCard: 'Sin tarjeta de crédito', setup: 'Listo en 2\u00a0minutos' },
  hero: {
    headline:
      '<part>Encuentros que valen la pena.</part> <part>A la hora justa.</part> <last>En el lugar justo.</last>',
    lead: 'Deja las charlas de compromiso con desconocidos. Encuentra en cada evento a quien buscas: socios, clientes, amistades o tu próximo trabajo, con matches hechos por una IA.',
    code: '¿Tienes un código?',
  },
  picture: {
    caption:
      'Un evento en Serendip: alguien participa, ve a tres personas que conocer y por qué, y recibe un primer mensaje.',
    event: 'Noche de emprendedores',
    youAreIn: '¡Ya participas!',
    time: 'Jueves, 19:00',
    joined: '40 participan',
    matches: 'Tus matches',
    strongFit: 'Encaja muy bien',
    goodFit: 'Encaja bien',
    hello: 'Saluda',
    bookkeeping: 'Sabe de contabilidad. Justo lo que buscas.',
    website: 'Busca una página web. ¿Puedes ayudar?',
    sailing: 'Comparten el gusto por la vela.',
    message: '¿Sala 4, junto a la ventana? Voy para allá.',
  },
  how: {
    title: 'De una lista de nombres a las conversaciones que importan',
    ask: 'Pregunta lo que importa',
    askText: 'Crea un evento, añade tus preguntas y comparte un enlace. Nadie tiene que instalar nada.',
    answer: 'Los invitados responden con sus palabras',
    answerText: 'Qué ofrecen, qué buscan, cómo les gusta conocer gente. Dos minutos en el teléfono.',
    meet: 'Todos saben a quién conocer',
    meetText:
      'Un clic y toda la sala tiene sus matches. Cada persona ve a quién conocer, por qué y dónde. Nadie se queda fuera.',
  },
  everyone: {
    title: 'Para todo el mundo',
    hosts: 'Para los hosts',
    hostsLead: 'Organiza el evento donde la gente se conoce de verdad.',
    hostsCreate: 'Crea un evento y añade tus propias preguntas',
    hostsShare: 'Comparte el enlace del evento con tus invitados',
    hostsMatch: 'Haz los matches cuando todos estén dentro',
    hostsSee: 'Mira las salas y las listas de matches, y descárgalas en CSV',
    guests: 'Para los invitados',
    guestsLead: 'Llega sabiendo a quién conocer.',
    guestsJoin: 'Participa con un simple enlace',
    guestsAnswer: 'Responde las preguntas del evento con tus palabras',
    guestsMatch: 'Recibe tus matches y mira por qué',
    guestsWrite: 'Escribe a tus matches',
  },
  closing: {
    title: 'Tu próximo evento empieza aquí',
    text: 'Crea el evento, comparte el enlace y ayuda a que se conozcan las personas adecuadas.',
  },
  footer: {
    claim: 'Networking de eventos, abierto y en tu propio servidor.',
    label: 'Ayuda y avisos legales',
    support: 'Pedir ayuda',
    privacy: 'Privacidad',
    terms: 'Condiciones',
    imprint: 'Aviso legal',
  },
} satisfies TextsLike<typeof english>;
