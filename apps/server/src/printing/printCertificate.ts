import PdfDocument from 'pdfkit';
import type { CertificateField } from '@sen/api/contract/model';
import { fieldBox, lineHeight, linesOf, pageSizes, pointMm } from '@sen/domain/certificates/fieldBox';
import { type CertificateFacts, fieldText } from '@sen/domain/certificates/fieldText';
import { fittedHeight, fitText } from '@sen/domain/certificates/fitText';
import type { CertificateTask } from './CertificateTask.ts';
import { drawQr } from './drawQr.ts';
import { PrintFonts } from './PrintFonts.ts';

type Document = typeof PdfDocument.prototype;

const titles = { vi: 'Chứng chỉ', en: 'Certificate' } as const;

/** Prints one certificate of a task: a page with a picture and texts, which can be selected. */
export async function printCertificate(task: CertificateTask, facts: CertificateFacts): Promise<Buffer> {
  const { language, orientation, fields, background, organisation } = task;
  const size = pageSizes[orientation];
  const [width, height] = [points(size.width), points(size.height)];
  const document = new PdfDocument({
    size: [width, height],
    margin: 0,
    // An empty name: the built-in font, which lacks Vietnamese, is never loaded.
    font: '',
    lang: language,
    displayTitle: true,
    info: {
      Title: `${titles[language]} ${facts.number} – ${facts.person_name}`,
      Author: organisation,
      CreationDate: facts.issued_at,
      ModDate: facts.issued_at,
      Producer: 'Sen',
      Creator: 'Sen',
    },
  });
  const ended = bytesOf(document);
  const fonts = new PrintFonts(document);
  document.image(Buffer.from(background), 0, 0, { width, height });
  for (const field of fields) {
    if (field.kind === 'qr')
      drawQr(document, `${task.verification}${facts.code}`, { ...squareOf(field), color: field.color });
    else drawText(document, fonts, field, fieldText(field, facts, language).normalize('NFC'));
  }
  if (task.mark !== null) drawMark(document, fonts, task.mark, { width, height });
  document.end();
  return ended;
}

const points = (millimetres: number) => millimetres / pointMm;

const squareOf = ({ x, y, width }: CertificateField) => ({ x: points(x), y: points(y), side: points(width) });

function drawText(document: Document, fonts: PrintFonts, field: CertificateField, text: string): void {
  if (text === '') return;
  const { kind, bold, size, align, color } = field;
  const box = fieldBox(field);
  const width = points(box.width);
  const space = { width, size, lines: linesOf(kind, field.text), wrapsFirst: kind === 'text' };
  const fitted = fitText(text, space, (part) => widthOf(fonts, part, bold));
  let baseline = points(box.y) + (points(box.height) - fittedHeight(fitted)) / 2 + fitted.size * ascent;
  for (const line of fitted.lines) {
    const runs = fonts.runsOf(line, bold, fitted.size);
    const wide = runs.reduce((sum, run) => sum + run.width, 0);
    let at = points(box.x) + { start: 0, center: (width - wide) / 2, end: width - wide }[align];
    for (const run of runs) {
      document
        .font(run.font)
        .fontSize(fitted.size)
        .fillColor(color)
        .text(run.text, at, baseline, { lineBreak: false, baseline: 'alphabetic' });
      at += run.width;
    }
    baseline += fitted.size * lineHeight;
  }
}

/** Where the baseline is in a line, in sizes; with room for the marks above capitals. */
const ascent = 1;

/** In sizes; measured large, so that rounding does not show. */
const widthOf = (fonts: PrintFonts, text: string, bold: boolean) =>
  fonts.runsOf(text, bold, 1000).reduce((sum, run) => sum + run.width, 0) / 1000;

function drawMark(
  document: Document,
  fonts: PrintFonts,
  mark: string,
  page: { width: number; height: number },
): void {
  const size = 120;
  const middle = [page.width / 2, page.height / 2] as const;
  const wide = widthOf(fonts, mark, true) * size;
  document
    .save()
    .rotate(-30, { origin: [...middle] })
    .fillOpacity(0.14)
    .font('bold')
    .fontSize(size)
    .fillColor('#b00020')
    .text(mark, middle[0] - wide / 2, middle[1] + size / 3, { lineBreak: false, baseline: 'alphabetic' })
    .restore();
}

function bytesOf(document: Document): Promise<Buffer> {
  const parts: Buffer[] = [];
  return new Promise((resolve, reject) => {
    document.on('data', (part: Buffer) => parts.push(part));
    document.once('end', () => resolve(Buffer.concat(parts)));
    document.once('error', reject);
  });
}
