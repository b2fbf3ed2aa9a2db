const most = 9;

/** What the badge says: nothing without unread messages, and '9+' from ten on. */
export function unreadBadge(count: number | undefined): string | null {
  if (!count || count < 1) return null;
  return count > most ? `${most}+` : String(count);
}
