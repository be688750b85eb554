import { classRows } from '@sen/api/fixtures/classes';
import { surveyForm } from '@sen/api/fixtures/surveyForms';
import type { InTransaction } from '../store/database.ts';
import { type DemoSurvey, insertDemoSurvey } from './insertDemoSurvey.ts';
import { many, one, order, rows, text, truth } from './surveyAnswers.ts';

const beforeCourse: DemoSurvey['answers'] = [
  {
    work: one('often'),
    trained: one('more'),
    rows: rows({ aid: 'partly', fire: 'sure' }),
    topics: many('aid'),
    wish: text('Tôi làm ở trạm điện 22 kV, mong học kỹ phần cứu người bị điện giật.'),
  },
  {
    work: one('often'),
    trained: one('more'),
    rows: rows({ aid: 'not', fire: 'partly' }),
    topics: many('electric', 'aid'),
  },
  {
    work: one('sometimes'),
    trained: one('year'),
    rows: rows({ aid: 'partly', fire: 'partly' }),
    topics: many('fire'),
  },
  {
    work: one('never'),
    rows: rows({ aid: 'not', fire: 'not' }),
    topics: many('fire', 'aid'),
    wish: text('Tôi mới vào công ty, chưa từng dùng bình chữa cháy.'),
  },
  {
    work: one('often'),
    trained: one('half'),
    rows: rows({ aid: 'sure', fire: 'sure' }),
    topics: many('electric'),
  },
  {
    work: one('sometimes'),
    trained: one('year'),
    rows: rows({ aid: 'not', fire: 'partly' }),
    topics: many('aid'),
    wish: text('Mong có buổi thực hành sơ cứu với hình nộm.'),
  },
  {
    work: one('often'),
    trained: one('year'),
    rows: rows({ aid: 'partly', fire: 'sure' }),
    topics: many('electric', 'aid'),
  },
  {
    work: one('sometimes'),
    trained: one('more'),
    rows: rows({ aid: 'partly', fire: 'partly' }),
    topics: many('electric', 'fire'),
  },
  { work: one('never'), rows: rows({ aid: 'not', fire: 'partly' }), topics: many('fire') },
  {
    work: one('often'),
    trained: one('year'),
    rows: rows({ aid: 'partly', fire: 'sure' }),
    topics: many('electric'),
    wish: text('Xin lịch học cố định để xếp ca.'),
  },
  {
    work: one('sometimes'),
    trained: one('more'),
    rows: rows({ aid: 'not', fire: 'not' }),
    topics: many('aid', 'fire'),
  },
  {
    work: one('often'),
    trained: one('half'),
    rows: rows({ aid: 'sure', fire: 'sure' }),
    topics: many('electric'),
  },
];

const midCourse: DemoSurvey['answers'] = [
  {
    pace: one('right'),
    rows: rows({ clear: 'good', examples: 'good', practice: 'fair' }),
    more: many('machine', 'aid'),
  },
  {
    pace: one('fast'),
    where: text('Phần sơ đồ đấu nối và cách khóa nguồn trước khi sửa máy.'),
    rows: rows({ clear: 'fair', examples: 'good', practice: 'poor' }),
    more: many('machine'),
    wish: text('Cho chúng em tự khóa nguồn trên máy thật.'),
  },
  {
    pace: one('right'),
    rows: rows({ clear: 'good', examples: 'fair', practice: 'fair' }),
    more: many('aid'),
    wish: text('Thầy giải thích dễ hiểu, ví dụ tai nạn ở xưởng cán thép rất nhớ.'),
  },
  {
    pace: one('slow'),
    rows: rows({ clear: 'good', examples: 'good', practice: 'good' }),
    more: many('chemical', 'fire'),
  },
  {
    pace: one('right'),
    rows: rows({ clear: 'good', examples: 'good', practice: 'poor' }),
    more: many('aid', 'fire'),
    wish: text('Nên chia nhóm nhỏ khi thực hành băng bó.'),
  },
  {
    pace: one('fast'),
    where: text('Bảng phân loại hóa chất: chưa kịp ghi thì đã sang phần khác.'),
    rows: rows({ clear: 'poor', examples: 'fair', practice: 'poor' }),
    more: many('machine', 'chemical'),
  },
  {
    pace: one('right'),
    rows: rows({ clear: 'fair', examples: 'good', practice: 'fair' }),
    more: many('chemical'),
  },
  {
    pace: one('right'),
    rows: rows({ clear: 'good', examples: 'good', practice: 'good' }),
    more: many('fire'),
    wish: text('Buổi tối hơi mệt, xin nghỉ giải lao thêm 5 phút.'),
  },
  {
    pace: one('right'),
    rows: rows({ clear: 'good', examples: 'fair', practice: 'poor' }),
    more: many('aid'),
  },
  {
    pace: one('fast'),
    where: text('Phần tính dòng điện qua cơ thể người.'),
    rows: rows({ clear: 'fair', examples: 'good', practice: 'fair' }),
    more: many('machine', 'aid'),
  },
  {
    pace: one('right'),
    rows: rows({ clear: 'good', examples: 'good', practice: 'fair' }),
    more: many('chemical', 'aid'),
    wish: text('Gửi trước tài liệu để chúng em đọc ở nhà.'),
  },
];

