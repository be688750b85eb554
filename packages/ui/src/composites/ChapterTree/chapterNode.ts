interface NodeBase {
  /** Unique in the whole tree, over both levels. */
  id: string;
  title: string;
  /** What stands in the title's field while it is empty. */
  placeholder?: string | undefined;
  /** What belongs here: shown by the pointer over the title, and under its field. */
  tooltip?: string | undefined;
}

export interface SessionNode extends NodeBase {
  kind: 'session';
  /** Held as an online meeting; otherwise it holds a lesson. */
  online: boolean;
  /** The title of the lesson that it holds. */
  lesson?: string | undefined;
}

export interface ChapterExamNode extends NodeBase {
  kind: 'exam';
  /** Per cent of the course's exams, above 0; null while its field is empty. */
  weight: number | null;
}

export type ChapterItem = SessionNode | ChapterExamNode;

export interface ChapterNode extends NodeBase {
  kind: 'chapter';
  items: readonly ChapterItem[];
}

export type CourseNode = ChapterNode | ChapterItem;
export type ChapterTreeValue = readonly ChapterNode[];
