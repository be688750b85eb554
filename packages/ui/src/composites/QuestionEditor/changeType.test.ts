import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changeType, lostBy } from './changeType';
import { draftBlanks } from './draftBlanks';
import { draftFacts } from './draftFacts';
import { newDraft, questionTypes } from './questionDraft';
import { sampleDraft } from './sampleDrafts';

const type = fc.constantFrom(...questionTypes);

test('every change gives a draft whose content and key are of the new type', () => {
  fc.assert(
    fc.property(type, fc.array(type, { minLength: 1, maxLength: 4 }), (from, steps) => {
      const draft = steps.reduce(changeType, sampleDraft(from));
      expect([draft.content.type, draft.key.type]).toEqual([steps.at(-1), steps.at(-1)]);
    }),
  );
});

test('no content is lost without being listed', () => {
  fc.assert(
    fc.property(type, type, (from, to) => {
      const draft = sampleDraft(from);
      const kept = draftFacts(changeType(draft, to)).texts;
      const named = lostBy(draft, to)?.texts ?? [];
      expect(draftFacts(draft).texts.every((text) => kept.includes(text) || named.includes(text))).toBe(true);
      expect(named.some((text) => kept.includes(text))).toBe(false);
    }),
  );
});

test('a new question has nothing to lose, and its own type keeps all', () => {
  for (const from of questionTypes) {
    for (const to of questionTypes) expect(lostBy(newDraft(from), to)).toBeNull();
    expect(changeType(sampleDraft(from), from)).toEqual(sampleDraft(from));
  }
});

describe('content that both types support is kept', () => {
  test('one choice to several and back', () => {
    const draft = sampleDraft('one_choice');
    expect(lostBy(draft, 'multiple_choice')).toBeNull();
    const several = changeType(draft, 'multiple_choice');
    expect(several.key).toEqual({ type: 'multiple_choice', choices: ['b'] });
    expect(changeType(several, 'one_choice')).toEqual(draft);
  });

  test('several correct options cannot become a single one', () => {
    const draft = sampleDraft('multiple_choice');
    expect(lostBy(draft, 'one_choice')).toMatchObject({ right: true, texts: [] });
    expect(changeType(draft, 'one_choice').key).toEqual({ type: 'one_choice', choice: '' });
  });

  test('a keyword becomes the word to drag; other ways of writing it are lost', () => {
    const draft = sampleDraft('fill_keyword');
    const dragged = changeType(draft, 'drag_to_blank');
    expect(dragged.title).toBe(draft.title);
    expect(dragged.key).toEqual({ type: 'drag_to_blank', blanks: { 1: 'a', 2: 'b' } });
    expect(lostBy(draft, 'drag_to_blank')?.texts).toEqual(['TP. Hồ Chí Minh', 'Sài Gòn']);
  });

  test('words of a pool become the list of every blank', () => {
    const listed = changeType(sampleDraft('drag_to_blank'), 'choose_from_list');
    expect(lostBy(sampleDraft('drag_to_blank'), 'choose_from_list')).toBeNull();
    if (listed.content.type !== 'choose_from_list') throw new Error(listed.content.type);
    expect(listed.content.blanks.map(({ options }) => options.length)).toEqual([5, 5, 5]);
  });

  test('clauses in their right order become options', () => {
    const options = changeType(sampleDraft('order_clauses'), 'one_choice').content;
    expect(options).toMatchObject({ options: [{ id: 'c1' }, { id: 'c2' }, { id: 'c3' }, { id: 'c4' }] });
  });
});

test('blanks are kept by types with blanks', () => {
  const draft = sampleDraft('fill_number');
  expect(lostBy(draft, 'one_choice')).toMatchObject({ blanks: 2, tolerances: 1 });
  expect(changeType(draft, 'one_choice').title).not.toContain('[[');
  const typed = { ...newDraft('one_choice'), title: 'Nước sôi ở [[1]] °C.' };
  expect(draftBlanks(changeType(typed, 'fill_number'))).toEqual(['1']);
});

test('a custom limit is kept between text types, and listed where it is lost', () => {
  const draft = sampleDraft('long_answer');
  expect(changeType(draft, 'short_answer').content).toMatchObject({ character_limit: 3000 });
  expect(lostBy(draft, 'true_false')).toMatchObject({ limit: 3000, texts: [expect.any(String)] });
});
