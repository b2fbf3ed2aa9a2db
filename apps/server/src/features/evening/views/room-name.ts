const place = '{room}';

/** What a host calls a room; null: it has its number only. One text with `{room}` in it names all of them. */
export function roomName(names: string[] | null, room: number): string | null {
  const [first] = names ?? [];
  const name = names?.length === 1 && first?.includes(place) ? first : names?.[room - 1];
  return name?.replaceAll(place, String(room)) ?? null;
}
