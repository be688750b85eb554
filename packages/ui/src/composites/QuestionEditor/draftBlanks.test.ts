import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  draftBlanks,
  insertBlank,
  isEmptyBlank,
  removeBlank,
  renumberBlanks,
  writeTitle,
} from './draftBlanks';
import { newDraft } from './questionDraft';
import { sampleDraft } from './sampleDrafts';
import { blanksInTitle } from './titleBlanks';

const blankTypes = ['fill_keyword', 'fill_number', 'choose_from_list', 'drag_to_blank'] as const;

test.each(blankTypes)('%s: title, content and key agree whatever one inserts and removes', (type) => {
  const step = fc.record({ insert: fc.boolean(), at: fc.nat(60), wide: fc.nat(8) });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 14 }), (steps) => {
      let draft = { ...newDraft(type), title: 'Thủ đô của Việt Nam là Hà Nội.' };
      for (const { insert, at, wide } of steps) {
        const blanks = draftBlanks(draft) ?? [];
        // A caret inside a marker would break the marker in two, as typing there does.
        const from =
          draft.title.slice(0, at).lastIndexOf('[[') > draft.title.slice(0, at).lastIndexOf(']]') ? 0 : at;
        if (insert) draft = insertBlank(draft, from, from === 0 ? 0 : from + wide).draft;
        else draft = removeBlank(draft, blanks[at % Math.max(1, blanks.length)] ?? '');
        draft = renumberBlanks(writeTitle(draft, draft.title));
      }
      const ids = blanksInTitle(draft.title);
      expect(draftBlanks(draft)?.slice(0, ids.length)).toEqual(ids);
      expect(ids).toEqual(ids.map((_id, index) => String(index + 1)));
    }),
  );
});

test('selected words become the answer of the new blank, and the others are renamed', () => {
  const draft = sampleDraft('fill_keyword');
  const next = insertBlank(draft, draft.title.indexOf('Việt Nam'), draft.title.indexOf(' là'));
  expect(next.draft.title).toBe('Thủ đô của [[1]] là [[2]], còn thành phố đông dân nhất là [[3]].');
  expect(next.draft.key).toEqual({
    type: 'fill_keyword',
    blanks: { 1: ['Việt Nam'], 2: ['Hà Nội'], 3: ['Thành phố Hồ Chí Minh', 'TP. Hồ Chí Minh', 'Sài Gòn'] },
  });
  expect(next.draft.title.slice(0, next.caret)).toBe('Thủ đô của [[1]]');
});

test('a blank that is cut out keeps its answer until it is pasted or removed', () => {
  const draft = sampleDraft('drag_to_blank');
  const cut = writeTitle(draft, draft.title.replace('[[2]]', ''));
  expect(draftBlanks(cut)).toEqual(['1', '3', '2']);
  expect(writeTitle(cut, draft.title)).toEqual(draft);
  const removed = removeBlank(cut, '2');
  expect(removed.title).toContain('biểu tượng của sự [[2]]');
  expect(removed.key).toEqual({ type: 'drag_to_blank', blanks: { 1: 'w3', 2: 'w2' } });
  expect(removed.content).not.toMatchObject({ words: expect.arrayContaining([{ id: 'w1', text: 'sen' }]) });
});

test('a blank that is typed gets an empty place, which goes with it', () => {
  const typed = writeTitle(newDraft('choose_from_list'), 'Nước sôi ở [[1]] °C.');
  expect(draftBlanks(typed)).toEqual(['1']);
  expect(isEmptyBlank(typed, '1')).toBe(true);
  expect(draftBlanks(writeTitle(typed, 'Nước sôi'))).toEqual([]);
});
