const place = '{room}';

/** The host's name for a room; null if it has only a number. A single text with `{room}` names all rooms. */
export function roomName(names: string[] | null, room: number): string | null {
  const [first] = names ?? [];
  const name = names?.length === 1 && first?.includes(place) ? first : names?.[room - 1];
  return name?.replaceAll(place, String(room)) ?? null;
}
