/** Somebody as others know them. */
export interface Known {
  alias: string | null;
  card?: { name: string | null } | null;
}

/** What a sentence calls somebody: by the name on their card, with the alias that the stage and paper have, or by the alias. */
export function called({ alias, card }: Known, nobody: string): string {
  if (!card?.name) return alias ?? nobody;
  return alias ? `${card.name} (${alias})` : card.name;
}
