import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { officeExtensions, mediaExtensions } from '@sen/domain/files/fileExtensions';
import { pictureBytes } from '@sen/domain/testing/pictureBytes';
import { samplePdf } from '@sen/domain/testing/samplePdf';
import type { Programs } from '@sen/server/renditions/programs';
import { sampleDocuments } from '@sen/server/testing/sampleDocuments';
import { sampleMedium } from '@sen/server/testing/sampleMedia';

/** A real file of each extension of lessons (specification, section 9), as far as the programs that make them are installed. */
export function sampleFiles({ soffice, ffmpeg }: Programs): Map<string, Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'sen-samples-'));
  try {
    const documents = soffice === null ? new Map<string, Buffer>() : sampleDocuments(soffice, folder);
    return new Map([
      ['png', Buffer.from(pictureBytes.png())],
      ['jpg', Buffer.from(pictureBytes.jpeg())],
      ['jpeg', Buffer.from(pictureBytes.jpeg())],
      ['gif', Buffer.from(pictureBytes.gif())],
      ['pdf', Buffer.from(samplePdf({ pages: ['Electrical safety'] }), 'latin1')],
      ...officeExtensions.flatMap((one) => {
        const made = documents.get(one);
        return made ? [[one, made] as const] : [];
      }),
      ...(ffmpeg === null
        ? []
        : mediaExtensions.map((one) => [one, sampleMedium(ffmpeg, folder, one)] as const)),
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
