import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import type { RenditionTarget } from '../store/files/tables.ts';

/** The programs of this machine that convert and read files, by their paths; null: not installed. */
export interface Programs {
  soffice: string | null;
  ffmpeg: string | null;
  ffprobe: string | null;
  /** Runs a program without a network. */
  unshare: string | null;
}

/** The path of a program that is installed; null: it is not. */
export async function pathOf(name: string): Promise<string | null> {
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    const path = join(folder, name);
    // oxlint-disable-next-line no-await-in-loop -- the first folder that has it
    const isThere = await access(path, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (folder !== '' && isThere) return path;
  }
  return null;
}

export async function findPrograms(): Promise<Programs> {
  const [soffice, ffmpeg, ffprobe, unshare] = await Promise.all(
    ['soffice', 'ffmpeg', 'ffprobe', 'unshare'].map(pathOf),
  );
  return {
    soffice: soffice ?? null,
    ffmpeg: ffmpeg ?? null,
    ffprobe: ffprobe ?? null,
    unshare: unshare ?? null,
  };
}

/** What can be made here. */
export function targetsOf({ soffice, ffmpeg, ffprobe }: Programs): RenditionTarget[] {
  return [
    ...(soffice === null ? [] : (['pdf'] as const)),
    ...(ffmpeg === null || ffprobe === null ? [] : (['mp4'] as const)),
  ];
}

/** What to install, for whoever starts the server; undefined when nothing is missing. */
export function programAdvice(programs: Programs): string | undefined {
  const targets = targetsOf(programs);
  const missing = [
    ...(targets.includes('pdf')
      ? []
      : [
          'LibreOffice (soffice): Word and Excel files (.docx, .xlsx) are shown without their layout, other Office files are offered as downloads',
        ]),
    ...(targets.includes('mp4')
      ? []
      : ['ffmpeg (with ffprobe): films that browsers cannot play are offered as downloads']),
  ];
  return missing.length === 0
    ? undefined
    : `Not installed: ${missing.join('; ')}. Install what you need, and start the server again.`;
}
