import type { Rolldown } from 'vite';

/** The files of the chunk that holds a module, and of all chunks it imports statically. */
export function chunksOf(bundle: Rolldown.OutputBundle, module: string): string[] {
  const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
  const start = chunks.find((chunk) => chunk.moduleIds.some((id) => id.endsWith(module)));
  if (!start) throw new Error(`No chunk holds ${module}`);
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    for (const needed of chunks.find((chunk) => chunk.fileName === file)?.imports ?? []) visit(needed);
  };
  visit(start.fileName);
  return [...found];
}
