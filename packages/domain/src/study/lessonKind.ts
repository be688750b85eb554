import type { LessonKind } from '@sen/api/contract/model';

const documents = ['application/pdf', 'application/x-ole-storage'];

/** How a lesson is studied, by the media type of its main attachment. */
export function lessonKind(type: string): LessonKind {
  if (type.startsWith('video/')) return 'video';
  if (type.startsWith('audio/')) return 'audio';
  if (type.startsWith('image/')) return 'picture';
  if (type === 'application/zip') return 'package';
  return documents.includes(type) || type.startsWith('application/vnd.openxmlformats-')
    ? 'document'
    : 'other';
}
