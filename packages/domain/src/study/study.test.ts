import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { lessonKind } from './lessonKind.ts';
import { isCompleted, type LessonFacts, progressPercent } from './lessonProgress.ts';
import { boundedProgress } from './boundedProgress.ts';
import { mediaSeconds } from './mediaSeconds.ts';
import { examStep, type StudyStep, studyOrder } from './studyOrder.ts';

const step = (title: string, change: Partial<StudyStep> = {}): StudyStep => ({
  title,
  waits: true,
  holdsUp: true,
  isDone: false,
  isFailed: false,
  ...change,
});

describe('studyOrder', () => {
  const orderOf = (steps: readonly StudyStep[]) =>
    studyOrder(steps).map((verdict) =>
      verdict.allowed ? 'open' : `${verdict.code} ${verdict.params?.['title']}`,
    );

  it('opens one after the other, and names what is to be done first', () => {
    expect(orderOf([step('1', { isDone: true }), step('2'), step('3'), step('4')])).toEqual([
      'open',
      'open',
      'completePreviousFirst 2',
      'completePreviousFirst 2',
    ]);
  });

  it('waits for nothing that does not hold up, and keeps open what is done', () => {
    expect(
      orderOf([step('buổi trực tuyến', { holdsUp: false }), step('2'), step('3', { isDone: true })]),
    ).toEqual(['open', 'open', 'open']);
    expect(orderOf([step('1'), step('2'), step('thi cuối khóa', { waits: false })])).toEqual([
      'open',
      'completePreviousFirst 1',
      'open',
    ]);
  });

  it('ends behind an exam that was failed for good', () => {
    expect(orderOf([step('thi', { isFailed: true }), step('2')])).toEqual([
      'open',
      'notEligibleToContinue thi',
    ]);
  });

  it('has at least one open step that is not done, until all is done', () => {
    const steps = fc.array(
      fc.record({
        title: fc.string(),
        waits: fc.boolean(),
        holdsUp: fc.boolean(),
        isDone: fc.boolean(),
        isFailed: fc.constant(false),
      }),
    );
    fc.assert(
      fc.property(steps, (all) => {
        const verdicts = studyOrder(all);
        const open = all.filter((one, at) => !one.isDone && verdicts[at]?.allowed);
        expect(open.length > 0 || all.every(({ isDone }) => isDone)).toBe(true);
      }),
    );
  });
});

describe('examStep', () => {
  const handedIn = { submitted_at: '2026-11-24T08:00:00Z' };
  it.each([
    ['not taken', { attempts: [], attempts_left: 1, best_score: null }, [false, false]],
    ['running', { attempts: [{ submitted_at: null }], attempts_left: 0, best_score: null }, [false, false]],
    ['without a score yet', { attempts: [handedIn], attempts_left: 0, best_score: null }, [true, false]],
    ['passed', { attempts: [handedIn], attempts_left: 0, best_score: 50 }, [true, false]],
    [
      'failed, with an attempt left',
      { attempts: [handedIn], attempts_left: 1, best_score: 49.99 },
      [false, false],
    ],
    [
      'scored by a file, and not shown yet',
      { attempts: [], attempts_left: 1, best_score: null, entered: {} },
      [true, false],
    ],
    ['failed for good', { attempts: [handedIn], attempts_left: 0, best_score: 49.99 }, [false, true]],
  ] as const)('%s', (_, exam, [isDone, isFailed]) => {
    expect(examStep({ timing: 'happening', ...exam }, 50)).toEqual({ holdsUp: true, isDone, isFailed });
  });

  it('holds nobody up before it begins, and fails who has not taken it when it is over', () => {
    const exam = { attempts: [], attempts_left: 2, best_score: null };
    expect(examStep({ ...exam, timing: 'not_started' }, 50)).toMatchObject({
      holdsUp: false,
      isFailed: false,
    });
    expect(examStep({ ...exam, timing: 'finished' }, 50)).toMatchObject({ holdsUp: true, isFailed: true });
    expect(examStep({ ...exam, attempts: [{ submitted_at: null }], timing: 'finished' }, 50).isFailed).toBe(
      false,
    );
  });
});

