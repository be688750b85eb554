import type { Answer, Problem } from '@sen/api/contract/model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestApp } from '../../testing/TestApp.ts';

type List = Answer<'listClasses'>;
type One = Answer<'getClass'>;

let app: TestApp;
let running: string;
let ended: string;
beforeAll(async () => {
  app = await TestApp.start({ demo: true });
  const { body } = await app.call<List>('listClasses', 'teacher');
  running = body.data.find(({ timing }) => timing === 'happening')?.id ?? '';
  ended = body.data.find(({ timing }) => timing === 'finished')?.id ?? '';
});
afterAll(() => app.stop());

test('the list is limited by what is under way, has ended or is yet to begin, and by fixed values', async () => {
  const list = async (query: Record<string, number | string[]>) =>
    (await app.call<List>('listClasses', 'admin', { query: { limit: 100, ...query } })).body;
  const all = await list({});
  const timingsOf = async (query: Record<string, number | string[]>) =>
    new Set((await list(query)).data.map(({ timing }) => timing));
  expect(await timingsOf({ current_time: 1 })).toEqual(new Set(['happening']));
  expect(await timingsOf({ end_time: 1 })).toEqual(new Set(['finished']));
  const other = all.data.filter(({ timing }) => timing !== 'finished').length;
  expect((await list({ current_time: 1, comming_time: 1 })).total).toBe(other);
  expect(await timingsOf({ 'fixed[]': ['finished'] })).toEqual(new Set(['finished']));
  expect((await list({ current_time: 1, 'fixed[]': ['finished'] })).total).toBe(0);
  expect((await list({ limit: 8 })).limit).toBe(8);
});

test('the list names the allowed values of a wrong one', async () => {
  const query = { current_time: 'now' };
  const { body } = await app.call<Problem>('listClasses', 'admin', { query });
  expect(body.errors).toEqual({ current_time: ['“now” không nằm trong các giá trị được phép: 1.'] });
});

test('the list is filtered by code and timing', async () => {
  const list = async (query: Record<string, string[]>) =>
    (await app.call<List>('listClasses', 'teacher', { query: { ...query, limit: 100 } })).body.data;
  const all = await list({});
  const timings = { 'fieldName[]': ['timing', 'timing'], 'keyword[]': ['happening', 'not_started'] };
  const open = await list(timings);
  expect(open.map(({ id }) => id)).toContain(running);
  expect(open.length).toBe(all.filter(({ timing }) => timing !== 'finished').length);
  const over = await list({ 'fieldName[]': ['timing'], 'keyword[]': ['finished'] });
  expect(over.map(({ id }) => id)).toContain(ended);
  const [first] = over;
  const coded = await list({
    'fieldName[]': ['classroom_code', 'timing'],
    'keyword[]': [first?.classroom_code.toLowerCase() ?? '', 'finished'],
  });
  expect(coded.map(({ id }) => id)).toContain(first?.id);
});

test('the list is filtered by an exam that is assigned to them, among those that the caller sees', async () => {
  const assignments = await app.database
    .selectFrom('assignment')
    .select(['exam_id', 'classroom_id'])
    .where('classroom_id', 'in', [running, ended])
    .orderBy('id')
    .execute();
  const exam = assignments[0]?.exam_id ?? '';
  const list = async (person: 'teacher' | 'otherTeacher', keyword: string) => {
    const query = { limit: 100, 'fieldName[]': ['survey_id'], 'keyword[]': [keyword] };
    const { body } = await app.call<List>('listClasses', person, { query });
    return body.data.map(({ id }) => id);
  };
  const expected = assignments.filter(({ exam_id }) => exam_id === exam).map((each) => each.classroom_id);
  const seen = await list('teacher', exam);
  expect(seen).toEqual(expect.arrayContaining(expected));
  for (const id of seen) {
    const { body } = await app.call<One>('getClass', 'teacher', { path: { id } });
    expect(body.data.surveys.map(({ survey_id }) => survey_id)).toContain(exam);
  }
  expect(await list('otherTeacher', exam)).not.toContain(running);
  expect(await list('teacher', 'no exam')).toEqual([]);
});

test('the list is compared by when classes start and end', async () => {
  const now = app.clock.now().toISOString();
  const list = async (field: string, compare: string) => {
    const query = { limit: 100, 'fieldName[]': [field], 'keyword[]': [now], 'compare[]': [compare] };
    return (await app.call<List>('listClasses', 'admin', { query })).body;
  };
  const over = await list('classroom_end_time', 'isBefore');
  expect(new Set(over.data.map(({ timing }) => timing))).toEqual(new Set(['finished']));
  const coming = await list('classroom_start_time', 'isAfter');
  expect(coming.data.filter(({ timing }) => timing !== 'not_started')).toEqual([]);
  const like = { 'fieldName[]': ['classroom_start_time'], 'keyword[]': [now], 'compare[]': ['like'] };
  const { body } = await app.call<Problem>('listClasses', 'admin', { query: like });
  expect(body.codes).toEqual({ 'compare[]': 'invalidValue' });
});
