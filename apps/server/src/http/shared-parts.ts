export interface Reference {
  $ref: string;
  /** In place of the description of what is referred to. */
  description?: string;
}

/** Keeps what several calls have in common once, and hands out references to it. */
export function sharedParts<T extends object>(place: 'parameters' | 'responses' | 'requestBodies') {
  const parts: Record<string, T> = {};
  const uses = new Map<string, number>();
  const at = (name: string) => `#/components/${place}/${name}`;
  /** A part with the same name that is another one stays where it is. */
  const share = (name: string, part: T): T | Reference => {
    parts[name] ??= part;
    if (JSON.stringify(parts[name]) !== JSON.stringify(part)) return part;
    uses.set(name, (uses.get(name) ?? 0) + 1);
    return { $ref: at(name) };
  };
  /** The document with the parts that only one call refers to put back into it. */
  const inlined = <D>(document: D): D =>
    JSON.parse(JSON.stringify(document), (_key, value) => {
      const [, name = ''] = String(value?.$ref ?? '').split(at(''));
      if (uses.get(name) !== 1) return value;
      const part = parts[name];
      delete parts[name];
      return part;
    }) as D;
  return { parts, share, inlined };
}
