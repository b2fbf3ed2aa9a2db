import { type Cells, tidied } from './cells.ts';

/** Excel's own first line that names the separator. */
const separatorLine = /^\uFEFF?"?sep=(.)"?\r?\n/i;

/**
 * 'Ann Lee <ann@example.org>', as mail programs copy it, or an address alone. A part begins only behind a sign that ends one, and has one
 * place for its '@', so that megabytes of other text are looked at once and not for each letter again.
 */
const copiedMail =
  /(?:"([^"]*)"\s*|(?<![^"<>,;\n])([^"<>,;\n]*))<([^<>\s@]+@[^<>\s]+)>|(?<![^\s<>,;"])([^\s<>,;"@]+@[^\s<>,;"]+)/g;
const isOfMails = /<[^<>\s@]+@[^<>\s]+>|^\s*[^\s,;@]+@[^\s,;]+\s*$/;

/** Names and addresses copied from a mail; undefined for another text. */
function copiedFromMail(text: string, mostRows: number): Cells | undefined {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const isMail = text.includes('<') && !text.includes('\t') && lines.every((line) => isOfMails.test(line));
  if (!isMail) return undefined;
  const rows: Cells = [];
  for (const [, quoted, plain, named, alone] of text.matchAll(copiedMail)) {
    rows.push([(quoted ?? plain ?? '').trim(), named ?? alone ?? '']);
    if (rows.length === mostRows) break;
  }
  return rows;
}

/** Rows of a CSV text or a paste, separated by comma, semicolon or tab. The library loads with the first list. */
export async function tableFromText(text: string, mostRows: number): Promise<Cells> {
  const copied = copiedFromMail(text, mostRows);
  if (copied) return tidied(copied);
  const { default: papa } = await import('papaparse');
  const [line, separator] = separatorLine.exec(text) ?? [];
  const { data } = papa.parse<string[]>(text.slice(line?.length ?? 0).replace(/^\uFEFF/, ''), {
    delimiter: separator ?? '',
    delimitersToGuess: [',', ';', '\t'],
    skipEmptyLines: 'greedy',
    preview: mostRows,
  });
  return tidied(data);
}
