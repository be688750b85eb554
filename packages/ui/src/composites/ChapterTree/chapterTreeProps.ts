import type { Ref } from 'react';
import type { ChapterTreeMessages } from './ChapterTree.messages';
import type { ChapterTreeValue } from './chapterNode';

export interface ChapterTreeHandle {
  /** Opens what hides it and focuses the first node, from the top, that has an error. False if there is none. */
  focusFirstError: () => boolean;
}

export interface ChapterTreeProps {
  /** Which course it is: 'Nội dung khóa học An toàn điện'. */
  label: string;
  value: ChapterTreeValue;
  /** The tree after one step; without it the tree can only be read. */
  onChange?: ((next: ChapterTreeValue) => void) | undefined;
  /** An id that no node has: chance comes from outside, so that stories and tests are the same each time. */
  newId: () => string;
  /** What is wrong with a node, by its id. */
  errors?: Readonly<Record<string, string>> | undefined;
  /** Opens the caller's chooser; the chosen lesson comes back in `value`. */
  onChooseLesson?: ((sessionId: string) => void) | undefined;
  /** Chapters that are closed at first. */
  defaultCollapsed?: readonly string[] | undefined;
  readOnly?: boolean | undefined;
  loading?: boolean | undefined;
  ref?: Ref<ChapterTreeHandle> | undefined;
  messages?: Partial<ChapterTreeMessages> | undefined;
}
