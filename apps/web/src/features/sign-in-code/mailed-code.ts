export interface MailedCode {
  email: string;
  code: string;
}

/** The address and code after the '#' of a mail's link, or null. */
export function readMailedCode(hash: string): MailedCode | null {
  const parts = new URLSearchParams(hash.slice(1));
  const [email, code] = [parts.get('email')?.trim(), parts.get('code')];
  return email && code && /^\d{6}$/.test(code) ? { email, code } : null;
}
