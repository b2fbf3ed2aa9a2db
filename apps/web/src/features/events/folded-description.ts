export const isLong = (text: string): boolean => text.length > 480 || text.split('\n').length > 8;

/** The class of a collapsed description. */
export const folded = 'line-clamp-5';
