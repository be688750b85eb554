import { getDocument, type PDFDocumentLoadingTask, PDFWorker } from 'pdfjs-dist';
import { trustedScriptUrl } from '../../app/trustedScriptUrl';
// oxlint-disable-next-line import/default -- Vite makes its address the default export
import workerUrl from './pdfWorker.ts?worker&url';

/** Loads a document piece by piece. Its scripts never run. */
export function openPdf(url: string): { task: PDFDocumentLoadingTask; close: () => void } {
  const port = new Worker(trustedScriptUrl('sen-pdf-worker', workerUrl), { type: 'module' });
  const worker = PDFWorker.create({ port });
  const task = getDocument({
    url,
    worker,
    isEvalSupported: false,
    enableXfa: false,
    // Only what is looked at: a document may have hundreds of megabytes.
    disableAutoFetch: true,
    disableStream: true,
    stopAtErrors: false,
  });
  return {
    task,
    close: () => {
      void task.destroy().finally(() => {
        worker.destroy();
        port.terminate();
      });
    },
  };
}