const afterCourse: DemoSurvey['answers'] = [
  {
    rows: rows({ content: 'very', teacher: 'very', place: 'good' }),
    length: one('right'),
    apply: truth(true),
    order: order('practice', 'slides', 'tests'),
    wish: text('Các tình huống đóng vai rất sát với khách ở quầy.'),
  },
  {
    rows: rows({ content: 'good', teacher: 'very', place: 'good' }),
    length: one('short'),
    apply: truth(true),
    order: order('practice', 'tests', 'slides'),
  },
  {
    rows: rows({ content: 'good', teacher: 'good', place: 'fair' }),
    length: one('right'),
    apply: truth(true),
    order: order('practice', 'slides', 'tests'),
    wish: text('Phòng ồn khi lớp bên cạnh ra chơi.'),
  },
  {
    rows: rows({ content: 'very', teacher: 'very', place: 'fair' }),
    length: one('short'),
    apply: truth(true),
    order: order('practice', 'tests', 'slides'),
    wish: text('Thêm một buổi về xử lý khiếu nại.'),
  },
  {
    rows: rows({ content: 'fair', teacher: 'good', place: 'good' }),
    length: one('right'),
    apply: truth(false),
    why: text('Bộ phận của tôi chưa áp dụng mẫu báo giá mới.'),
    order: order('slides', 'practice', 'tests'),
  },
  {
    rows: rows({ content: 'good', teacher: 'good', place: 'poor' }),
    length: one('right'),
    apply: truth(true),
    order: order('practice', 'slides', 'tests'),
  },
  {
    rows: rows({ content: 'very', teacher: 'good', place: 'good' }),
    length: one('right'),
    apply: truth(true),
    order: order('tests', 'practice', 'slides'),
  },
  {
    rows: rows({ content: 'good', teacher: 'very', place: 'fair' }),
    length: one('long'),
    apply: truth(true),
    order: order('practice', 'tests', 'slides'),
    wish: text('Buổi cuối hơi dài, nên tách làm hai.'),
  },
  {
    rows: rows({ content: 'fair', teacher: 'fair', place: 'fair' }),
    length: one('short'),
    apply: truth(false),
    why: text('Tôi mới chuyển sang kho, ít gặp khách hàng.'),
    order: order('practice', 'slides', 'tests'),
  },
  {
    rows: rows({ content: 'very', teacher: 'very', place: 'good' }),
    length: one('right'),
    apply: truth(true),
    order: order('practice', 'slides', 'tests'),
  },
  {
    rows: rows({ content: 'good', teacher: 'very', place: 'good' }),
    length: one('right'),
    apply: truth(true),
    order: order('slides', 'tests', 'practice'),
    wish: text('Xin thêm video mẫu để xem lại.'),
  },
];

const noNeed = { priority: null, reason: '', audience: '' } as const;

/** Of the running class, then of the one that is over. */
const surveys: readonly (readonly DemoSurvey[])[] = [
  [
    {
      ...noNeed,
      name: 'Kinh nghiệm trước khi vào lớp',
      form: surveyForm.name,
      anonymous: false,
      from: -20,
      to: -13,
      answers: beforeCourse,
    },
    {
      ...noNeed,
      name: 'Ý kiến giữa khóa 12',
      form: 'Ý kiến giữa khóa',
      anonymous: true,
      from: -2,
      to: 5,
      answers: midCourse,
    },
  ],
  [
    {
      ...noNeed,
      name: 'Đánh giá cuối khóa',
      form: 'Đánh giá sau khóa học',
      anonymous: true,
      from: -32,
      to: -18,
      answers: afterCourse,
    },
  ],
];

/** Of the course of the running class. */
const ofCourse: DemoSurvey = {
  ...noNeed,
  name: 'Chất lượng bài giảng của khóa học',
  form: 'Đánh giá sau khóa học',
  anonymous: false,
  from: -12,
  to: -3,
  answers: afterCourse,
};

/** Surveys of the classes of the demo organisation; the named students have yet to answer the open one. */
export async function seedClassSurveys(
  database: InTransaction,
  { now, named }: { now: Date; named: readonly string[] },
): Promise<void> {
  for (const [place, ofClass] of surveys.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    const { id: classroom_id, course_id } = await database
      .selectFrom('classroom')
      .select(['id', 'course_id'])
      .where('name', '=', classRows[place]?.classroom_name ?? '')
      .executeTakeFirstOrThrow();
    // oxlint-disable-next-line no-await-in-loop -- one connection
    const attending = await database
      .selectFrom('classroom_student')
      .select('user_id')
      .where('classroom_id', '=', classroom_id)
      .orderBy('user_id')
      .execute();
    const ids = attending.map(({ user_id }) => user_id);
    const students = [...ids.filter((id) => !named.includes(id)), ...named];
    for (const survey of ofClass)
      // oxlint-disable-next-line no-await-in-loop -- one connection
      await insertDemoSurvey(database, survey, { project_id: null, classroom_id, students }, now);
    if (place === 0 && course_id !== null)
      // oxlint-disable-next-line no-await-in-loop -- one connection
      await insertDemoSurvey(
        database,
        ofCourse,
        { project_id: null, classroom_id: null, course_id, students: await studentsOf(database, course_id) },
        now,
      );
  }
}

/** The students of all classes of a course. */
async function studentsOf(database: InTransaction, courseId: string): Promise<string[]> {
  const attending = await database
    .selectFrom('classroom_student')
    .innerJoin('classroom', 'classroom.id', 'classroom_student.classroom_id')
    .select('classroom_student.user_id')
    .distinct()
    .where('classroom.course_id', '=', courseId)
    .orderBy('classroom_student.user_id')
    .execute();
  return attending.map(({ user_id }) => user_id);
}
