import { byId, byIds, everybody, ofCaller } from '../../testing/access/accessRows.ts';
import type { AccessCell } from '../../testing/access/AccessCell.ts';
import type { AreaAccess, MakeThing } from '../../testing/access/AccessRow.ts';
import { classroom } from '../classes/access.ts';
import { insertSurvey } from '../../testing/insertSurvey.ts';

async function made(cell: AccessCell, participants: readonly string[]) {
  const { app, ownership, caller, unit, mark } = cell;
  const { id, project, form } = await insertSurvey(app, {
    companyId: unit.id,
    createdBy: ownership === 'own' ? caller.id : unit.teacher,
    name: mark,
    participants,
    starts_at: cell.in(-1),
    ends_at: cell.in(1),
  });
  return { id, mark, of: { project, form, student: unit.student } };
}

/** A survey of a project in which the caller, or a colleague, teaches. */
const survey: MakeThing = (cell) => made(cell, [cell.unit.student]);

/** A survey that the caller, or a colleague, is asked to answer. */
const asked: MakeThing = (cell) =>
  made(cell, [cell.ownership === 'own' ? cell.caller.id : cell.unit.student]);

/** A survey that the student of the unit has answered. */
const answered: MakeThing = async (cell) => {
  const thing = await made(cell, [cell.unit.student]);
  await cell.app.database
    .insertInto('survey_answer')
    .values({
      survey_id: thing.id,
      user_id: cell.unit.student,
      answers: JSON.stringify({}),
      answered_at: cell.in(0),
    })
    .execute();
  return thing;
};

const seen = { 'super-admin': '...0', admin: '..00', teacher: '.000' };
const participating = everybody('.000');

export const access = {
  listSurveys: {
    cells: seen,
    make: survey,
    lists: true,
    call: ({ of }) => ({ query: { project_id: of.project ?? '1' } }),
  },
  getSurvey: byId(survey, seen),
  saveSurvey: {
    cells: seen,
    make: survey,
    call: ({ id, mark, of }, cell) => ({
      body: {
        id,
        version: 1,
        name: mark,
        form_id: of.form ?? '1',
        project_id: of.project ?? '1',
        anonymous: false,
        start_time: cell.in(1).toISOString(),
        end_time: cell.in(2).toISOString(),
        user_ids: [of.student ?? '1'],
      },
    }),
  },
  deleteSurveys: byIds(survey, 'project_survey_vote_ids', seen),
  getSurveyStatistics: byId(survey, seen),
  getSurveyUpdateTime: {
    cells: seen,
    make: survey,
    call: ({ id }) => ({ query: { survey_id: id } }),
  },
  getSurveyAnswer: {
    cells: seen,
    make: answered,
    call: ({ id, of }) => ({ path: { id, user_id: of.student ?? '1' } }),
  },
  openSurvey: byId(asked, participating),
  answerSurvey: {
    cells: participating,
    make: asked,
    call: ({ id, of }) => ({
      path: { id },
      body: {
        form_id: of.form ?? '1',
        anonymous: false,
        answers: { useful: { type: 'one_choice', choice: 'yes' } },
      },
    }),
  },
  checkClassSurveys: byId(classroom, {
    'super-admin': '...0',
    admin: '..00',
    teacher: '.000',
    student: '.000',
    wwo: '0000',
    sponsor: '0000',
  }),
  listMySurveys: ofCaller(everybody('.')),
} satisfies AreaAccess<'surveys'>;
