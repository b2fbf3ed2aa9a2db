import { headingKey } from './headings.ts';

export type Service = 'Luma' | 'Eventbrite' | 'Meetup' | 'pretix' | 'Hi.Events';

interface KnownFile {
  service: Service;
  /** One heading of each list must be there. */
  has: string[][];
  /** The first of these that is there holds the guest's e-mail. All other columns of addresses are somebody else's. */
  email: string[];
  status: string[];
}

/**
 * Headings as `headingKey` writes them, in the languages in which the services export. Those of pretix and Hi.Events stand in their source
 * code and translations; those of Luma, Eventbrite and Meetup in exports that programs on GitHub read.
 */
const knownFiles: KnownFile[] = [
  {
    service: 'Luma',
    has: [['api id', 'guest id'], ['approval status'], ['email']],
    email: ['email'],
    status: ['approval status'],
  },
  {
    // Of the people of an event, or of all members of a group.
    service: 'Meetup',
    has: [['user id'], ['rsvp', 'total rsvps'], ['rsvped on', 'joined group on']],
    email: [],
    status: ['rsvp'],
  },
  {
    service: 'Hi.Events',
    has: [['public id'], ['short id'], ['product id', 'ticket id']],
    email: ['email'],
    status: ['status'],
  },
  {
    service: 'pretix',
    has: [
      ['order code', 'bestellnummer', 'bestellcode', 'code de commande', 'codigo de la orden', 'codigo de pedido'],
      [
        ...['position id', 'positions id', 'position', 'id de position', 'id de la posicion'],
        ...['attendee name', 'name des teilnehmers', 'teilnehmername', 'nom du participant', 'nombre del participante'],
        'event slug',
      ],
      ['status', 'statut', 'estado'],
    ],
    email: [
      ...['attendee email', 'teilnehmer email', 'email des teilnehmers', 'email adresse des teilnehmers'],
      ...['adresse mail du participant', 'adresse email du participant', 'email du participant'],
      ...['correo electronico del participante', 'correo electronico del asistente', 'email del asistente'],
    ],
    status: ['status', 'statut', 'estado'],
  },
  {
    // Two reports of attendees, the first also in German, and one of orders, which has addresses of buyers alone.
    service: 'Eventbrite',
    has: [
      ['order', 'order id', 'order no', 'bestellnr'],
      ['attendee', 'attendee no', 'attendee status', 'attendee email', 'order type', 'buyer email', 'teilnehmerstatus'],
      ['ticket type', 'ticket quantity', 'event name', 'ticketart'],
    ],
    email: ['attendee email', 'email', 'email address', 'emailadresse', 'email adresse'],
    status: ['attendee status', 'order status', 'status', 'teilnehmerstatus'],
  },
];

const refused = new Set(
  `declined, rejected, refunded, canceled, cancelled, refunded canceled, not attending, not going, deleted, transferred, abandoned, expired, no,
  nimmt nicht teil, gelöscht, abgelehnt, abgesagt, erstattet, storniert, abgelaufen, nein,
  refuse, refusee, decline, declinee, rembourse, remboursee, annule, annulee, expire, expiree, non,
  rechazado, rechazada, reembolsado, reembolsada, cancelado, cancelada, anulado, anulada, caducado, caducada, expirado, expirada`
    .split(',')
    .map((word) => headingKey(word)),
);

export interface Export {
  service: Service;
  /** The column with the guest's e-mail; undefined without one. */
  emailAt: number | undefined;
  /** All columns that can say that a person does not come: an order can be refunded whose attendee still stands as attending. */
  statusesAt: number[];
}

/** The service that a list with these headings comes from. */
export function exportOf(headings: readonly string[]): Export | undefined {
  const keys = headings.map(headingKey);
  const place = (names: readonly string[]) => names.map((name) => keys.indexOf(name)).find((at) => at >= 0);
  const found = knownFiles.find(({ has }) => has.every((names) => names.some((name) => keys.includes(name))));
  if (!found) return undefined;
  return {
    service: found.service,
    emailAt: place(found.email),
    statusesAt: keys.flatMap((key, at) => (found.status.includes(key) ? [at] : [])),
  };
}

/** Whether a status says that the person does not come: refunded, cancelled or declined. */
export const isRefused = (status: string): boolean => refused.has(headingKey(status));
