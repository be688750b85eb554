import { usedCategory } from '@sen/api/fixtures/categories';
import { taughtClass } from '@sen/api/fixtures/classes';
import { companies } from '@sen/api/fixtures/companies';
import { course } from '@sen/api/fixtures/courses';
import { exam } from '@sen/api/fixtures/exams';
import { memberOf } from '@sen/api/fixtures/members';
import { people, userOf } from '@sen/api/fixtures/people';
import { teacherProfile } from '@sen/api/fixtures/profiles';
import { project } from '@sen/api/fixtures/projects';
import { questions } from '@sen/api/fixtures/questions';
import { draftOfCompany } from '@sen/domain/companies/draftOfCompany';
import { draftOfProfile } from '@sen/domain/users/draftOfProfile';
import { expect, test } from 'vitest';
import * as categories from '../areas/categories/categoryForm';
import * as classes from '../areas/classes/classForm';
import * as units from '../areas/companies/companyForm';
import * as courses from '../areas/courses/courseForm';
import * as exams from '../areas/exams/examForm';
import * as members from '../areas/members/memberForm';
import * as profiles from '../areas/profile/profileForm';
import * as projects from '../areas/projects/projectForm';
import * as bank from '../areas/questions/questionForm';
import * as support from '../areas/support/supportForm';
import { type FieldReaders, isRecord, readForm } from '../patterns/forms/readers';

interface Kept {
  typed: object;
  initial: object;
  /** What a page shows of a stored draft. */
  read: (stored: unknown) => object | null;
}

const kept = <Form extends object>(fields: FieldReaders<Form>, typed: Form, initial: Form): Kept => ({
  typed,
  initial,
  read: (stored) => readForm(fields, stored, initial),
});

const user = userOf(people.admin);
const student = { id: people.student.id, name: people.student.name };
const [unit] = companies;
const forms: [string, Kept][] = [
  [
    'category',
    kept(categories.categoryReaders, categories.formOf(usedCategory), categories.emptyCategory(user)),
  ],
  [
    'class',
    kept(
      classes.classReaders,
      { ...classes.formOf(taughtClass), checkPublished: false, students: [student] },
      classes.emptyClass(null),
    ),
  ],
  ['unit', kept(units.companyReaders, { ...draftOfCompany(unit), is_business: true }, units.emptyCompany)],
  [
    'course',
    kept(
      courses.courseReaders,
      { ...courses.formOf(course), newBanner: { picture: null } },
      courses.emptyCourse('9'),
    ),
  ],
  ['exam', kept(exams.examReaders, exams.formOf(exam), exams.emptyExam('Phần 1'))],
  [
    'member',
    kept(members.memberReaders, members.formOf(memberOf(people.student)), members.emptyMember(user, '')),
  ],
  [
    'profile',
    kept<profiles.ProfileForm>(profiles.profileReaders, draftOfProfile(teacherProfile), {
      name: '',
      phone: '',
      sex: '',
      dateOfBirth: '',
      address: '',
    }),
  ],
  ['project', kept(projects.projectReaders, projects.formOf(project), projects.emptyForm)],
  [
    'support request',
    kept(support.supportReaders, { subject: 'Hỏi', description: 'Chi tiết' }, support.emptyRequest),
  ],
  ...questions.map((question): [string, Kept] => [
    `question ${question.content.type}`,
    kept(bank.questionReaders, bank.formOf(question), bank.emptyQuestion('one_choice')),
  ]),
];

const without = (form: object, name: string): object =>
  Object.fromEntries(Object.entries(form).filter(([field]) => field !== name));
const valueOf = (form: object, name: string): unknown =>
  Object.entries(form).find(([each]) => each === name)?.[1];

test.each(forms)('the draft of a %s comes back as it was typed', (_, { typed, read }) => {
  expect(read(structuredClone(typed))).toEqual(typed);
});

test.each(forms)('the draft of a %s that lacks a field keeps all others', (_, { typed, initial, read }) => {
  for (const name of Object.keys(typed))
    expect(read(without(typed, name))).toEqual({ ...typed, [name]: valueOf(initial, name) });
});

test.each(forms)('a %s takes no value of another kind from a draft', (_, { typed, initial, read }) => {
  for (const name of Object.keys(typed))
    expect(read({ ...typed, [name]: Symbol })).toEqual({ ...typed, [name]: valueOf(initial, name) });
});

test.each(forms)(
  'a %s drops the field of an older form, and finds nothing in anything else',
  (_, { typed, read }) => {
    expect(read({ ...typed, gone: 'x' })).toEqual(typed);
    for (const stored of [null, 7, 'text', [], {}, { gone: 'x' }]) expect(read(stored)).toBeNull();
  },
);

test('a part, a node or a mark that lacks a field keeps what it has', () => {
  const parts = [{ key: '1', title: 'Phần I', questions: [{ question: { id: '5', title: 'Hai?' } }, null] }];
  expect(readForm(exams.examReaders, { parts }, exams.emptyExam('Phần 1'))).toMatchObject({
    parts: [
      {
        title: 'Phần I',
        score: null,
        questions: [{ score: null, question: { id: '5', title: 'Hai?', kind: '' } }],
      },
    ],
  });
  const tree = [
    {
      id: 'a',
      title: 'Chương 1',
      items: [
        { kind: 'session', id: 'b', title: 'Buổi 1' },
        { kind: 'exam', id: 'c', survey_id: '7' },
        { kind: 'game', id: 'd' },
      ],
    },
    { id: 'e', title: 'Chương 2' },
    'f',
  ];
  expect(readForm(courses.courseReaders, { tree }, courses.emptyCourse('9'))?.tree).toEqual([
    {
      kind: 'chapter',
      id: 'a',
      title: 'Chương 1',
      items: [
        { kind: 'session', id: 'b', title: 'Buổi 1', online: false },
        { kind: 'exam', id: 'c', title: '', weight: null, survey_id: '7' },
      ],
    },
    { kind: 'chapter', id: 'e', title: 'Chương 2', items: [] },
  ]);
});

test('a question of the bank keeps its text when its content lacks a field', () => {
  const [question] = questions;
  const typed = question && bank.formOf(question);
  const draft: unknown = typed?.draft;
  for (const name of ['numbering', 'shuffle', 'content', 'key'])
    expect(
      readForm(
        bank.questionReaders,
        { ...typed, draft: without(isRecord(draft) ? draft : {}, name) },
        bank.emptyQuestion('one_choice'),
      )?.draft.title,
    ).toBe(question?.title);
});
