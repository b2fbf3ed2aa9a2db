/** A block of an operator's text. */
export type Block = { kind: 'title' | 'heading' | 'paragraph'; text: string } | { kind: 'list'; items: string[] };

const oneLine = (text: string): string => text.replaceAll(/\s*\n\s*/g, ' ').trim();

function blockOf(part: string): Block {
  const [, marks = '', heading = ''] = /^(#{1,6}) +([^\n]+)$/.exec(part) ?? [];
  if (marks) return { kind: marks === '#' ? 'title' : 'heading', text: heading.trim() };
  if (/^[-*] /.test(part))
    return { kind: 'list', items: part.split(/\n(?=[-*] )/).map((item) => oneLine(item.slice(2))) };
  return { kind: 'paragraph', text: oneLine(part) };
}

/** The part of Markdown that legal texts need: headings, lists and paragraphs. Anything else is shown as it is written. */
export const readMarkdown = (text: string): Block[] =>
  text
    .replaceAll('\r\n', '\n')
    .replace(/^\uFEFF/, '')
    .split(/\n\s*\n|\n(?=#{1,6} )|(?<=^#{1,6} [^\n]+)\n/m)
    .map((part) => part.trim())
    .filter(Boolean)
    .map(blockOf);
