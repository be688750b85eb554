import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { LessonDraft } from '@sen/api/contract/model';
import { mayDeleteItem, mayEditItem, mayLockItem } from '../banks/mayEditItem.ts';
import { checkLesson, keptLesson } from './checkLesson.ts';
import { formatDuration, longestDuration } from './duration.ts';
import { lessonStatuses, mayLockLessons, stateAllowsLesson } from './lessonVerbs.ts';

const id = (place: number) => `00000000-0000-4000-8000-${`${place}`.padStart(12, '0')}`;
const main = { id: id(1), is_main: true };
const draft: LessonDraft = {
  name: 'An toàn điện',
  category_id: '4',
  status: 'published',
  project_id: '2',
  link: 'http://sen.vn/bai-1',
  duration_seconds: 2700,
  attachments: [main, { id: id(2), is_main: false }],
};

describe('section 5', () => {
  test.each<[string, Partial<LessonDraft>, string[]]>([
    ['right', {}, []],
    ['right without link and duration', { link: ' ', duration_seconds: null }, []],
    [
      'nothing chosen',
      { name: ' \u200b', category_id: '', project_id: '', attachments: [] },
      [
        'name: thisFieldIsRequired',
        'category_id: thisFieldIsRequired',
        'project_id: thisFieldIsRequired',
        'attachments: lessonFilesMissing',
      ],
    ],
    [
      'attachments without a main one',
      { attachments: [{ ...main, is_main: false }] },
      ['attachments: lessonMainMissing'],
    ],
    [
      'two main ones',
      { attachments: [main, { id: id(2), is_main: true }] },
      ['attachments: lessonMainTwice'],
    ],
    [
      'a file twice',
      { attachments: [main, { ...main, is_main: false }] },
      ['attachments.1.id: lessonFileTwice'],
    ],
    ['a script as its link', { link: 'javascript:alert(1)' }, ['link: lessonLinkNotHttp']],
    ['a hidden script', { link: 'java\nscript:alert(1)' }, ['link: lessonLinkNotHttp']],
    ['data as its link', { link: 'data:text/html,x' }, ['link: lessonLinkNotHttp']],
    ['a link with a user', { link: 'https://sen.vn@evil.example' }, ['link: lessonLinkNotHttp']],
    ['no duration', { duration_seconds: 0 }, ['duration_seconds: durationNotTime']],
    ['sixty hours', { duration_seconds: longestDuration + 1 }, ['duration_seconds: durationNotTime']],
    ['part of a second', { duration_seconds: 1.5 }, ['duration_seconds: durationNotTime']],
  ])('%s', (_, change, errors) => {
    expect(checkLesson({ ...draft, ...change }).map(({ field, code }) => `${field}: ${code}`)).toEqual(
      errors,
    );
  });

  test('a new lesson needs a status, a change of one does not', () => {
    const { status: _status, ...without } = draft;
    expect(checkLesson(without)).toEqual([{ field: 'status', code: 'thisFieldIsRequired' }]);
    expect(checkLesson({ ...without, id: '9', version: 1 })).toEqual([]);
  });

  test('what is empty is stored as nothing', () => {
    expect(keptLesson({ ...draft, name: '  An   toàn ', link: '' })).toMatchObject({
      name: 'An toàn',
      link: null,
    });
  });

  it('writes a duration as HH:MM:SS, each part below 60', () => {
    expect(formatDuration(2701)).toBe('00:45:01');
    fc.assert(
      fc.property(fc.integer({ min: 1, max: longestDuration }), (seconds) => {
        const [hours = 0, minutes = 0, rest = 0] = formatDuration(seconds).split(':').map(Number);
        expect(Math.max(hours, minutes, rest)).toBeLessThan(60);
        expect(hours * 3600 + minutes * 60 + rest).toBe(seconds);
      }),
    );
  });
});

describe('section 4', () => {
  const allowing = (verb: Parameters<typeof stateAllowsLesson>[1]) =>
    lessonStatuses.filter((status) => stateAllowsLesson(status, verb).allowed);

  test('states and verbs', () => {
    expect(allowing('lock')).toEqual(['published', 'project']);
    expect(allowing('unlock')).toEqual(['locked']);
    expect(allowing('restate')).toEqual(['draft', 'published', 'project']);
    expect(allowing('edit')).toEqual(lessonStatuses);
  });

  test('a selection is locked whole or not at all', () => {
    expect(mayLockLessons([{ status: 'published' }, { status: 'draft' }], true)).toMatchObject({
      code: 'unableToLockLessonsWithDraftStatus',
    });
    expect(mayLockLessons([{ status: 'published' }, { status: 'project' }], true).allowed).toBe(true);
    expect(mayLockLessons([{ status: 'published' }], false)).toMatchObject({ code: 'lessonNotLocked' });
  });
});

describe('section 6', () => {
  const of = (created_by: string, status: (typeof lessonStatuses)[number]) => ({
    created_by,
    status,
    company_id: '1',
  });
  const teacher = { id: '7', role: 'teacher', company_id: '1' } as const;

  test('a teacher edits drafts and own lessons; administrators edit all', () => {
    expect(mayEditItem(teacher, of('8', 'draft')).allowed).toBe(true);
    expect(mayEditItem(teacher, of('8', 'published'))).toMatchObject({ code: 'forbiddenToEdit' });
    expect(mayEditItem(teacher, of('7', 'published')).allowed).toBe(true);
    expect(mayEditItem({ ...teacher, role: 'admin' }, of('8', 'published')).allowed).toBe(true);
    expect(mayEditItem({ ...teacher, company_id: '2' }, of('8', 'draft'))).toMatchObject({
      code: 'notFound',
    });
    expect(mayLockItem(teacher, of('8', 'published'))).toMatchObject({ code: 'forbiddenToLock' });
    expect(mayDeleteItem(teacher, of('8', 'draft'))).toMatchObject({ code: 'forbiddenToDelete' });
  });
});
