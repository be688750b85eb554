import type { ChapterTreeMessages } from './ChapterTree.messages';
import type { CourseNode } from './chapterNode';

/** What belongs into a node, while its title is written. */
export function nodeHint({ tooltip, ...node }: CourseNode, words: ChapterTreeMessages): string {
  if (tooltip !== undefined) return tooltip;
  if (node.kind === 'session') return node.online ? words.onlineHint : words.sessionHint;
  return node.kind === 'exam' ? words.examHint : words.chapterHint;
}

/** What a title may look like, in its empty field. */
export function titleExample({ kind, placeholder }: CourseNode, words: ChapterTreeMessages): string {
  const examples = {
    chapter: words.chapterExample,
    session: words.sessionExample,
    exam: words.examExample,
  };
  return placeholder ?? examples[kind];
}
