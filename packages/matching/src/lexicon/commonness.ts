/** The kinds of traits; see `TraitKeys`. */
export const COMMON_KINDS = ['concept', 'link', 'group', 'field', 'fieldLink', 'word'] as const;
export type CommonKind = (typeof COMMON_KINDS)[number];

/** The share of people at any event, 0 to 1, by place in the lexicon or by stem: `content/learned/commonness.tsv`. */
export interface Commonness extends Record<Exclude<CommonKind, 'word'>, Float32Array> {
  word: Map<string, number>;
}

/** Names that the lexicon does not have are left out. */
export function compileCommonness(
  rows: [CommonKind, string, number][],
  concepts: Map<string, number>,
  fields: string[],
): Commonness {
  const [ofConcepts, ofFields] = [() => new Float32Array(concepts.size), () => new Float32Array(fields.length)];
  const places = { concept: concepts, field: new Map(fields.map((name, place) => [name, place])) };
  const common: Commonness = {
    concept: ofConcepts(),
    link: ofConcepts(),
    group: ofConcepts(),
    field: ofFields(),
    fieldLink: ofFields(),
    word: new Map(),
  };
  for (const [kind, name, share] of rows) {
    if (kind === 'word') common.word.set(name, share);
    else {
      const place = places[kind === 'field' || kind === 'fieldLink' ? 'field' : 'concept'].get(name);
      if (place !== undefined) common[kind][place] = share;
    }
  }
  return common;
}
