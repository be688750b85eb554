import type { CourseNode } from './courseNodes.ts';
import type { MergedField } from './mergedFields.ts';

export type Choice = 'mine' | 'theirs';

/** What can change of a node; `held` is how a session is held, with its lesson, and `parent` is the chapter that holds it. */
export type NodePart = 'title' | 'held' | 'exam' | 'weight' | 'parent' | 'kind';

/** What both sides changed. `key` names it in the choices of `mergeCourse`. */
export type MergeConflict = { readonly key: string } & (
  | { readonly kind: 'field'; readonly field: MergedField; readonly mine: unknown; readonly theirs: unknown }
  | {
      readonly kind: 'node';
      readonly id: string;
      readonly part: NodePart;
      readonly title: string;
      readonly mine: CourseNode;
      readonly theirs: CourseNode;
    }
  /** One side deleted what the other edited: it stays, unless the deletion is chosen. */
  | { readonly kind: 'deleted'; readonly id: string; readonly title: string; readonly by: Choice }
  /** Both ordered the items of a chapter, or with null the chapters, differently. */
  | { readonly kind: 'order'; readonly id: string | null; readonly title: string | null }
);
