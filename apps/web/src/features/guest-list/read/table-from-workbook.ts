import * as xlsx from '@e965/xlsx/dist/xlsx.mini.min.js';
import { strFromU8, unzipSync, zipSync } from 'fflate';
import { type Cells, tidied, UnreadableFile } from './cells.ts';

/** Bytes of a workbook's parts when unpacked. A list of 5,000 people has about 10 MB. */
const mostUnpacked = 60 * 1024 * 1024;

const isNeeded = (name: string) => /\.(xml|rels|vml)$/i.test(name) && !/\/pivotCache\//i.test(name);

/**
 * Unpacks only the parts with texts, and no pictures. Each is unpacked into as many bytes as the archive names, so an archive that names
 * too many is refused before, and one that lies gains nothing.
 */
function unpack(bytes: Uint8Array): Record<string, Uint8Array> {
  let unpacked = 0;
  const filter = ({ name, originalSize }: { name: string; originalSize: number }) => {
    if (!isNeeded(name)) return false;
    unpacked += originalSize;
    if (unpacked > mostUnpacked) throw new UnreadableFile('tooLargeUnpacked');
    return true;
  };
  try {
    return unzipSync(bytes, { filter });
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    throw new UnreadableFile('damaged');
  }
}

/** The place of the first sheet that is not hidden. */
function firstShown(workbook: Uint8Array): number {
  const sheets = strFromU8(workbook).match(/<(?:\w+:)?sheet\s[^>]*>/g) ?? [];
  return Math.max(
    0,
    sheets.findIndex((sheet) => !/\sstate="(hidden|veryHidden)"/.test(sheet)),
  );
}

interface Cell {
  v?: unknown;
  w?: string;
}

/** The first sheet of an XLSX file, as it is shown: dates and results of formulas as texts. */
export function tableFromWorkbook(bytes: Uint8Array, mostRows: number): Cells {
  const parts = unpack(bytes);
  const workbook = Object.entries(parts).find(([name]) => name.toLowerCase() === 'xl/workbook.xml')?.[1];
  if (!workbook) throw new UnreadableFile('notExcel');
  const at = firstShown(workbook);
  const { Sheets, SheetNames } = xlsx.read(zipSync(parts, { level: 0 }), {
    type: 'array',
    sheets: at,
    sheetRows: mostRows,
    dense: true,
    cellFormula: false,
    cellHTML: false,
  });
  const rows = (Sheets[SheetNames[at] ?? ''] as { '!data'?: (Cell | undefined)[][] } | undefined)?.['!data'];
  if (!rows) throw new UnreadableFile('noSheet');
  const shown = (cell: Cell | undefined) => cell?.w ?? (cell?.v === undefined ? '' : String(cell.v));
  return tidied(Array.from(rows, (row) => Array.from(row ?? [], shown)));
}
