/** The rule of the HTML standard, which browsers apply to `<input type=email>`. */
export const validEmail =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/;

/** Copying brings them along, and nobody sees them. */
const invisible = /\p{Cf}|\u{034F}/gu;

/** A domain in other letters as it travels: 'müller.example' is 'xn--mller-kva.example'. One that is none stays. */
function inPunycode(domain: string): string {
  const isForeign = /[^\0-\x7f]/.test(domain) && /^[\p{L}\p{M}\p{N}.。．｡-]+$/u.test(domain);
  return isForeign && URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname : domain;
}

/** An address as it is compared and stored: small letters, no invisible marks, no blanks around it. */
export function tidyEmail(typed: string): string {
  const email = typed.replaceAll(invisible, '').trim().toLowerCase();
  const at = email.lastIndexOf('@');
  return at === -1 ? email : email.slice(0, at + 1) + inPunycode(email.slice(at + 1));
}

/** Gmail reads no dots in a name, and has two domains. */
const gmail = /^(?:gmail|googlemail)\.com$/;

/** The mailbox that an address leads to, as far as its form tells: 'anna+x@example.org' is anna's. */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  const name = email.slice(0, at).replace(/(?<=.)\+.*$/s, '');
  return gmail.test(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
