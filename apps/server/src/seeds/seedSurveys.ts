import { demoCompany } from '@sen/api/fixtures/people';
import { surveyForm } from '@sen/api/fixtures/surveyForms';
import type { InTransaction } from '../store/database.ts';
import { type DemoSurvey, insertDemoSurvey } from './insertDemoSurvey.ts';
import { many, one, order, rows, text, truth } from './surveyAnswers.ts';

const rated = (content: string, teacher: string, place: string) => rows({ content, teacher, place });

const surveys: readonly DemoSurvey[] = [
  {
    name: 'Nhu cầu đào tạo an toàn quý tới',
    form: surveyForm.name,
    anonymous: false,
    from: -3,
    to: 14,
    priority: 'high',
    reason: 'Nhà máy nhận dây chuyền mới, người vận hành cần được huấn luyện trước khi chạy thử.',
    audience: 'Tổ vận hành và tổ bảo trì',
    answers: [
      {
        work: one('often'),
        trained: one('more'),
        rows: rows({ aid: 'partly', fire: 'sure' }),
        topics: many('electric', 'aid'),
        wish: text('Nên có buổi thực hành tại xưởng với thiết bị thật.'),
      },
      {
        work: one('never'),
        rows: rows({ aid: 'not', fire: 'partly' }),
        topics: many('fire'),
      },
      {
        work: one('sometimes'),
        trained: one('year'),
        rows: rows({ aid: 'partly', fire: 'sure' }),
        topics: many('electric', 'fire'),
        wish: text('Học vào sáng thứ Bảy là tiện nhất.'),
      },
    ],
  },
  {
    name: 'Đánh giá đợt huấn luyện tháng trước',
    form: 'Đánh giá sau khóa học',
    anonymous: true,
    from: -30,
    to: -10,
    priority: null,
    reason: '',
    audience: '',
    answers: [
      {
        rows: rated('very', 'very', 'good'),
        length: one('right'),
        apply: truth(true),
        order: order('practice', 'slides', 'tests'),
      },
      {
        rows: rated('good', 'very', 'fair'),
        length: one('short'),
        apply: truth(true),
        order: order('practice', 'tests', 'slides'),
        wish: text('Thêm giờ thực hành với bình chữa cháy.'),
      },
      {
        rows: rated('fair', 'good', 'poor'),
        length: one('short'),
        apply: truth(false),
        why: text('Chưa có đủ dụng cụ bảo hộ tại tổ.'),
        order: order('practice', 'slides', 'tests'),
        wish: text('Phòng học nóng, nên mở thêm quạt.'),
      },
      {
        rows: rated('very', 'good', 'good'),
        length: one('right'),
        apply: truth(true),
        order: order('slides', 'practice', 'tests'),
      },
      {
        rows: rated('good', 'good', 'fair'),
        length: one('right'),
        apply: truth(true),
        order: order('practice', 'tests', 'slides'),
        wish: text('Tài liệu phát tay nên có hình minh họa.'),
      },
      {
        rows: rated('good', 'very', 'poor'),
        length: one('long'),
        apply: truth(false),
        why: text('Công việc của tôi chủ yếu ở văn phòng.'),
        order: order('tests', 'practice', 'slides'),
      },
    ],
  },
];

/** Surveys of a project of the demo organisation, with the answers of the first participants. */
export async function seedSurveys(
  database: InTransaction,
  { now, students }: { now: Date; students: readonly string[] },
): Promise<void> {
  const project = await database
    .selectFrom('project')
    .select('id')
    .where('company_id', '=', demoCompany.id)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const place = { project_id: project.id, classroom_id: null, students };
  // oxlint-disable-next-line no-await-in-loop -- one connection
  for (const survey of surveys) await insertDemoSurvey(database, survey, place, now);
}
