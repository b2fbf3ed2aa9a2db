/** A person's names, as other people see them. */
export interface Known {
  alias: string | null;
  card?: { name: string | null } | null;
}

/**
 * A person's name in a sentence: the name on the card with the alias, which the stage and printouts show, or the
 * alias alone.
 */
export function called({ alias, card }: Known, nobody: string): string {
  if (!card?.name) return alias ?? nobody;
  return alias ? `${card.name} (${alias})` : card.name;
}
