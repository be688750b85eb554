import type { Ref } from 'react';
import type { ChapterTreeMessages } from './ChapterTree.messages';
import type { ChapterTreeValue } from './chapterNode';

export interface ChapterTreeHandle {
  /** Expands the chapter of the first node with an error and focuses the node. Returns false if there is none. */
  focusFirstError: () => boolean;
}

export interface ChapterTreeProps {
  /** Identifies the course: 'Nội dung khóa học An toàn điện'. */
  label: string;
  value: ChapterTreeValue;
  /** Receives the tree after each step; without it the tree is read-only. */
  onChange?: ((next: ChapterTreeValue) => void) | undefined;
  /** Returns an unused id; injected, so that stories and tests are deterministic. */
  newId: () => string;
  /** The key of the errors of the whole tree in the form's `errors`: no chapter, a wrong sum of weights. */
  name?: string | undefined;
  /** Error texts by node id. */
  errors?: Readonly<Record<string, string>> | undefined;
  /** Opens the caller's lesson picker; the selected lesson is passed back in `value`. */
  onChooseLesson?: ((sessionId: string) => void) | undefined;
  /** Opens the caller's exam picker, for a new exam of a chapter or in place of an exam; without it titles of exams are typed. */
  onChooseExam?: ((place: { chapter: string } | { exam: string }) => void) | undefined;
  /** Ids of chapters that are collapsed initially. */
  defaultCollapsed?: readonly string[] | undefined;
  readOnly?: boolean | undefined;
  loading?: boolean | undefined;
  ref?: Ref<ChapterTreeHandle> | undefined;
  messages?: Partial<ChapterTreeMessages> | undefined;
}
