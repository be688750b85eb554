import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { canChangeLevel, changeLevel, moveNode, stepNode } from './chapterMoves';
import type { ChapterItem, ChapterNode, ChapterTreeValue } from './chapterNode';
import { chapterRows, rowByTyping } from './chapterRows';
import { addChapter, addItem, nodeOf, removeNode, renameNode, setOnline, setWeight } from './chapterTree';
import { weightSum } from './chapterWeights';
import { dropTarget } from './dropTarget';
import { beginHistory, keepInHistory, redo, undo } from './history';

const session = (id: string): ChapterItem => ({ kind: 'session', id, title: `Bài ${id}`, online: false });
const exam = (id: string, weight: number | null): ChapterItem => ({ kind: 'exam', id, title: id, weight });
const chapter = (id: string, items: ChapterItem[] = []): ChapterNode => ({
  kind: 'chapter',
  id,
  title: `Chương ${id}`,
  items,
});
const shape = (tree: ChapterTreeValue) =>
  tree.map(({ id, items }) => `${id}(${items.map((item) => item.id).join(' ')})`).join(' ');
const ids = (tree: ChapterTreeValue) =>
  tree.flatMap(({ id, items }) => [id, ...items.map((item) => item.id)]).sort();

const two = [chapter('A', [session('a'), session('b')]), chapter('B', [exam('x', 60)]), chapter('C')];

test('a step goes on into the next chapter at the edge', () => {
  expect(shape(stepNode(two, 'b', -1))).toBe('A(b a) B(x) C()');
  expect(shape(stepNode(two, 'b', 1))).toBe('A(a) B(b x) C()');
  expect(shape(stepNode(two, 'x', -1))).toBe('A(a b x) B() C()');
  expect(stepNode(two, 'a', -1)).toBe(two);
  expect(shape(stepNode(two, 'C', -1))).toBe('A(a b) C() B(x)');
  expect(stepNode(two, 'C', 1)).toBe(two);
});

test('only what loses nothing changes its level', () => {
  expect(shape(changeLevel(two, 'a'))).toBe('A(b) a() B(x) C()');
  expect(shape(changeLevel(two, 'C'))).toBe('A(a b) B(x C)');
  expect(changeLevel(two, 'x')).toBe(two);
  expect(changeLevel(two, 'A')).toBe(two);
  expect(canChangeLevel([chapter('A', [{ kind: 'session', id: 'a', title: '', online: true }])], 'a')).toBe(
    undefined,
  );
});

test('a node drops at the pointer', () => {
  const drop = (dragged: string, id: string, half: 'upper' | 'lower', closed: string[] = []) => {
    const found = dropTarget(two, dragged, { id, half }, new Set(closed));
    return found && `${shape(moveNode(two, dragged, found.target))} ${found.mark.edge} ${found.mark.id}`;
  };
  expect(drop('a', 'x', 'upper')).toBe('A(b) B(a x) C() before x');
  expect(drop('a', 'b', 'lower')).toBe('A(b a) B(x) C() after b');
  expect(drop('a', 'C', 'lower')).toBe('A(b) B(x) C(a) after C');
  expect(drop('a', 'C', 'upper')).toBe('A(b) B(x a) C() before C');
  expect(drop('x', 'A', 'lower', ['A'])).toBe('A(a b x) B() C() inside A');
  expect(drop('A', 'x', 'upper')).toBe('B(x) A(a b) C() after x');
  expect(drop('C', 'A', 'upper')).toBe('C() A(a b) B(x) before A');
  expect(drop('A', 'b', 'upper')).toBe(undefined);
});

test('rows are numbered and skip collapsed chapters', () => {
  expect(chapterRows(two, new Set(['A'])).map(({ number, node }) => number + node.id)).toEqual([
    '1A',
    '2B',
    '2.1x',
    '3C',
  ]);
  const rows = chapterRows([chapter('1', [{ ...session('s'), title: 'Đo điện áp' }])], new Set());
  expect(rowByTyping(rows, 0, 'do d')).toBe(1);
  expect(rowByTyping(rows, 1, 'đ')).toBe(1);
  expect(rowByTyping(rows, 0, 'z')).toBe(-1);
});

test('weights are counted in hundredths', () => {
  expect(weightSum([chapter('A', [exam('x', 33.33), exam('y', 33.33), exam('z', 33.34)])])).toEqual({
    exams: 3,
    sum: 100,
    missing: 0,
    unweighted: false,
  });
  expect(weightSum(two).missing).toBe(40);
  expect(weightSum(setWeight(two, 'x', null)).unweighted).toBe(true);
});

const treeOf = fc
  .array(fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 5 }), { minLength: 1, maxLength: 6 })
  .map((chapters) =>
    chapters.map((kinds, at) =>
      chapter(
        `c${at}`,
        kinds.map((kind, place) =>
          kind === 0 ? exam(`e${at}-${place}`, kind * 10 + 5) : session(`s${at}-${place}`),
        ),
      ),
    ),
  );
const steps = fc.array(fc.tuple(fc.nat(), fc.nat(), fc.nat(5)), { maxLength: 30 });

function apply(tree: ChapterTreeValue, [first, second, what]: [number, number, number]): ChapterTreeValue {
  const all = ids(tree);
  const id = all[first % all.length] ?? '';
  const other = all[second % all.length] ?? '';
  const found = dropTarget(tree, id, { id: other, half: second % 2 ? 'upper' : 'lower' }, new Set());
  if (what === 0) return stepNode(tree, id, second % 2 ? 1 : -1);
  if (what === 1) return changeLevel(tree, id);
  if (what === 2) return found ? moveNode(tree, id, found.target) : tree;
  if (what === 3) return renameNode(tree, id, `Tên ${second}`);
  if (what === 4) return setOnline(tree, id, second % 2 === 0);
  return moveNode(tree, id, { chapter: other, index: first });
}

test('no move loses or duplicates a node', () => {
  fc.assert(
    fc.property(treeOf, steps, (start, all) => {
      let tree: ChapterTreeValue = start;
      for (const step of all) {
        tree = apply(tree, step);
        expect(ids(tree)).toEqual(ids(start));
      }
      expect(weightSum(tree)).toEqual(weightSum(start));
    }),
  );
});

test('undo gives back exactly, redo too', () => {
  fc.assert(
    fc.property(treeOf, steps, (start, all) => {
      let history = beginHistory<ChapterTreeValue>(start);
      for (const step of all) history = keepInHistory(history, apply(history.present, step));
      const end = history.present;
      const depth = history.past.length;
      for (let step = 0; step < depth; step += 1) history = undo(history);
      expect(history.present).toBe(start);
      for (let step = 0; step < depth; step += 1) history = redo(history);
      expect(history.present).toBe(end);
    }),
  );
});

test('a step and its reverse cancel out; an added node can be removed', () => {
  fc.assert(
    fc.property(treeOf, fc.nat(), (tree, pick) => {
      const all = ids(tree);
      const id = all[pick % all.length] ?? '';
      const down = stepNode(tree, id, 1);
      if (down !== tree) expect(shape(stepNode(down, id, -1))).toBe(shape(tree));
      expect(removeNode(addItem(tree, tree[0]?.id ?? '', session('new'), pick), 'new')).toEqual(tree);
      expect(removeNode(addChapter(tree, chapter('new'), pick), 'new')).toEqual(tree);
      expect(nodeOf(removeNode(tree, id), id)).toBe(undefined);
    }),
  );
});
