/** The texts of a room in another language: the same keys as in English, no more and no fewer. */
export type TextsLike<English> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : TextsLike<English[Key]>;
};
