import type { ImportReport } from '../contract/model';
import { questionUses } from '../fixtures/questionUses';
import { questionCategory, questionRows, questions } from '../fixtures/questions';
import { categoryOptions } from './categoryOptions';
import { http } from './http';
import { questionImport } from './importMocks';
import { page } from './page';

/** The dry run of a file with a good and an invalid row. */
export const importReport: ImportReport = {
  file_name: 'cau-hoi-an-toan.xlsx',
  file_digest: '0'.repeat(64),
  sheet: 'Câu hỏi',
  sheets: ['Câu hỏi'],
  headers: ['Loại câu hỏi', 'Nội dung', 'Danh mục', 'Đáp án'],
  samples: [
    'Chọn một đáp án',
    'Khi phát hiện đám cháy, việc đầu tiên cần làm là gì?',
    'An toàn lao động',
    'A, B',
  ],
  header_row: 1,
  notes: [],
  mapping: { type: 0, title: 1, category: 2, key: 3 },
  columns: [
    { key: 'type', label: 'Loại câu hỏi', required: true, one_of: false },
    { key: 'title', label: 'Nội dung', required: true, one_of: false },
    { key: 'category', label: 'Danh mục', required: true, one_of: false },
    { key: 'key', label: 'Đáp án', required: false, one_of: false },
  ],
  total: 2,
  good: 1,
  refused: 1,
  rows: [
    {
      row: 2,
      good: true,
      title: 'Khi phát hiện đám cháy, việc đầu tiên cần làm là gì?',
      type: 'one_choice',
      cells: {
        type: 'Chọn một đáp án',
        title: 'Khi phát hiện đám cháy, việc đầu tiên cần làm là gì?',
        category: 'An toàn lao động',
        key: 'A',
      },
      errors: [],
    },
    {
      row: 3,
      good: false,
      title: 'Bình chữa cháy nào dùng cho thiết bị điện?',
      type: 'one_choice',
      cells: {
        type: 'Chọn một đáp án',
        title: 'Bình chữa cháy nào dùng cho thiết bị điện?',
        category: 'An toàn lao động',
        key: 'E',
      },
      errors: [
        {
          column: 'key',
          header: 'Đáp án (D)',
          value: 'E',
          code: 'keyNotAnOption',
          message: 'Đáp án phải là một trong các lựa chọn A, B, C, D.',
        },
      ],
    },
  ],
};

export const questionMocks = [
  http.get('/questions', ({ response }) => response(200).json(page(questionRows))),
  ...categoryOptions('questions_categories', [questionCategory]),
  http.post('/questions/options', ({ response }) =>
    response(200).json({
      data: { types: [], categories: [questionCategory], statuses: [], numberings: [] },
    }),
  ),
  http.get('/question_using/{id}', ({ response }) => response(200).json({ data: questionUses })),
  http.post('/question_using/{id}/replace', ({ response }) => response(200).json({ data: null })),
  http.post('/clone_question/{id}', ({ response }) => {
    const [original] = questions;
    if (original === undefined) throw new Error('The fixtures hold no question.');
    return response(200).json({ data: { ...original, status: 'draft' } });
  }),
  http.post('/check_error_questions', ({ response }) => response(200).json({ data: null })),
  http.get('/questions/{id}', ({ params, response }) => {
    const question = questions.find(({ id }) => id === params.id) ?? questions[0];
    if (question === undefined) throw new Error('The fixtures hold no question.');
    return response(200).json({ data: question });
  }),
  http.post('/questions/fulldata', ({ response }) => {
    const [saved] = questions;
    if (saved === undefined) throw new Error('The fixtures hold no question.');
    return response(200).json({ data: saved });
  }),
  http.post('/questions/upload/check', ({ response }) => response(200).json({ data: importReport })),
  http.post('/questions/upload', ({ response }) => response(200).json({ data: questionImport })),
  http.delete('/questions', ({ response }) => response(200).json({ data: null })),
];
