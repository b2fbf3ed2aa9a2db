import { folded } from '@serendip/contract/fold';

/** A heading in small letters without accents, marks and signs. */
export const headingKey = (heading: string): string =>
  folded(heading.replaceAll(/[^\p{L}\p{N}]+/gu, ' ')).replaceAll(/\be (mail|mails)\b/g, 'e$1');

const listOf = (words: string) => new Set(words.split(',').map((word) => word.trim()));

/** In English, German, French and Spanish, as `headingKey` writes them. */
const headings = {
  email: listOf(`email, email address, mail, mail address, attendee email, guest email, participant email,
    emailadresse, email adresse, mailadresse, mail adresse, teilnehmer email, email des teilnehmers, email teilnehmer, email des gasts,
    adresse email, adresse mail, adresse electronique, courriel, mel, email du participant, adresse mail du participant, adresse email du participant,
    correo, correo electronico, direccion de correo, direccion de correo electronico, direccion de email, email del asistente,
    correo electronico del asistente, correo electronico del participante`),
  name: listOf(`full name, fullname, guest, guest name, attendee, attendee name, participant name,
    vollstandiger name, ganzer name, vor und nachname, vorname und nachname, teilnehmer, teilnehmername, name des teilnehmers, gast,
    nom complet, nom et prenom, prenom et nom, nom du participant, invite,
    nombre completo, nombre y apellido, nombre y apellidos, nombre del asistente, nombre del participante, asistente, invitado`),
  first_name: listOf(`first name, firstname, given name, forename, attendee first name, attendee name given name,
    vorname, rufname, prenom, nombre de pila`),
  last_name:
    listOf(`last name, lastname, surname, family name, attendee last name, attendee surname, attendee name family name,
    nachname, familienname, zuname, nom de famille, apellido, apellidos, primer apellido`),
  label: listOf(
    'label, labels, tag, tags, group, groups, etikett, etiketten, gruppe, gruppen, etiquette, etiquettes, groupe, etiqueta, etiquetas, grupo',
  ),
} as const;

/** Words that are a whole name alone, and one part of it beside the other part. */
const nameAlone: Record<string, 'first_name' | 'last_name'> = {
  name: 'last_name',
  nom: 'last_name',
  nombre: 'first_name',
};

export type Recognised = keyof typeof headings;
const kinds = Object.keys(headings) as Recognised[];

/** Somebody who paid is not the guest. */
const ofBuyer = /\b(buyer|purchaser|billing|kaufer|besteller|rechnung|acheteur|facturation|comprador|facturacion)\b/;

export const isOfBuyer = (heading: string): boolean => ofBuyer.test(headingKey(heading));

/** What a heading says of its column, among all headings of the list. */
export function recognise(heading: string, all: readonly string[]): Recognised | undefined {
  const key = headingKey(heading);
  // 'Attendee #' is a number.
  if (isOfBuyer(heading) || heading.includes('#')) return undefined;
  const known = kinds.find((kind) => headings[kind].has(key));
  const part = nameAlone[key];
  if (known || !part) return known;
  const other = part === 'first_name' ? 'last_name' : 'first_name';
  const keys = all.map(headingKey);
  const [hasOther, hasPart] = [other, part].map((kind) => keys.some((one) => headings[kind as Recognised].has(one)));
  return hasOther && !hasPart ? part : 'name';
}
