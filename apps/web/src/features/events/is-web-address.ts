/** True for a text that is an address to open: of https alone. */
export const isWebAddress = (text: string): boolean => /^https:\/\/\S+$/i.test(text) && URL.canParse(text);
