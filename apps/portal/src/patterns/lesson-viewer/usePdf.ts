import { InvalidPDFException, type PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import { openPdf } from './openPdf';

export type PdfFailure = 'pdfLocked' | 'pdfBroken' | 'pdfUnreached';

interface Opened {
  document: PDFDocumentProxy;
  /** Height by width of the first page. */
  shape: number;
}

type Pdf = { state: 'loading' } | ({ state: 'open' } & Opened) | { state: 'failed'; failure: PdfFailure };

function failureOf(error: unknown): PdfFailure {
  // pdf.js does not export the class.
  if (error instanceof Error && error.name === 'PasswordException') return 'pdfLocked';
  return error instanceof InvalidPDFException ? 'pdfBroken' : 'pdfUnreached';
}

async function firstShape(document: PDFDocumentProxy): Promise<number> {
  const { width, height } = (await document.getPage(1)).getViewport({ scale: 1 });
  return height / width;
}

/** Loads a document; `attempt` changes to try again. */
export function usePdf(url: string, attempt: number): Pdf {
  const [pdf, setPdf] = useState<Pdf & { of: string }>({ state: 'loading', of: '' });
  const of = `${attempt} ${url}`;
  useEffect(() => {
    let isOver = false;
    const { task, close } = openPdf(url);
    const open = async () => {
      const document = await task.promise;
      const shape = await firstShape(document);
      if (!isOver) setPdf({ state: 'open', document, shape, of });
    };
    open().catch((error: unknown) => {
      if (!isOver) setPdf({ state: 'failed', failure: failureOf(error), of });
    });
    return () => {
      isOver = true;
      close();
    };
  }, [url, of]);
  return pdf.of === of ? pdf : { state: 'loading' };
}
