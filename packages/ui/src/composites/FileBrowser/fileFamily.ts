import type { FileEntry } from './browserEntry';
import { endingAt } from './nameParts';

export type FileFamily = 'text' | 'sheet' | 'slides' | 'image' | 'video' | 'audio' | 'archive';

const byEnding: Readonly<Record<string, FileFamily>> = {
  xls: 'sheet',
  xlsx: 'sheet',
  ods: 'sheet',
  csv: 'sheet',
  ppt: 'slides',
  pptx: 'slides',
  odp: 'slides',
  jpg: 'image',
  jpeg: 'image',
  png: 'image',
  gif: 'image',
  webp: 'image',
  svg: 'image',
  mp4: 'video',
  webm: 'video',
  mov: 'video',
  mp3: 'audio',
  m4a: 'audio',
  wav: 'audio',
  zip: 'archive',
  rar: 'archive',
  '7z': 'archive',
};
const byMime = ['image', 'video', 'audio'] as const;

/** The icon of a file; unknown types count as text. */
export function fileFamily({ name, mime }: Pick<FileEntry, 'name' | 'mime'>): FileFamily {
  const kind = byMime.find((one) => mime?.startsWith(`${one}/`));
  return kind ?? byEnding[name.slice(endingAt(name) + 1).toLowerCase()] ?? 'text';
}
