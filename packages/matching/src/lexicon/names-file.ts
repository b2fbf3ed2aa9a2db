/** The sort of thing that a name outside English stands for; sentences are chosen by it. */
export const NAME_KINDS = ['thing', 'doing', 'person', 'people', 'language', 'subject'] as const;
export type NameKind = (typeof NAME_KINDS)[number];

/** A concept's id or a field's English name, its name as it stands after 'mit', without an article, and its kind. */
export type NameRow = [id: string, name: string, kind: NameKind];