describe('mediaSeconds', () => {
  it.each([
    ['read, whatever was typed', { read: 20.04, typed: 1520 }, 20],
    ['read of less than half a second', { read: 0.3, typed: null }, 1],
    ['typed while the file is not read', { read: null, typed: 1520 }, 1520],
    ['not known', { read: null, typed: null }, null],
  ])('%s', (_, known, seconds) => {
    expect(mediaSeconds(known)).toBe(seconds);
  });
});

describe('boundedProgress', () => {
  const claimed = {
    position: 900,
    length: 1000,
    seen: [
      [0, 5],
      [18, 40],
      [50, 1000],
    ],
  };
  const film = { kind: 'video' as const, seconds: 20, isBeingRead: false };
  it('of a film ends where the film does', () => {
    expect(boundedProgress(claimed, film)).toEqual({
      position: 20,
      length: 20,
      seen: [
        [0, 5],
        [18, 20],
      ],
    });
    expect(boundedProgress({ position: 1, length: 1, seen: [[0, 1]] }, film).length).toBe(20);
  });

  it('has the length of the page only where the server reads none', () => {
    const unread = { ...film, seconds: null };
    expect(boundedProgress(claimed, unread)).toEqual(claimed);
    expect(boundedProgress(claimed, { ...unread, isBeingRead: true })).toEqual({ ...claimed, length: null });
    expect(boundedProgress(claimed, { ...film, kind: 'document' })).toEqual(claimed);
  });
});

describe('isCompleted', () => {
  const facts = (change: Partial<LessonFacts>): LessonFacts => ({
    kind: 'video',
    duration: 600,
    length: null,
    seen: 0,
    active: 0,
    ...change,
  });
  it.each([
    ['90 % of a film', facts({ seen: 540, active: 270 }), true],
    ['less of a film', facts({ seen: 539, active: 600 }), false],
    ['a film that was seen faster than it plays', facts({ seen: 600, active: 269 }), false],
    ['a page that claims a shorter film', facts({ length: 10, seen: 10, active: 10 }), false],
    [
      'a sound whose duration only the page knows',
      facts({ kind: 'audio', duration: null, length: 100, seen: 90, active: 45 }),
      true,
    ],
    ['a sound of unknown duration', facts({ kind: 'audio', duration: null, seen: 1e6, active: 1e6 }), false],
    [
      'each page of a document',
      facts({ kind: 'document', duration: null, length: 12, seen: 12, active: 12 }),
      true,
    ],
    [
      'all pages but one',
      facts({ kind: 'document', duration: null, length: 12, seen: 11, active: 500 }),
      false,
    ],
    [
      'pages turned too fast',
      facts({ kind: 'document', duration: null, length: 12, seen: 12, active: 11 }),
      false,
    ],
    ['a document without pages, looked at', facts({ kind: 'document', duration: null, active: 10 }), true],
    ['a picture', facts({ kind: 'picture', duration: null, active: 10 }), true],
    ['a glance at a picture', facts({ kind: 'picture', duration: null, active: 9 }), false],
    ['a package', facts({ kind: 'package', duration: null, seen: 100, length: 1, active: 1000 }), false],
  ])('%s: %s', (_, given, expected) => {
    expect(isCompleted(given)).toBe(expected);
    const percent = progressPercent(given, expected);
    expect(percent === 100).toBe(expected);
    expect(percent).toBeGreaterThanOrEqual(0);
  });
});

it.each([
  ['video/mp4', 'video'],
  ['audio/mpeg', 'audio'],
  ['image/gif', 'picture'],
  ['application/pdf', 'document'],
  ['application/vnd.openxmlformats-officedocument.presentationml.presentation', 'document'],
  ['application/x-ole-storage', 'document'],
  ['application/zip', 'package'],
  ['text/plain', 'other'],
])('%s is studied as %s', (type, kind) => {
  expect(lessonKind(type)).toBe(kind);
});
