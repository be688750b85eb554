import type { ChapterItem, ChapterNode, ChapterTreeValue, CourseNode } from './chapterNode';

/** Position of a node: the index of its chapter, and its own index unless it is the chapter itself. */
export interface NodePlace {
  chapter: number;
  item: number | undefined;
}

export function placeOf(tree: ChapterTreeValue, id: string): NodePlace | undefined {
  for (const [chapter, node] of tree.entries()) {
    if (node.id === id) return { chapter, item: undefined };
    const item = node.items.findIndex((one) => one.id === id);
    if (item >= 0) return { chapter, item };
  }
  return undefined;
}

export function nodeOf(tree: ChapterTreeValue, id: string): CourseNode | undefined {
  const place = placeOf(tree, id);
  if (!place) return undefined;
  const chapter = tree[place.chapter];
  return place.item === undefined ? chapter : chapter?.items[place.item];
}

/** The chapter that is the node or contains it. */
export function chapterOf(tree: ChapterTreeValue, id: string): ChapterNode | undefined {
  const place = placeOf(tree, id);
  return place && tree[place.chapter];
}

export function insertAt<One>(list: readonly One[], at: number, one: One): One[] {
  const place = Math.max(0, Math.min(at, list.length));
  return [...list.slice(0, place), one, ...list.slice(place)];
}

export function addChapter(tree: ChapterTreeValue, chapter: ChapterNode, at = tree.length): ChapterNode[] {
  return insertAt(tree, at, chapter);
}

/** Appends to the chapter if `at` is missing. With an unknown chapter the tree is returned unchanged. */
export function addItem(
  tree: ChapterTreeValue,
  chapterId: string,
  item: ChapterItem,
  at?: number,
): ChapterTreeValue {
  return tree.map((chapter) =>
    chapter.id === chapterId
      ? { ...chapter, items: insertAt(chapter.items, at ?? chapter.items.length, item) }
      : chapter,
  );
}

export function removeNode(tree: ChapterTreeValue, id: string): ChapterTreeValue {
  const place = placeOf(tree, id);
  if (!place) return tree;
  if (place.item === undefined) return tree.filter((chapter) => chapter.id !== id);
  return tree.map((chapter, at) =>
    at === place.chapter ? { ...chapter, items: chapter.items.filter((item) => item.id !== id) } : chapter,
  );
}

function changeItem(
  tree: ChapterTreeValue,
  id: string,
  change: (item: ChapterItem) => ChapterItem,
): ChapterTreeValue {
  const place = placeOf(tree, id);
  if (place?.item === undefined) return tree;
  return tree.map((chapter, at) =>
    at === place.chapter
      ? { ...chapter, items: chapter.items.map((item) => (item.id === id ? change(item) : item)) }
      : chapter,
  );
}

export function renameNode(tree: ChapterTreeValue, id: string, title: string): ChapterTreeValue {
  if (nodeOf(tree, id)?.title === title) return tree;
  if (placeOf(tree, id)?.item !== undefined) return changeItem(tree, id, (item) => ({ ...item, title }));
  return tree.map((chapter) => (chapter.id === id ? { ...chapter, title } : chapter));
}

export function setWeight(tree: ChapterTreeValue, id: string, weight: number | null): ChapterTreeValue {
  const node = nodeOf(tree, id);
  if (node?.kind !== 'exam' || node.weight === weight) return tree;
  return changeItem(tree, id, (item) => (item.kind === 'exam' ? { ...item, weight } : item));
}

export function setOnline(tree: ChapterTreeValue, id: string, online: boolean): ChapterTreeValue {
  const node = nodeOf(tree, id);
  if (node?.kind !== 'session' || node.online === online) return tree;
  return changeItem(tree, id, (item) => (item.kind === 'session' ? { ...item, online } : item));
}
