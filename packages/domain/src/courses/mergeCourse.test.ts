import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CourseChapter, CourseDraft } from '@sen/api/contract/model';
import { courseChanges } from './courseChanges.ts';
import { nodesOf } from './courseNodes.ts';
import { mergeCourse } from './mergeCourse.ts';

const chapter = (id: string, sessions: string[], name = `Chương ${id}`): CourseChapter => ({
  id,
  chapter_name: name,
  sessions: sessions.map((each, position) => ({
    id: each,
    session_name: `Bài ${each}`,
    kind: 'lesson',
    position,
  })),
  surveys: [],
});
const base: CourseDraft = {
  id: '1',
  version: 1,
  project_id: '1',
  kind: 'business',
  course_name: 'An toàn điện',
  course_code: 'ATD',
  chapters: [chapter('A', ['a1', 'a2']), chapter('B', ['b1'])],
};
const theirs = (change: Partial<CourseDraft>): CourseDraft => ({ ...base, version: 2, ...change });
const mine = (change: Partial<CourseDraft>): CourseDraft => ({ ...base, ...change });
const order = ({ chapters }: CourseDraft) =>
  [...nodesOf(chapters).orders].map(([parent, ids]) => `${parent ?? ''}:${ids.join(' ')}`);
const titles = ({ chapters }: CourseDraft) =>
  [...nodesOf(chapters).nodes.values()].map(({ id, title }) => `${id} ${title}`);

describe('what only one side changed', () => {
  test('is taken, fields and nodes alike', () => {
    const { draft, conflicts } = mergeCourse(
      base,
      mine({
        course_name: 'An toàn điện cơ bản',
        chapters: [chapter('A', ['a1', 'a2'], 'Mở đầu'), chapter('B', ['b1'])],
      }),
      theirs({ level: 'basic', chapters: [chapter('A', ['a1', 'a2']), chapter('B', ['b1', 'b2'])] }),
    );
    expect(conflicts).toEqual([]);
    expect(draft).toMatchObject({ course_name: 'An toàn điện cơ bản', level: 'basic', version: 2 });
    expect(order(draft)).toEqual([':A B', 'A:a1 a2', 'B:b1 b2']);
    expect(titles(draft)).toContain('A Mở đầu');
  });

  test('a lesson that one side chose is taken with what the other renamed', () => {
    const withSession = (change: Partial<CourseChapter['sessions'][number]>) => {
      const chapters = structuredClone(base.chapters);
      Object.assign(chapters[0]?.sessions[0] ?? {}, change);
      return { chapters };
    };
    const { draft, conflicts } = mergeCourse(
      base,
      mine(withSession({ session_name: 'Dòng điện' })),
      theirs(withSession({ lesson_id: '7', lesson_name: 'Bài giảng' })),
    );
    expect(conflicts).toEqual([]);
    expect(draft.chapters[0]?.sessions[0]).toMatchObject({ session_name: 'Dòng điện', lesson_id: '7' });
    const online = mergeCourse(
      base,
      mine(withSession({ kind: 'online' })),
      theirs(withSession({ lesson_id: '7', lesson_name: 'Bài giảng' })),
    );
    expect(online.conflicts).toMatchObject([{ kind: 'node', part: 'held' }]);
    expect(online.draft.chapters[0]?.sessions[0]).toMatchObject({ kind: 'online', lesson_id: null });
  });

  test('equal changes are silent', () => {
    const change = { course_code: 'ATD2', chapters: [chapter('A', ['a2', 'a1'])] };
    expect(mergeCourse(base, mine(change), theirs(change)).conflicts).toEqual([]);
  });

  test('a session that one moved and the other edited is moved and edited', () => {
    const edited = theirs({});
    edited.chapters = structuredClone(base.chapters);
    const session = edited.chapters[0]?.sessions[0];
    if (session) session.session_name = 'Dòng điện';
    const moved = mine({ chapters: [chapter('A', ['a2']), chapter('B', ['b1', 'a1'])] });
    const { draft, conflicts } = mergeCourse(base, moved, edited);
    expect(conflicts).toEqual([]);
    expect(order(draft)).toEqual([':A B', 'A:a2', 'B:b1 a1']);
    expect(titles(draft)).toContain('a1 Dòng điện');
  });

  test('an order of one side stays with what the other added', () => {
    const { draft, conflicts } = mergeCourse(
      base,
      mine({ chapters: [chapter('A', ['a2', 'a1']), chapter('B', ['b1'])] }),
      theirs({ chapters: [chapter('A', ['a1', 'x', 'a2']), chapter('B', ['b1'])] }),
    );
    expect(conflicts).toEqual([]);
    expect(order(draft)[1]).toBe('A:a2 a1 x');
  });

  test('a field that one side emptied is empty', () => {
    const full = { ...base, benefits: 'Giảm tai nạn' };
    const { draft } = mergeCourse(full, full, { ...base, version: 2 });
    expect(draft.benefits).toBeUndefined();
  });
});

