import type { FileExtension } from './fileExtensions.ts';

type FormatFacts = { readonly name: string; readonly type: string } & (
  | {
      readonly kind: 'document' | 'picture' | 'package' | 'captions' | 'other';
      /** It is converted to PDF. */
      readonly rendition?: 'pdf';
    }
  | {
      readonly kind: 'video' | 'audio';
      /** `read`: browsers play it, but its duration is read and its codecs are judged; `mp4`: it is converted. */
      readonly rendition: 'mp4' | 'read';
    }
);

/**
 * File formats by content, and how a file of each is studied. HTML, SVG and WebP are known only so that a refusal can name them.
 */
export const fileFormats = {
  png: { name: 'PNG', type: 'image/png', kind: 'picture' },
  jpeg: { name: 'JPEG', type: 'image/jpeg', kind: 'picture' },
  gif: { name: 'GIF', type: 'image/gif', kind: 'picture' },
  pdf: { name: 'PDF', type: 'application/pdf', kind: 'document' },
  word: {
    name: 'Word',
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    kind: 'document',
    rendition: 'pdf',
  },
  excel: {
    name: 'Excel',
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    kind: 'document',
    rendition: 'pdf',
  },
  powerpoint: {
    name: 'PowerPoint',
    type: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    kind: 'document',
    rendition: 'pdf',
  },
  office97: {
    name: 'Office 97–2003',
    type: 'application/x-ole-storage',
    kind: 'document',
    rendition: 'pdf',
  },
  mp4: { name: 'MP4', type: 'video/mp4', kind: 'video', rendition: 'read' },
  quicktime: { name: 'QuickTime', type: 'video/quicktime', kind: 'video', rendition: 'mp4' },
  webm: { name: 'WebM', type: 'video/webm', kind: 'video', rendition: 'read' },
  matroska: { name: 'Matroska', type: 'video/x-matroska', kind: 'video', rendition: 'mp4' },
  ogg: { name: 'Ogg', type: 'video/ogg', kind: 'video', rendition: 'mp4' },
  mp3: { name: 'MP3', type: 'audio/mpeg', kind: 'audio', rendition: 'read' },
  vtt: { name: 'WebVTT', type: 'text/vtt', kind: 'captions' },
  srt: { name: 'SubRip', type: 'application/x-subrip', kind: 'captions' },
  html: { name: 'HTML', type: 'text/html', kind: 'other' },
  svg: { name: 'SVG', type: 'image/svg+xml', kind: 'other' },
  webp: { name: 'WebP', type: 'image/webp', kind: 'picture' },
  zip: { name: 'ZIP', type: 'application/zip', kind: 'package' },
} as const satisfies Record<string, FormatFacts>;

export type FileFormat = keyof typeof fileFormats;

/** Formats of films and sounds. */
export type MediaFormat = {
  [Format in FileFormat]: (typeof fileFormats)[Format]['kind'] extends 'video' | 'audio' ? Format : never;
}[FileFormat];

const byType: ReadonlyMap<string, FormatFacts> = new Map(
  Object.values(fileFormats).map((facts: FormatFacts) => [facts.type, facts]),
);

/** What is known of the files of a media type. */
export const factsOf = (type: string): FormatFacts | undefined => byType.get(type);

/** The formats allowed for each extension. */
export const formatsOf = {
  png: ['png'],
  jpg: ['jpeg'],
  jpeg: ['jpeg'],
  gif: ['gif'],
  pdf: ['pdf'],
  docx: ['word'],
  xlsx: ['excel'],
  pptx: ['powerpoint'],
  doc: ['office97'],
  ppt: ['office97'],
  mp4: ['mp4'],
  m4v: ['mp4'],
  mov: ['quicktime', 'mp4'],
  webm: ['webm'],
  mkv: ['matroska', 'webm'],
  ogv: ['ogg'],
  mp3: ['mp3'],
  zip: ['zip'],
  vtt: ['vtt'],
  srt: ['srt'],
} as const satisfies Record<FileExtension, readonly FileFormat[]>;
