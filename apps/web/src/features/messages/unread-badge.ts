const most = 9;

/** The text of the badge: empty for none, and '9+' from ten up. */
export function unreadBadge(count: number | undefined): string | null {
  if (!count || count < 1) return null;
  return count > most ? `${most}+` : String(count);
}
