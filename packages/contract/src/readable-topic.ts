/** Signs of a handle, a number, an address or markup. */
const NOT_READ: readonly RegExp[] = [
  /\p{N}/u,
  /@|(?:^|\s)[#~/][\p{L}_]/u,
  /[<>{}[\]|\\`*_^=]|&\w+;|:\/\//,
  /(?:str(?:a(?:ß|ss)e|\.)|gasse|allee)(?!\p{L})/iu,
  /(?:^|\s)\p{Lu}\p{L}+ (?:Street|St\.|Road|Rd\.|Avenue|Ave\.|Lane|Square|Boulevard|Weg|Platz)(?!\p{L})/u,
  /(?:^|\s)(?:[Rr]ue|[Cc]alle|[Aa]venida|[Pp]laza|[Pp]lace|[Aa]venue|[Bb]oulevard|[Pp]aseo)(?: (?:de|del|des|du|la|las|le|les|los))* (?:d'|l')?\p{Lu}/u,
];

/** Whether the form of a topic lets others read it. The server judges the meaning of its words. */
export const mayBeRead = (phrase: string): boolean => {
  const text = phrase.normalize('NFKC');
  return !NOT_READ.some((pattern) => pattern.test(text));
};
