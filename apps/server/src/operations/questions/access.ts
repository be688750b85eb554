import { sortKey } from '@sen/domain/text/sort';
import { trueFalse } from '../../seeds/sampleQuestion.ts';
import { insertCategory } from '../../testing/access/insertCategory.ts';
import type { AccessCell } from '../../testing/access/AccessCell.ts';
import { byId, byIds, listed, ofCaller } from '../../testing/access/accessRows.ts';
import type { AreaAccess, MakeThing } from '../../testing/access/AccessRow.ts';

const { content, key } = trueFalse('', true);

/** A question created by this person, in a category of its own. */
export async function insertQuestion({ app, unit }: AccessCell, title: string, created_by: string) {
  const category = await insertCategory(app, unit.id, 'question', title);
  const { id } = await app.database
    .insertInto('question')
    .values({
      company_id: unit.id,
      category_id: category,
      type: 'true_false',
      status: 'published',
      title,
      sort_key: sortKey(title),
      content: JSON.stringify(content),
      key: JSON.stringify(key),
      created_by,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, category };
}

const question: MakeThing = async (cell) => {
  const { ownership, caller, unit, mark } = cell;
  const { id, category } = await insertQuestion(cell, mark, ownership === 'own' ? caller.id : unit.teacher);
  return { id, mark, of: { category } };
};

export const access = {
  listQuestions: listed(question, 'title', { 'super-admin': '...0', admin: '..00', teacher: '..00' }),
  getQuestion: byId(question, { 'super-admin': '...0', admin: '..00', teacher: '..00' }),
  saveQuestion: {
    cells: { 'super-admin': '...0', admin: '..00', teacher: '.x00' },
    make: question,
    call: ({ id, mark, of }) => ({
      body: { id, title: mark, category_id: of.category ?? '1', status: 'draft', content, key },
    }),
  },
  deleteQuestions: byIds(question, 'question_ids', { 'super-admin': '...0', admin: '..00', teacher: '.x00' }),
  listQuestionUses: byId(question, { 'super-admin': '...0', admin: '..00', teacher: '..00' }),
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
