import { byIds, listed, ofCaller } from '../../testing/access/accessRows.ts';
import { insertQuestion } from '../../testing/access/insertQuestion.ts';
import type { AreaAccess, MakeThing } from '../../testing/access/AccessRow.ts';

const question: MakeThing = async (cell) => {
  const { ownership, caller, unit, mark } = cell;
  const { id } = await insertQuestion(cell, mark, ownership === 'own' ? caller.id : unit.teacher);
  return { id, mark, of: {} };
};

export const access = {
  importPaper: ofCaller(
    { 'super-admin': 'r', admin: 'r', teacher: 'r' },
    { category_id: '1', status: 'draft' },
  ),
  exportBank: listed(
    question,
    'title',
    { 'super-admin': '...0', admin: '..00', teacher: '..00' },
    { format: 'gift' },
  ),
  checkBankExport: ofCaller({ 'super-admin': '.', admin: '.', teacher: '.' }),
  exportQuestions: byIds(
    question,
    'question_ids',
    { 'super-admin': '...0', admin: '..00', teacher: '..00' },
    { format: 'gift' },
  ),
  checkExport: byIds(question, 'question_ids', { 'super-admin': '...0', admin: '..00', teacher: '..00' }),
  getPaperSample: ofCaller({ 'super-admin': '.', admin: '.', teacher: '.' }),
  checkPaper: ofCaller({ 'super-admin': 'r', admin: 'r', teacher: 'r' }),
} satisfies AreaAccess<'papers'>;
