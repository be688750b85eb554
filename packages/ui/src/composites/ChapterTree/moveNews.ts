import type { ChapterTreeMessages } from './ChapterTree.messages';
import type { ChapterTreeValue } from './chapterNode';
import { chapterOf, nodeOf, placeOf } from './chapterTree';

/** Announcement of a move: the node's new position, and whether it moved up or down. */
export function moveNews(
  before: ChapterTreeValue,
  after: ChapterTreeValue,
  id: string,
  words: ChapterTreeMessages,
): string {
  const title = nodeOf(after, id)?.title ?? '';
  const [from, to] = [placeOf(before, id), placeOf(after, id)];
  if (before === after || !from || !to) return words.cannotMove(title);
  const up = to.chapter < from.chapter || (to.chapter === from.chapter && (to.item ?? 0) < (from.item ?? 0));
  const parent = to.item === undefined ? words.course : (chapterOf(after, id)?.title ?? '');
  return words[up ? 'movedUp' : 'movedDown'](title, (to.item ?? to.chapter) + 1, parent);
}

/** Announcement of a change of level. */
export function levelNews(after: ChapterTreeValue, id: string, words: ChapterTreeMessages): string {
  const place = placeOf(after, id);
  const title = nodeOf(after, id)?.title ?? '';
  if (!place) return '';
  if (place.item === undefined) return words.becameChapter(title, place.chapter + 1);
  return words.becameSession(title, chapterOf(after, id)?.title ?? '');
}