describe('what both sides changed', () => {
  test('is a conflict: mine, unless theirs is chosen', () => {
    const [my, their] = [mine({ course_name: 'Của tôi' }), theirs({ course_name: 'Của bạn' })];
    const first = mergeCourse(base, my, their);
    expect(first.conflicts).toMatchObject([{ kind: 'field', field: 'course_name', theirs: 'Của bạn' }]);
    expect(first.draft.course_name).toBe('Của tôi');
    const choice = new Map([['field:course_name', 'theirs' as const]]);
    expect(mergeCourse(base, my, their, choice).draft.course_name).toBe('Của bạn');
  });

  test('deleted against edited keeps the edit, unless the deletion is chosen', () => {
    const deleted = mine({ chapters: [chapter('A', ['a1', 'a2'])] });
    const edited = theirs({ chapters: [chapter('A', ['a1', 'a2']), chapter('B', ['b1'], 'Sơ cứu')] });
    const { draft, conflicts } = mergeCourse(base, deleted, edited);
    expect(conflicts).toMatchObject([{ kind: 'deleted', id: 'B', by: 'mine' }]);
    expect(order(draft)).toEqual([':A B', 'A:a1 a2', 'B:b1']);
    const choices = new Map([['deleted:B', 'mine' as const]]);
    expect(order(mergeCourse(base, deleted, edited, choices).draft)).toEqual([':A', 'A:a1 a2']);
  });

  test('a chapter that one deleted stays with what the other added to it', () => {
    const { draft, conflicts } = mergeCourse(
      base,
      mine({ chapters: [chapter('A', ['a1', 'a2']), chapter('B', ['b1', 'new'])] }),
      theirs({ chapters: [chapter('A', ['a1', 'a2'])] }),
    );
    expect(conflicts).toMatchObject([{ kind: 'deleted', id: 'B', by: 'theirs' }]);
    expect(order(draft)).toEqual([':A B', 'A:a1 a2', 'B:b1 new']);
  });

  test('two orders of the same sessions', () => {
    const of = (...ids: string[]) => [chapter('A', ids)];
    const three = { ...base, chapters: of('1', '2', '3') };
    const { draft, conflicts } = mergeCourse(
      three,
      { ...three, chapters: of('2', '1', '3') },
      { ...three, chapters: of('1', '3', '2') },
    );
    expect(conflicts).toMatchObject([{ kind: 'order', id: 'A' }]);
    expect(order(draft)[1]).toBe('A:2 1 3');
  });
});

test('what the other changed is listed', () => {
  const after = theirs({
    level: 'basic',
    chapters: [chapter('B', ['b1']), chapter('A', ['a1', 'x'], 'Mở đầu')],
  });
  expect(
    courseChanges(base, after).map((change) => [change.kind, 'node' in change ? change.node.id : '']),
  ).toEqual([
    ['field', ''],
    ['edited', 'A'],
    ['added', 'x'],
    ['removed', 'a2'],
    ['reordered', ''],
  ]);
});

type Step =
  | { does: 'rename'; at: number; text: string }
  | { does: 'remove' | 'add'; at: number }
  | { does: 'move'; at: number; to: number; place: number };
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    fc.record({
      does: fc.constant('rename' as const),
      at: fc.nat(20),
      text: fc.constantFrom('Một', 'Hai', 'Ba'),
    }),
    fc.record({ does: fc.constantFrom('remove' as const, 'add' as const), at: fc.nat(20) }),
    fc.record({ does: fc.constant('move' as const), at: fc.nat(20), to: fc.nat(5), place: fc.nat(4) }),
  ),
  { maxLength: 5 },
);

