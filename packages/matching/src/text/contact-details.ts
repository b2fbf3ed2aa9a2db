/**
 * E-mail addresses, links and telephone numbers: they are not read, not sent to a model and not in any reason.
 *
 * 'amig@s' is no address: nothing stands after its sign but an 's'. Each takes linear time for any text, also a hostile one. The
 * search for an address starts only at the beginning of a run of letters without spaces, and after a number that started before
 * the run and ended within it.
 */
export const contactDetails =
  /(?<!\S)\S+@(?!s?[.,;:!?)"'»]{0,3}(?:\s|$))\S+|https?:\/\/\S+|www\.\S+|\+?\d[\d ()/.-]{6,}\d(?:(?<= [\d()/.-]*)\S+@(?!s?[.,;:!?)"'»]{0,3}(?:\s|$))\S+)?/gi;
