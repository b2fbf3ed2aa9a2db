/**
 * The host's name for a room: the line of that number, or the one text for all rooms. The server reads names the same
 * way.
 */
export function roomNameOf(names: readonly string[] | null, number: number): string | null {
  const [first] = names ?? [];
  const name = names?.length === 1 && first?.includes('{room}') ? first : names?.[number - 1];
  return name?.replaceAll('{room}', String(number)) ?? null;
}
