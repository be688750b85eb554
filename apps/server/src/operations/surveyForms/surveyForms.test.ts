import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoCompany, people, secondCompany } from '@sen/api/fixtures/people';
import type { Answer, Problem, SurveyForm, SurveyFormDraft } from '@sen/api/contract/model';
import { insertCategory } from '../../testing/access/insertCategory.ts';
import { insertSurveyForm } from '../../testing/insertSurveyForm.ts';
import { surveyParts } from '../../testing/surveyParts.ts';
import { TestApp } from '../../testing/TestApp.ts';

type Saved = Answer<'saveSurveyForm'> & Problem;

let app: TestApp;
let category_id: string;
let foreign: string;
beforeAll(async () => {
  app = await TestApp.start();
  category_id = await insertCategory(app, demoCompany.id, 'survey_vote', 'khảo sát');
  foreign = await insertCategory(app, secondCompany.id, 'survey_vote', 'khảo sát khác');
});
afterAll(() => app.stop());

let made = 0;
const draftOf = (change: Partial<SurveyFormDraft> = {}): SurveyFormDraft => {
  made += 1;
  return {
    name: `Đánh giá sau khóa học ${made}`,
    category_id,
    status: 'published',
    parts: surveyParts,
    ...change,
  };
};
const save = (draft: SurveyFormDraft, as: 'teacher' | 'admin' | 'superAdmin' = 'teacher') =>
  app.call<Saved>('saveSurveyForm', as, { body: draft });
const get = async (id: string) =>
  (await app.call<Answer<'getSurveyForm'>>('getSurveyForm', 'teacher', { path: { id } })).body.data;

async function saved(change: Partial<SurveyFormDraft> = {}): Promise<SurveyForm> {
  const { status, body } = await save(draftOf(change));
  expect(status).toBe(200);
  return body.data;
}

function edit({ id, version, name, category, parts }: SurveyForm, change: Partial<SurveyFormDraft>) {
  return save({ id, version, name, category_id: category.id, parts, ...change });
}

async function ask(form: SurveyForm): Promise<void> {
  const project = await app.database
    .insertInto('project')
    .values({ company_id: demoCompany.id, name: `Dự án của ${form.name}`, sort_key: form.name })
    .returning('id')
    .executeTakeFirstOrThrow();
  await app.database
    .insertInto('survey')
    .values({
      company_id: demoCompany.id,
      name: form.name,
      sort_key: form.name,
      form_id: form.id,
      project_id: project.id,
      classroom_id: null,
      anonymous: false,
      starts_at: app.clock.now(),
      ends_at: new Date(app.clock.now().getTime() + 86_400_000),
      priority: null,
      quarter: null,
      year: null,
      reason: '',
      audience: '',
      created_by: people.teacher.id,
    })
    .execute();
}

describe('saving', () => {
  test('keeps the parts with their questions and conditions', async () => {
    const { id } = await saved({ description: 'Ý kiến của bạn giúp chúng tôi dạy tốt hơn.' });
    const form = await get(id);
    expect(form.parts).toEqual(surveyParts);
    expect(form).toMatchObject({
      status: 'published',
      description: 'Ý kiến của bạn giúp chúng tôi dạy tốt hơn.',
      in_use: false,
      version: 1,
    });
  });

  test('names what is wrong at its place', async () => {
    const { body, status } = await save(
      draftOf({
        parts: [{ title: 'Phần 1', questions: surveyParts[1]?.questions ?? [] }],
        category_id: foreign,
      }),
    );
    expect(status).toBe(422);
    expect(body.codes).toEqual({
      'parts.0.questions.0.condition.question_id': 'conditionNotEarlier',
      category_id: 'unknownCategory',
    });
  });

  test('refuses a name that looks like another one of the unit, also on an edit', async () => {
    const first = await saved({ name: 'Khảo sát Độ hài lòng' });
    expect((await save(draftOf({ name: ' khao sat  do HÀI lòng' }))).body.codes).toEqual({
      name: 'surveyNameExists',
    });
    const second = await saved();
    expect((await edit(second, { name: 'khảo sát độ hài lòng' })).body.codes).toEqual({
      name: 'surveyNameExists',
    });
    expect((await edit(first, { name: 'Khảo sát độ hài lòng' })).status).toBe(200);
    const elsewhere = { companyId: secondCompany.id, createdBy: people.teacher.id, name: first.name };
    expect((await insertSurveyForm(app, elsewhere)).id).not.toBe(first.id);
  });

  test('refuses an edit of an older version, and names who saved meanwhile', async () => {
    const form = await saved();
    expect((await edit(form, { name: `${form.name} (mới)` })).status).toBe(200);
    const { status, body } = await edit(form, { description: 'Khác' });
    expect([status, body.code]).toEqual([409, 'surveyFormChanged']);
    expect(body.message).toContain(people.teacher.name);
  });

  test('does not move a form to a category of another unit', async () => {
    const { id, version, name, parts } = await saved();
    const { body } = await save({ id, version, name, parts, category_id: foreign }, 'superAdmin');
    expect(body.codes).toEqual({ category_id: 'surveyFormOfAnotherUnit' });
  });
});

