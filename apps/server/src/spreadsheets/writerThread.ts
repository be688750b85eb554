import { once } from 'node:events';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { writeSheet } from './writeSheet.ts';
import type { FromWriter, SheetCells, StreamedSheet } from './StreamedSheet.ts';

const port = portOfThread();
const tell = (message: FromWriter) => port.postMessage(message);

function portOfThread(): MessagePort {
  if (parentPort) return parentPort;
  throw new Error('writerThread runs as a thread; sheetStream starts it.');
}

async function* rows(): AsyncGenerator<SheetCells> {
  for (;;) {
    const answer = once(port, 'message');
    tell({ kind: 'rows' });
    // The boundary of the thread: passed by `sheetStream`.
    const [part] = (await answer) as [SheetCells[]];
    if (part.length === 0) return;
    yield* part;
  }
}

for await (const bytes of writeSheet(workerData as StreamedSheet, rows())) tell({ kind: 'bytes', bytes });
tell({ kind: 'done' });
