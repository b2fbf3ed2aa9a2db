/**
 * E-mail addresses, links and telephone numbers: they are not read, not sent to a model and not in any reason.
 *
 * Each takes time in proportion to the text, whoever wrote it. An address is looked for where a stretch without spaces
 * begins, not at each of its letters; further on only where a number that came from before the stretch ended within it.
 */
export const contactDetails =
  /(?<!\S)\S+@\S+|https?:\/\/\S+|www\.\S+|\+?\d[\d ()/.-]{6,}\d(?:(?<= [\d()/.-]*)\S+@\S+)?/gi;
