import type { FileExtension } from './fileExtensions.ts';

/** File formats by content. HTML, SVG and WebP are known only so that a refusal can name them. */
export const fileFormats = {
  png: { name: 'PNG', type: 'image/png' },
  jpeg: { name: 'JPEG', type: 'image/jpeg' },
  gif: { name: 'GIF', type: 'image/gif' },
  pdf: { name: 'PDF', type: 'application/pdf' },
  word: {
    name: 'Word',
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  excel: { name: 'Excel', type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
  powerpoint: {
    name: 'PowerPoint',
    type: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  },
  office97: { name: 'Office 97–2003', type: 'application/x-ole-storage' },
  mp4: { name: 'MP4', type: 'video/mp4' },
  quicktime: { name: 'QuickTime', type: 'video/quicktime' },
  webm: { name: 'WebM', type: 'video/webm' },
  matroska: { name: 'Matroska', type: 'video/x-matroska' },
  ogg: { name: 'Ogg', type: 'video/ogg' },
  mp3: { name: 'MP3', type: 'audio/mpeg' },
  vtt: { name: 'WebVTT', type: 'text/vtt' },
  srt: { name: 'SubRip', type: 'application/x-subrip' },
  html: { name: 'HTML', type: 'text/html' },
  svg: { name: 'SVG', type: 'image/svg+xml' },
  webp: { name: 'WebP', type: 'image/webp' },
  zip: { name: 'ZIP', type: 'application/zip' },
} as const satisfies Record<string, { name: string; type: string }>;

export type FileFormat = keyof typeof fileFormats;

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
