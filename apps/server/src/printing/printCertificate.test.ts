import { execFileSync, spawnSync } from 'node:child_process';
import type { PageOrientation } from '@sen/api/contract/model';
import { newTemplate } from '@sen/domain/certificates/newTemplate';
import { sampleFacts } from '@sen/domain/certificates/sampleFacts';
import { pictureBytes } from '@sen/domain/testing/pictureBytes';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { pdfPages } from '../testing/pdfPages.ts';
import { printCertificate } from './printCertificate.ts';

const { error: missing } = spawnSync('pdftotext', ['-v']);
/** 120 letters with the marks that Vietnamese stacks. */
const longName = 'Nguyễn Thị Thuỳ Phượng Quỳnh Hương '.repeat(4).slice(0, 119).trimEnd().padEnd(120, 'ữ');

async function printed(orientation: PageOrientation): Promise<Buffer> {
  const { fields } = newTemplate('vi', orientation);
  const task = {
    language: 'vi' as const,
    orientation,
    fields,
    background: await sharp(pictureBytes.png()).jpeg().toBuffer(),
    organisation: 'Sen',
    certificates: [],
    verification: 'https://sen.vn/verify/',
    mark: null,
  };
  const now = new Date('2026-11-28T03:00:00Z');
  return printCertificate(task, { ...sampleFacts('long', now), person_name: longName });
}

const sizes = { landscape: '841.89 x 595.276 pts (A4)', portrait: '595.276 x 841.89 pts (A4)' } as const;
const joined = (text: string) => text.normalize('NFC').replaceAll(/\s+/g, ' ');

describe.each(['landscape', 'portrait'] as const)('a page that is %s', (orientation) => {
  test('has a name of 120 letters whole, on one page', async () => {
    expect([...longName]).toHaveLength(120);
    const pages = await pdfPages(await printed(orientation));
    expect(pages).toHaveLength(1);
    expect(joined(pages[0] ?? '')).toContain(longName);
  });

  // Where poppler is not installed, the test above reads the same document by another reader.
  test.skipIf(missing)('is read the same by pdftotext, and is A4', async () => {
    const bytes = await printed(orientation);
    const read = (program: string, ...options: string[]) =>
      execFileSync(program, [...options, '-'], { input: bytes, encoding: 'utf8' });
    const text = joined(execFileSync('pdftotext', ['-', '-'], { input: bytes, encoding: 'utf8' }));
    expect(text).toContain(longName);
    expect(text).toContain('2026-000123');
    expect(read('pdfinfo')).toContain(sizes[orientation]);
  });
});
