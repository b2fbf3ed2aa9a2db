import { type Cells, type FileFault, UnreadableFile } from './cells.ts';
import { decode } from './decode.ts';
import { tableFromText } from './table-from-text.ts';

const mostBytes = 5 * 1024 * 1024;
/** Milliseconds for a workbook, also on a slow phone. */
const patience = 20_000;

/** A worker of its own, so that the screen goes on, and a file that takes too long can be stopped. */
function inWorker(bytes: Uint8Array, mostRows: number): Promise<Cells> {
  const worker = new Worker(new URL('./workbook-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Cells>((resolve, reject) => {
    const fail = (fault: FileFault, columns?: number) => reject(new UnreadableFile(fault, columns));
    const timer = setTimeout(() => fail('tooSlow'), patience);
    worker.onerror = () => fail('damagedExcel');
    worker.onmessage = ({ data }: MessageEvent<{ cells?: Cells; fault?: FileFault | null; columns?: number }>) => {
      clearTimeout(timer);
      if (data.cells) resolve(data.cells);
      else fail(data.fault ?? 'damagedExcel', data.columns);
    };
    worker.postMessage({ bytes, mostRows }, [bytes.buffer]);
  }).finally(() => worker.terminate());
}

const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b;
/** The container of old and of protected Excel files. */
const isCompound = (bytes: Uint8Array) => bytes[0] === 0xd0 && bytes[1] === 0xcf && bytes[2] === 0x11;

/** The rows of a CSV or XLSX file, known by its bytes and not by its name. */
export async function readFile(file: Blob, mostRows: number): Promise<Cells> {
  if (file.size > mostBytes) throw new UnreadableFile('tooLarge');
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isCompound(bytes)) throw new UnreadableFile('oldExcel');
  return isZip(bytes) ? inWorker(bytes, mostRows) : tableFromText(decode(bytes), mostRows);
}
