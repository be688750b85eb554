import type { ExportCheck, PaperReport } from '../contract/model';
import { questionSamples, questions } from '../fixtures/questions';
import { http } from './http';
import { questionImport } from './importMocks';

const { one_choice, true_false } = questionSamples;
const said = (text: string, ...marks: ('underlined' | 'bold')[]) => [{ text, marks }];
const shared = { numbering: 'A', shuffle: false, difficulty: null } as const;

/** A paper with a good question, one with a formula whose key is missing, one of which a paragraph was not understood. */
export const paperReport: PaperReport = {
  file_name: 'de-kiem-tra-an-toan.docx',
  file_digest: '0'.repeat(64),
  format: 'word',
  notes: [{ code: 'linesBefore', message: '2 dòng trước câu hỏi đầu tiên được bỏ qua.' }],
  total: 3,
  good: 2,
  questions: [
    {
      row: 1,
      label: 'Câu 1',
      source: [
        said(`Câu 1. ${one_choice.title}`),
        said('A. Báo động cho mọi người xung quanh biết', 'underlined'),
        said('B. Thu dọn tài sản cá nhân'),
        said('C. Chụp ảnh hiện trường'),
        said('D. Chờ chỉ đạo của cấp trên'),
        said('Độ khó: Khó'),
      ],
      draft: {
        ...shared,
        difficulty: 'hard',
        title: one_choice.title,
        content: one_choice.content,
        key: one_choice.key,
      },
      good: true,
      warnings: [],
      errors: [],
    },
    {
      row: 2,
      label: 'Câu 2',
      source: [
        said('Câu 2. Điện trở tương đương của mạch song song là [[#1]]. Chọn phát biểu đúng.'),
        said('A. Luôn nhỏ hơn mỗi điện trở thành phần'),
        said('B. Luôn lớn hơn mỗi điện trở thành phần'),
      ],
      draft: {
        ...shared,
        title: 'Điện trở tương đương của mạch song song là [[#1]]. Chọn phát biểu đúng.',
        content: {
          type: 'one_choice',
          options: [
            { id: 'a', text: 'Luôn nhỏ hơn mỗi điện trở thành phần' },
            { id: 'b', text: 'Luôn lớn hơn mỗi điện trở thành phần' },
          ],
          figures: [
            {
              id: '1',
              kind: 'formula',
              mathml:
                '<math><mfrac><mrow><msub><mi>R</mi><mn>1</mn></msub><msub><mi>R</mi><mn>2</mn></msub></mrow><mrow><msub><mi>R</mi><mn>1</mn></msub><mo>+</mo><msub><mi>R</mi><mn>2</mn></msub></mrow></mfrac></math>',
              alt: '(R_1R_2)/(R_1+R_2)',
            },
          ],
        },
        key: null,
      },
      good: false,
      warnings: [],
      errors: [
        {
          field: 'key',
          code: 'answerMissing',
          message: 'Câu hỏi chưa có đáp án đúng. Vui lòng chọn đáp án.',
        },
      ],
    },
    {
      row: 3,
      label: 'Câu 3',
      source: [
        said(`Câu 3. ${true_false.title} (Đúng/Sai)`),
        said('Đáp án: Sai', 'bold'),
        said('Trích Quy chuẩn an toàn điện 2025.'),
      ],
      draft: { ...shared, title: true_false.title, content: true_false.content, key: true_false.key },
      good: true,
      warnings: [
        {
          code: 'lineLeft',
          message:
            'Đoạn này không thuộc câu hỏi hay phương án nào và chưa được nhập: “Trích Quy chuẩn an toàn điện 2025.”',
        },
      ],
      errors: [],
    },
  ],
};

/** What each format cannot carry of three questions that were chosen. */
const exportChecks: ExportCheck[] = [
  { format: 'qti21', written: 2, losses: [] },
  { format: 'qti30', written: 2, losses: [] },
  { format: 'moodle', written: 2, losses: [] },
  {
    format: 'gift',
    written: 1,
    losses: [
      {
        code: 'blanksLeft',
        message: 'Định dạng này chỉ ghi được một chỗ trống mỗi câu; câu không được ghi.',
        count: 1,
        titles: ['Quần đảo … và … thuộc Việt Nam.'],
      },
    ],
  },
  { format: 'xlsx', written: 2, losses: [] },
];

/** Every question of the bank can be written. */
const bankChecks = exportChecks.map(({ format }): ExportCheck => ({
  format,
  written: questions.length,
  losses: [],
}));

export const paperMocks = [
  http.get('/questions/export/check', ({ response }) => response(200).json({ data: bankChecks })),
  http.post('/questions/export/check', ({ response }) => response(200).json({ data: exportChecks })),
  http.post('/questions/papers/check', ({ response }) => response(200).json({ data: paperReport })),
  http.post('/questions/papers', ({ response }) => response(200).json({ data: questionImport })),
];
