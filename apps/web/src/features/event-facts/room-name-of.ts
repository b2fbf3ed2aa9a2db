/** What a host calls a room, as the server reads it: the line of that number, or the one text that names all. */
export function roomNameOf(names: readonly string[] | null, number: number): string | null {
  const [first] = names ?? [];
  const name = names?.length === 1 && first?.includes('{room}') ? first : names?.[number - 1];
  return name?.replaceAll('{room}', String(number)) ?? null;
}
