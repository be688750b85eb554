import type { ExamStatus, QuestionContent, SurveyPart, SurveyQuestion } from '@sen/api/contract/model';
import { people } from '@sen/api/fixtures/people';
import { surveyForm } from '@sen/api/fixtures/surveyForms';

interface DemoSurveyForm {
  name: string;
  description: string;
  /** A category of `demoCategories`, of the kind `survey_vote`. */
  category: string;
  status: ExamStatus;
  by: string;
  daysAgo: number;
  parts: readonly SurveyPart[];
}

const asked = (
  id: string,
  title: string,
  content: QuestionContent,
  change: Partial<SurveyQuestion> = {},
): SurveyQuestion => ({
  id,
  title,
  required: true,
  numbering: 'none',
  content,
  condition: null,
  ...change,
});
const options = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).map(([id, text]) => ({ id, text }));

const afterCourse: SurveyPart[] = [
  {
    title: 'Khóa học',
    questions: [
      asked('rows', 'Bạn hài lòng với từng mặt của khóa học ở mức nào?', {
        type: 'match_clauses',
        left: options({
          content: 'Nội dung sát với công việc',
          teacher: 'Giảng viên dễ hiểu',
          place: 'Phòng học và thiết bị',
        }),
        right: options({
          very: 'Rất hài lòng',
          good: 'Hài lòng',
          fair: 'Bình thường',
          poor: 'Chưa hài lòng',
        }),
      }),
      asked('length', 'Thời lượng của khóa học thế nào?', {
        type: 'one_choice',
        options: options({ short: 'Hơi ngắn', right: 'Vừa đủ', long: 'Hơi dài' }),
      }),
      asked('apply', 'Bạn đã dùng được điều đã học vào công việc.', { type: 'true_false' }),
      asked(
        'why',
        'Điều gì khiến bạn chưa dùng được?',
        { type: 'long_answer', character_limit: 1000 },
        { condition: { question_id: 'apply', choices: ['false'] } },
      ),
    ],
  },
  {
    title: 'Lần tới',
    questions: [
      asked('order', 'Xếp các điều sau theo mức cần cải thiện, cần nhất ở trên cùng.', {
        type: 'order_clauses',
        clauses: options({
          practice: 'Thêm giờ thực hành',
          slides: 'Tài liệu phát tay',
          tests: 'Bài kiểm tra',
        }),
      }),
      asked(
        'wish',
        'Bạn muốn góp ý thêm điều gì?',
        { type: 'long_answer', character_limit: 2000 },
        { required: false },
      ),
    ],
  },
];

const midCourse: SurveyPart[] = [
  {
    title: 'Việc học đến nay',
    questions: [
      asked('pace', 'Lớp đang đi với tốc độ thế nào so với bạn?', {
        type: 'one_choice',
        options: options({ slow: 'Hơi chậm', right: 'Vừa', fast: 'Hơi nhanh' }),
      }),
      asked(
        'where',
        'Phần nào đi quá nhanh?',
        { type: 'long_answer', character_limit: 1000 },
        { condition: { question_id: 'pace', choices: ['fast'] } },
      ),
      asked('rows', 'Bạn thấy từng điều sau thế nào?', {
        type: 'match_clauses',
        left: options({
          clear: 'Bài giảng dễ hiểu',
          examples: 'Ví dụ sát với xưởng',
          practice: 'Thời gian thực hành',
        }),
        right: options({ good: 'Tốt', fair: 'Được', poor: 'Cần cải thiện' }),
      }),
    ],
  },
  {
    title: 'Những buổi còn lại',
    questions: [
      asked('more', 'Bạn muốn dành thêm thời gian cho nội dung nào?', {
        type: 'multiple_choice',
        options: options({
          machine: 'Máy móc và điện',
          chemical: 'Hóa chất',
          aid: 'Sơ cứu',
          fire: 'Phòng cháy chữa cháy',
        }),
      }),
      asked(
        'wish',
        'Bạn muốn nhắn gì cho giảng viên?',
        { type: 'long_answer', character_limit: 1000 },
        { required: false },
      ),
    ],
  },
];

const engagement: SurveyPart[] = [
  {
    title: 'Công việc của tôi',
    questions: [
      asked('proud', 'Tôi tự hào khi nói mình làm việc ở đây.', {
        type: 'one_choice',
        options: options({ yes: 'Đồng ý', partly: 'Đồng ý một phần', no: 'Không đồng ý' }),
      }),
      asked('hours', 'Tuần trước tôi làm thêm khoảng [[1]] giờ.', { type: 'fill_number', blanks: ['1'] }),
    ],
  },
];

/** The bank of survey forms of the demo organisation. */
export const demoSurveyForms: readonly DemoSurveyForm[] = [
  {
    name: surveyForm.name,
    description: surveyForm.description,
    category: 'Nhu cầu đào tạo',
    status: 'published',
    by: people.teacher.id,
    daysAgo: 18,
    parts: surveyForm.parts,
  },
  {
    name: 'Đánh giá sau khóa học',
    description: 'Ẩn danh, mất khoảng 3 phút. Giảng viên chỉ xem kết quả chung của cả lớp.',
    category: 'Đánh giá sau khóa học',
    status: 'published',
    by: people.teacher.id,
    daysAgo: 12,
    parts: afterCourse,
  },
  {
    name: 'Ý kiến giữa khóa',
    description: 'Mất khoảng 2 phút. Câu trả lời giúp giảng viên điều chỉnh những buổi còn lại.',
    category: 'Đánh giá sau khóa học',
    status: 'published',
    by: people.teacher.id,
    daysAgo: 9,
    parts: midCourse,
  },
  {
    name: 'Mức độ gắn kết năm 2027',
    description: '',
    category: 'Nhu cầu đào tạo',
    status: 'draft',
    by: people.otherTeacher.id,
    daysAgo: 2,
    parts: engagement,
  },
];
