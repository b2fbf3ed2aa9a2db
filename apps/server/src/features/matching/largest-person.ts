/** Bytes on the wire: ids, an alias and field names, beside the longest e-mail and name of a run. */
export const largestPerson = (texts: number) => 150 + texts;
