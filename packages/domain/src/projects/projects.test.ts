import { describe, expect, test } from 'vitest';
import { checkProject, keptProject } from './checkProject.ts';
import { checkProjectPeople } from './checkProjectPeople.ts';
import { describeProjectUses } from './describeProjectUses.ts';

test('a name is enough', () => {
  const draft = { project_name: '  Huấn luyện   an toàn ' };
  expect(checkProject(draft)).toEqual([]);
  expect(keptProject(draft)).toEqual({
    project: { name: 'Huấn luyện an toàn', description: '', category_id: null, field: null },
    people: { participant: [], lecturer: [] },
  });
});

test.each(['', '   ', '\u200b\u00a0\n'])('a project needs a name: %j', (project_name) => {
  expect(checkProject({ project_name })).toEqual([{ field: 'project_name', code: 'thisFieldIsRequired' }]);
});

test('nobody is both lecturer and participant; who is named twice is kept once', () => {
  expect(checkProject({ project_name: 'A', user_ids: ['5', '3'], lecturer_ids: ['3'] })).toEqual([
    { field: 'user_ids', code: 'projectPersonTwice' },
  ]);
  const { people } = keptProject({ project_name: 'A', user_ids: ['5', '5'], lecturer_ids: ['3', '3'] });
  expect(people).toEqual({ participant: ['5'], lecturer: ['3'] });
});

test('a description keeps its lines', () => {
  const { project } = keptProject({ project_name: 'A', project_description: ' <b>Một</b>\n  hai \n' });
  expect(project.description).toBe('<b>Một</b>\n  hai');
});

describe('people who are added', () => {
  const member = { name: 'Lê Thị Hồng Ngọc', status: 'active' as const };
  const members = [
    { ...member, id: '3', role: 'teacher' as const },
    { ...member, id: '5', role: 'student' as const },
    { ...member, id: '6', role: 'student' as const, status: 'locked' as const },
  ];
  const check = (participant: string[], lecturer: string[]) =>
    checkProjectPeople({ participant, lecturer }, members).map(({ field, code }) => `${field}: ${code}`);

  test('may be any members; lecturers are teachers', () => {
    expect(check(['5'], ['3'])).toEqual([]);
    expect(check(['3'], [])).toEqual([]);
    expect(check([], ['5'])).toEqual(['lecturer_ids: projectLecturerNotTeacher']);
  });

  test('are of the unit and not locked', () => {
    expect(check(['9', '6'], ['9'])).toEqual([
      'lecturer_ids: unknownReference',
      'user_ids: unknownReference',
    ]);
    expect(check(['6'], [])).toEqual(['user_ids: projectPersonLocked']);
  });
});

test('what a project has is counted in words', () => {
  const uses = [
    { thing: 'running_class', count: 1 },
    { thing: 'course', count: 2 },
  ] as const;
  expect(describeProjectUses(uses, 'vi')).toBe('1 lớp đang diễn ra và 2 khóa học');
  expect(describeProjectUses(uses, 'en')).toBe('1 running class and 2 courses');
});