describe('a form that a survey asks', () => {
  test('is never changed: an edit becomes a copy with a name of its own', async () => {
    const form = await saved();
    await ask(form);
    const { body, status } = await edit(form, { description: 'Bản mới' });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      name: `${form.name} (bản sao)`,
      description: 'Bản mới',
      copied_from: form.id,
      in_use: false,
    });
    expect((await edit(form, { description: 'Nữa' })).body.data.name).toBe(`${form.name} (bản sao) 2`);
    expect(await get(form.id)).toEqual({ ...form, in_use: true });
  });

  test('is not deleted', async () => {
    const form = await saved();
    const other = await saved();
    await ask(form);
    const remove = (ids: string[]) =>
      app.call<Problem>('deleteSurveyForms', 'teacher', { body: { survey_form_ids: ids } });
    expect((await remove([other.id, form.id])).body.code).toBe('surveyFormInUse');
    expect((await get(other.id)).id).toBe(other.id);
    expect((await remove([other.id])).status).toBe(200);
  });
});

test('a draft is neither locked nor unlocked, a locked form keeps its status until it is unlocked', async () => {
  const lock = (id: string, on: boolean) =>
    app.call<Problem>('lockSurveyForms', 'teacher', { body: { survey_form_ids: [id], lock: on } });
  const draft = await saved({ status: 'draft' });
  expect((await lock(draft.id, true)).body.code).toBe('unableToLockSurveyFormsWithDraftStatus');
  expect((await lock(draft.id, false)).body.code).toBe('unableToOpenSurveyFormsWithDraftStatus');
  const form = await saved({ status: 'project' });
  expect((await lock(form.id, true)).status).toBe(200);
  expect((await edit(form, { status: 'draft' })).body.code).toBe('surveyFormStatusWhileLocked');
  expect((await lock(form.id, false)).status).toBe(200);
  expect((await get(form.id)).status).toBe('project');
});

test('a clone is a draft of its own', async () => {
  const form = await saved();
  const { body } = await app.call<Answer<'cloneSurveyForm'>>('cloneSurveyForm', 'admin', {
    path: { id: form.id },
  });
  expect(body.data).toMatchObject({ status: 'draft', copied_from: null, created_by: people.admin.id });
  expect(body.data.parts).toEqual(form.parts);
});

test('the bank finds forms by name, status and category, and counts their questions', async () => {
  const form = await saved({ name: 'Nhu cầu đào tạo Đặc biệt' });
  const { body } = await app.call<Answer<'listSurveyForms'>>('listSurveyForms', 'teacher', {
    query: {
      'fieldName[]': ['name', 'status', 'category_id'],
      'keyword[]': ['dac biet', 'published', category_id],
    },
  });
  expect(body.data).toMatchObject([{ id: form.id, part_count: 2, question_count: 3, in_use: false }]);
});