/** Edits a course as a person does in the tree; what a side adds has ids of its own. */
function worked(draft: CourseDraft, side: string, done: readonly Step[]): CourseDraft {
  const chapters = structuredClone(draft.chapters);
  done.forEach((step, index) => {
    const all = chapters.flatMap((each) => each.sessions.map((session) => ({ each, session })));
    const some = all[step.at % Math.max(1, all.length)];
    const one = chapters[step.at % Math.max(1, chapters.length)];
    if (step.does === 'rename') {
      if (step.at % 3 === 0 && one) one.chapter_name = `${side} ${step.text}`;
      else if (some) some.session.session_name = `${side} ${step.text}`;
    } else if (step.does === 'add')
      one?.sessions.push({ id: `${side}${index}`, session_name: side, kind: 'lesson' });
    else if (step.does === 'remove') {
      if (step.at % 4 === 0) chapters.splice(step.at % Math.max(1, chapters.length), 1);
      else if (some) some.each.sessions.splice(some.each.sessions.indexOf(some.session), 1);
    } else if (step.does === 'move' && some) {
      some.each.sessions.splice(some.each.sessions.indexOf(some.session), 1);
      chapters[step.to % chapters.length]?.sessions.splice(step.place, 0, some.session);
    }
    for (const each of chapters)
      each.sessions.forEach((session, position) => Object.assign(session, { position }));
  });
  return { ...draft, chapters };
}

const wide: CourseDraft = {
  ...base,
  chapters: [chapter('A', ['a1', 'a2', 'a3']), chapter('B', ['b1', 'b2']), chapter('C', ['c1'])],
};

describe('whatever both do', () => {
  const merged = (property: (my: CourseDraft, their: CourseDraft) => void) =>
    fc.assert(
      fc.property(steps, steps, (one, other) =>
        property(worked(wide, 'm', one), { ...worked(wide, 't', other), version: 2 }),
      ),
      { numRuns: 400 },
    );

  test('no change is lost unless a conflict names it', () => {
    merged((my, their) => {
      const { draft, conflicts } = mergeCourse(wide, my, their);
      const [was, mineNow, theirsNow, now] = [wide, my, their, draft].map(
        ({ chapters }) => nodesOf(chapters).nodes,
      );
      const contested = new Set(conflicts.flatMap((conflict) => ('id' in conflict ? [conflict.id] : [])));
      for (const [side, other] of [
        [mineNow, theirsNow],
        [theirsNow, mineNow],
      ])
        for (const [id, node] of side ?? []) {
          const before = was?.get(id);
          const isChanged = before === undefined || before.title !== node.title;
          const isListed = contested.has(id) || contested.has(node.parent ?? '');
          if (isChanged && !isListed) expect(now?.get(id)?.title).toBe(node.title);
          const isMoved = before !== undefined && before.parent !== node.parent;
          if (isMoved && !isListed) expect(now?.get(id)?.parent).toBe(node.parent);
          // What only the other side deleted is deleted.
          if (before && !isChanged && !isMoved && !isListed && !other?.has(id))
            expect(now?.has(id)).toBe(false);
        }
    });
  });

  test('the result is a tree: each node once, in a chapter that is there', () => {
    merged((my, their) => {
      const { chapters } = mergeCourse(wide, my, their).draft;
      const ids = chapters.flatMap(({ id, sessions }) => [id, ...sessions.map((each) => each.id)]);
      expect(new Set(ids).size).toBe(ids.length);
      const { nodes } = nodesOf(chapters);
      expect(nodes.size).toBe(ids.length);
    });
  });

  test('choosing their side of every conflict leaves none of mine that conflicts, and the other way round', () => {
    merged((my, their) => {
      const first = mergeCourse(wide, my, their);
      for (const side of ['mine', 'theirs'] as const) {
        const choices = new Map(first.conflicts.map(({ key }) => [key, side]));
        const { nodes } = nodesOf(mergeCourse(wide, my, their, choices).draft.chapters);
        const chosen = nodesOf((side === 'mine' ? my : their).chapters).nodes;
        for (const conflict of first.conflicts) {
          if (conflict.kind === 'node' && conflict.part === 'title')
            expect(nodes.get(conflict.id)?.title).toBe(chosen.get(conflict.id)?.title);
          if (conflict.kind === 'deleted' && conflict.by === side) expect(nodes.has(conflict.id)).toBe(false);
        }
      }
    });
  });

  test('merging with an unchanged side gives the other one', () => {
    merged((my) => {
      const { draft, conflicts } = mergeCourse(wide, my, { ...wide, version: 2 });
      expect(conflicts).toEqual([]);
      expect(order(draft)).toEqual(order(my));
      expect(titles(draft)).toEqual(titles(my));
      const other = mergeCourse(wide, wide, { ...my, version: 2 });
      expect(order(other.draft)).toEqual(order(my));
    });
  });
});
