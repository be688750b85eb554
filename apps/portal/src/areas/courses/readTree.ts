import type { ChapterItem, ChapterNode, ChapterTreeValue } from '@sen/ui/ChapterTree';
import { isRecord, readers, type Reader } from '../../patterns/forms/readers';
import { chosenExam, studiedSession } from './courseTree';

/** Reads the chapters of a stored draft; what is no node of a tree is left out. */
export const readTree: Reader<ChapterTreeValue> = (stored, initial) =>
  Array.isArray(stored) ? stored.filter(isRecord).flatMap(readChapter) : initial;

function readChapter({ id, title, items }: Record<string, unknown>): ChapterNode[] {
  if (typeof id !== 'string') return [];
  const read = Array.isArray(items) ? items.filter(isRecord).flatMap(readItem) : [];
  return [{ kind: 'chapter', id, title: readers.text(title, ''), items: read }];
}

function readItem(item: Record<string, unknown>): ChapterItem[] {
  const { id, kind, survey_id } = item;
  if (typeof id !== 'string') return [];
  const title = readers.text(item['title'], '');
  if (kind === 'session') {
    const session = { kind, id, title, online: readers.flag(item['online'], false) } as const;
    const { lesson_id } = item;
    if (typeof lesson_id !== 'string') return [session];
    return [studiedSession(session, { id: lesson_id, name: readers.text(item['lesson'], '') })];
  }
  if (kind !== 'exam' || typeof survey_id !== 'string') return [];
  return [{ ...chosenExam(id, { id: survey_id, name: title }, readers.number(item['weight'], null)) }];
}
