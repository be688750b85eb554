import { readLevels } from './readLevels';
import type { MarkDraft } from '@sen/ui/ExamReview';
import { isRecord, readForm, readers, type FieldReaders } from '../../patterns/forms/readers';

const markReaders: FieldReaders<MarkDraft> = {
  score: readers.text,
  comment: readers.text,
  rubric: readLevels,
};
const emptyMark: MarkDraft = { score: '', comment: '' };

/** Parses the drafts on the device; anything that is no draft of a mark is ignored. */
export function readMarkDrafts(value: unknown): Record<string, MarkDraft> {
  if (!isRecord(value)) return {};
  const drafts = Object.entries(value).flatMap(([id, stored]) => {
    const draft = readForm(markReaders, stored, emptyMark);
    return draft ? [[id, draft] as const] : [];
  });
  return Object.fromEntries(drafts);
}
