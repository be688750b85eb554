// Reads documents for openPdf.
import 'pdfjs-dist/build/pdf.worker.min.mjs';
