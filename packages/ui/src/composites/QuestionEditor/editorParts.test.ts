import { describe, expect, test } from 'vitest';
import { addChoice, moved, newChoiceId } from './choices';
import { dropPlace, extrasOf, writeLinked } from './linkedTexts';
import { canPreview, previewQuestion } from './previewQuestion';
import { finishedKey, newDraft } from './questionDraft';
import { readDecimal } from './readDecimal';
import { sampleDraft } from './sampleDrafts';

test('a new id is unused', () => {
  const many = Array.from({ length: 30 }, () => 0).reduce<{ id: string; text: string }[]>(
    (list) => addChoice(list),
    [],
  );
  expect(new Set(many.map(({ id }) => id)).size).toBe(30);
  expect(newChoiceId([{ id: 'b' }])).toBe('a');
});

test('moving keeps every thing once', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moved(['a', 'b'], 0, 2)).toEqual(['a', 'b']);
});

describe('the item of a place', () => {
  const linked = { pool: [{ id: 'a', text: 'sen' }], links: { 1: 'a', 2: 'a' } };

  test('is kept while another place shares it', () => {
    const once = dropPlace(linked, '1');
    expect(once.pool).toHaveLength(1);
    expect(dropPlace(once, '2')).toEqual({ pool: [], links: {} });
  });

  test('is created on the first write', () => {
    const next = writeLinked(linked, '3', 'đào');
    expect(next.links).toMatchObject({ 3: 'b' });
    expect(extrasOf({ ...next, links: { 1: 'a' } })).toEqual([{ id: 'b', text: 'đào' }]);
  });
});

test.each([
  ['0,75', 0.75],
  ['0.75', 0.75],
  ['−10', -10],
  ['', null],
  ['ba', undefined],
  ['1,2,3', undefined],
])('%j is read as %j', (text, number) => expect(readDecimal(text)).toBe(number));

test('a key is finished when nothing in it is open', () => {
  expect(finishedKey(newDraft('true_false').key)).toBeNull();
  expect(finishedKey(sampleDraft('true_false').key)).toEqual({ type: 'true_false', value: true });
  expect(
    finishedKey({ type: 'fill_number', blanks: { 1: { value: null }, 2: { value: 3, tolerance: 1 } } }),
  ).toEqual({ type: 'fill_number', blanks: { 2: { value: 3, tolerance: 1 } } });
});

test('the preview does not give the order away, and names what is empty', () => {
  const { compare } = new Intl.Collator('vi');
  const words = { noTitle: 'Chưa có', noText: '(chưa nhập)' };
  const { content } = previewQuestion(sampleDraft('order_clauses'), words, compare);
  expect(content.type === 'order_clauses' && content.clauses[0]?.text).toMatch(/^Che/);
  expect(previewQuestion(newDraft('one_choice'), words, compare)).toMatchObject({
    title: 'Chưa có',
    content: { options: [{ text: '(chưa nhập)' }, { text: '(chưa nhập)' }] },
  });
  expect([canPreview(newDraft('fill_number')), canPreview(newDraft('one_choice'))]).toEqual([false, true]);
});
