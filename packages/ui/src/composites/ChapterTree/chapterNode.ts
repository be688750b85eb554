interface NodeBase {
  /** Unique in the whole tree, across both levels. */
  id: string;
  title: string;
  /** Shown in the title field while it is empty; an example by default. */
  placeholder?: string | undefined;
  /** A hint on the expected content, shown on hover of the title and below its field; what its kind holds by default. */
  tooltip?: string | undefined;
}

export interface SessionNode extends NodeBase {
  kind: 'session';
  /** Held as an online meeting; otherwise it has a lesson. */
  online: boolean;
  /** The title of its lesson. */
  lesson?: string | undefined;
}

export interface ChapterExamNode extends NodeBase {
  kind: 'exam';
  /** Percentage of the course's exams, above 0; null while its field is empty. */
  weight: number | null;
}

export type ChapterItem = SessionNode | ChapterExamNode;

export interface ChapterNode extends NodeBase {
  kind: 'chapter';
  items: readonly ChapterItem[];
}

export type CourseNode = ChapterNode | ChapterItem;
export type ChapterTreeValue = readonly ChapterNode[];
