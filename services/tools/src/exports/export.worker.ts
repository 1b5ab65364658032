import { Writable } from 'node:stream';
import { parentPort, workerData } from 'node:worker_threads';
import { standingOf } from '@arcada/bim';
import { mostParagraphs, paragraphsOf } from './docx/paragraphs.ts';
import type { Job, JobMessage } from './workers/job.ts';
import { lowerPriority } from './workers/lower-priority.ts';

// Started for one job and ended after it: what it used is given back. Libraries are loaded when their format is asked for.

type FileJob = Extract<Job, { kind: 'file' }>;
type LeftOutJob = Extract<Job, { kind: 'left-out' }>;
type ReadJob = Extract<Job, { kind: 'sheets' | 'import' }>;

const send = (message: JobMessage, owned: ArrayBuffer[] = []) => parentPort?.postMessage(message, owned);
function sendBytes(bytes: Uint8Array): void {
  // A Buffer may share its memory with others, which must not be given away.
  const own = Uint8Array.from(bytes);
  send({ kind: 'bytes', bytes: own }, [own.buffer]);
}

async function writeFile({ format, document, issued, eir, scope = {} }: FileJob): Promise<void> {
  if (format === 'ids') {
    const { idsFile } = await import('./ids/ids-file.ts');
    const file = await idsFile(document, scope);
    if (file) sendBytes(file);
    else send({ kind: 'refused', refusal: 'no-specification' });
    return;
  }
  if (format === 'xlsx') {
    const { documentSheets } = await import('./xlsx/document-sheets.ts');
    const { writeXlsx } = await import('./xlsx/xlsx-file.ts');
    const stream = new Writable({
      write(chunk: Uint8Array, _encoding, done) {
        sendBytes(chunk);
        done();
      },
    });
    await writeXlsx(
      documentSheets(document, issued, eir),
      document.language,
      stream,
      standingOf(document, issued).mark,
    );
    return;
  }
  const { exportContent } = await import('./content/export-content.ts');
  const { logoPicture } = await import('./content/logo-picture.ts');
  const logo = await logoPicture(document.logo);
  const content = exportContent(document, { issued, eir, drawn: logo });
  if (format === 'docx') {
    if (paragraphsOf(content) > mostParagraphs) return send({ kind: 'refused', refusal: 'too-many-paragraphs' });
    const { docxFile } = await import('./docx/docx-file.ts');
    sendBytes(await docxFile(content, logo));
    return;
  }
  const { writePdf } = await import('./pdf/pdf-file.ts');
  const { gathered } = await import('./pdf/gathered.ts');
  const { write, end } = gathered(sendBytes);
  await writePdf(content, logo, write);
  end();
}

async function read(job: ReadJob): Promise<void> {
  const { readWorkbook, SheetError } = await import('@arcada/service-kit/sheets');
  try {
    const sheets = readWorkbook(job.bytes);
    if (job.kind === 'sheets') return send({ kind: 'read', read: sheets });
    const { importWorkbook } = await import('@arcada/bim');
    send({ kind: 'read', read: importWorkbook(sheets, job.reader) });
  } catch (error) {
    if (!(error instanceof SheetError)) throw error;
    send({ kind: 'refused', refusal: error.fault });
  }
}

async function listLeftOut({ document, scope }: LeftOutJob): Promise<void> {
  const { idsOfDocument } = await import('@arcada/bim');
  const { ids, leftOut } = await idsOfDocument(document, scope);
  send({ kind: 'read', read: { specifications: ids.specifications.length, leftOut } });
}

lowerPriority();
const job = workerData as Job;
if (job.kind === 'file') await writeFile(job);
else if (job.kind === 'left-out') await listLeftOut(job);
else await read(job);
send({ kind: 'end' });
