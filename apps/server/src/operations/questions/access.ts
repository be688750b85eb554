import { trueFalse } from '../../seeds/sampleQuestion.ts';
import { insertExam } from '../../testing/access/insertExam.ts';
import { insertQuestion } from '../../testing/access/insertQuestion.ts';
import { byId, byIds, listed, ofCaller } from '../../testing/access/accessRows.ts';
import type { AreaAccess, MakeThing } from '../../testing/access/AccessRow.ts';

const { content, key } = trueFalse('', true);

const question: MakeThing = async (cell) => {
  const { ownership, caller, unit, mark } = cell;
  const { id, category } = await insertQuestion(cell, mark, ownership === 'own' ? caller.id : unit.teacher);
  return { id, mark, of: { category } };
};

/** A question in a draft of an exam, and one to replace it. */
const usedQuestion: MakeThing = async (cell) => {
  const { caller, ownership, unit, mark } = cell;
  const maker = ownership === 'own' ? caller.id : unit.teacher;
  const exam = await insertExam(cell, mark, maker, 'draft');
  const replacement = await insertQuestion(cell, `${mark} mới`, maker);
  return { id: exam.question, mark, of: { exam: exam.id, replacement: replacement.id } };
};

export const access = {
  listQuestions: listed(question, 'title', { 'super-admin': '...0', admin: '..00', teacher: '..00' }),
  getQuestion: byId(question, { 'super-admin': '...0', admin: '..00', teacher: '..00' }),
  saveQuestion: {
    cells: { 'super-admin': '...0', admin: '..00', teacher: '.x00' },
    make: question,
    call: ({ id, mark, of }) => ({
      body: { id, version: 1, title: mark, category_id: of.category ?? '1', status: 'draft', content, key },
    }),
  },
  deleteQuestions: byIds(question, 'question_ids', { 'super-admin': '...0', admin: '..00', teacher: '.x00' }),
  listQuestionUses: byId(question, { 'super-admin': '...0', admin: '..00', teacher: '..00' }),
  replaceQuestion: {
    cells: { 'super-admin': '...0', admin: '..00', teacher: '..00' },
    make: usedQuestion,
    call: ({ id, of }) => ({
      path: { id },
      body: { question_id: of.replacement ?? '1', survey_ids: [of.exam ?? '1'] },
    }),
  },
  cloneQuestion: byId(question, { 'super-admin': '...0', admin: '..00', teacher: '..00' }),
  markQuestionErrors: byIds(
    question,
    'question_ids',
    { 'super-admin': '...0', admin: '..00', teacher: '..00' },
    { check_error: true },
  ),
  getQuestionOptions: ofCaller({ 'super-admin': '.', admin: '.', teacher: '.' }),
  importQuestions: ofCaller({ 'super-admin': 'r', admin: 'r', teacher: 'r' }),
  checkQuestions: ofCaller({ 'super-admin': 'r', admin: 'r', teacher: 'r' }),
  getRefusedQuestions: ofCaller({ 'super-admin': 'r', admin: 'r', teacher: 'r' }),
  getQuestionTemplate: ofCaller({ 'super-admin': '.', admin: '.', teacher: '.' }),
} satisfies AreaAccess<'questions'>;
