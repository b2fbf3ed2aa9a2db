import Papa from 'papaparse';

/** A CSV file as a spreadsheet would read it. Throws on rows that do not fit the header. */
export function readCsv(text: string): { columns: string[]; rows: Record<string, string>[] } {
  const { data, errors, meta } = Papa.parse<Record<string, string>>(text.replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: true,
  });
  if (errors.length > 0)
    throw new Error(`The CSV is not well-formed: ${errors.map(({ message }) => message).join(', ')}`);
  return { columns: meta.fields ?? [], rows: data };
}
