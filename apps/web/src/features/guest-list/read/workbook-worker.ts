import { UnreadableFile } from './cells.ts';
import { tableFromWorkbook } from './table-from-workbook.ts';

/** Reads one workbook and answers with its rows, or with the sentence that says why not. */
addEventListener('message', ({ data }: MessageEvent<{ bytes: Uint8Array; mostRows: number }>) => {
  try {
    postMessage({ cells: tableFromWorkbook(data.bytes, data.mostRows) });
  } catch (error) {
    postMessage(error instanceof UnreadableFile ? { fault: error.fault, columns: error.columns } : { fault: null });
  }
});
