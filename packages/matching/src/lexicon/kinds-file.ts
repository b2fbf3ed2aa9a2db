/**
 * The sort of thing a name stands for, which decides its place in a sentence: something one does (`work`: do bookkeeping; `doing`: finding
 * suppliers), gives, plays, goes for, speaks, enjoys (`taste`) or has to lend (`space`); people, a place, a situation one lives
 * through, or simply a subject that one knows about.
 */
export const KINDS = [
  'work',
  'doing',
  'give',
  'play',
  'go',
  'language',
  'taste',
  'space',
  'person',
  'place',
  'situation',
  'subject',
] as const;
export type Kind = (typeof KINDS)[number];

/** How names are written in a sentence: `kinds.json`. Lists have `; ` between names of concepts and fields. */
export interface KindsFile {
  /** Names of a kind, and last words that show it. */
  kinds: Partial<Record<Kind, { names?: string; ends?: string }>>;
  /** The kind of a domain's other names. */
  domains: Record<string, Kind>;
  /** First words that make a name something one does ('finding suppliers'), and the verb of each. */
  verbs: Record<string, string>;
  /** By name: its form inside a sentence, the verb phrase for people who have it, and the word for one of several people. */
  told: Record<string, string>;
  /** How a field stands inside a sentence, as a subject, where its name does not read well. */
  subjects: Record<string, string>;
  does: Record<string, string>;
  one: Record<string, string>;
}
