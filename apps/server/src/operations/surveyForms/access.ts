import type { ExamStatus } from '@sen/api/contract/model';
import { byId, byIds, listed } from '../../testing/access/accessRows.ts';
import type { AreaAccess, MakeThing } from '../../testing/access/AccessRow.ts';
import { insertSurveyForm } from '../../testing/insertSurveyForm.ts';
import { surveyParts } from '../../testing/surveyParts.ts';

/** A survey form of the caller, or of the unit's teacher. */
export const madeSurveyForm =
  (status: ExamStatus): MakeThing =>
  async ({ app, ownership, caller, unit, mark }) => {
    const createdBy = ownership === 'own' ? caller.id : unit.teacher;
    const { id, ...of } = await insertSurveyForm(app, { companyId: unit.id, createdBy, name: mark, status });
    return { id, mark, of };
  };
const form = madeSurveyForm('draft');
const published = madeSurveyForm('published');

const seen = { 'super-admin': '...0', admin: '..00', teacher: '..00' };

export const access = {
  listSurveyForms: listed(form, 'name', seen),
  getSurveyForm: byId(form, seen),
  saveSurveyForm: {
    cells: seen,
    make: form,
    call: ({ id, mark, of }) => ({
      body: { id, version: 1, name: mark, category_id: of.category ?? '1', parts: surveyParts },
    }),
  },
  cloneSurveyForm: byId(form, seen),
  lockSurveyForms: byIds(
    published,
    'survey_form_ids',
    { 'super-admin': '...0', admin: '..00', teacher: '.x00' },
    { lock: true },
  ),
  deleteSurveyForms: byIds(form, 'survey_form_ids', {
    'super-admin': '...0',
    admin: '..00',
    teacher: '.x00',
  }),
} satisfies AreaAccess<'surveyForms'>;
