export interface MailedCode {
  email: string;
  code: string;
}

/** What stands behind the '#' of a mail's link, or null where that is no code. */
export function readMailedCode(hash: string): MailedCode | null {
  const parts = new URLSearchParams(hash.slice(1));
  const [email, code] = [parts.get('email')?.trim(), parts.get('code')];
  return email && code && /^\d{6}$/.test(code) ? { email, code } : null;
}
