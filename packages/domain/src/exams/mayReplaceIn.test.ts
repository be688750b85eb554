import { expect, test } from 'vitest';
import { mayReplaceIn } from './mayReplaceIn.ts';

const teacher = { id: '3', role: 'teacher', company_id: '1' } as const;
const exam = {
  title: 'Kiểm tra',
  status: 'published',
  created_by: '3',
  company_id: '1',
  in_use: false,
} as const;

const codeOf = (changes: object, actor: object = {}) => {
  const verdict = mayReplaceIn({ ...teacher, ...actor }, { ...exam, ...changes });
  return verdict.allowed ? 'allowed' : verdict.code;
};

test('a question is replaced by whoever may edit the exam, until a class has the exam', () => {
  expect(codeOf({})).toBe('allowed');
  expect(codeOf({ in_use: true })).toBe('assignedExamKeepsQuestions');
  expect(codeOf({ created_by: '4' })).toBe('forbiddenToEdit');
  expect(codeOf({ created_by: '4', status: 'draft' })).toBe('allowed');
  expect(codeOf({ created_by: '4', in_use: true }, { role: 'admin' })).toBe('assignedExamKeepsQuestions');
  expect(codeOf({ company_id: '2' })).toBe('notFound');
});
