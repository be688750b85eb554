import type { AnswerValue } from '@sen/api/contract/model';
import { demoCompany, people } from '@sen/api/fixtures/people';
import { surveyForm } from '@sen/api/fixtures/surveyForms';
import { sortKey } from '@sen/domain/text/sort';
import type { InTransaction } from '../store/database.ts';

const day = 86_400_000;

interface DemoSurvey {
  name: string;
  form: string;
  anonymous: boolean;
  /** In days from now. */
  from: number;
  to: number;
  priority: 'low' | 'medium' | 'high' | null;
  reason: string;
  audience: string;
  /** One for each of the first participants. */
  answers: readonly Readonly<Record<string, AnswerValue>>[];
}

const one = (choice: string): AnswerValue => ({ type: 'one_choice', choice });
const many = (...choices: string[]): AnswerValue => ({ type: 'multiple_choice', choices });
const text = (words: string): AnswerValue => ({ type: 'long_answer', text: words });
const rows = (pairs: Record<string, string>): AnswerValue => ({ type: 'match_clauses', pairs });
const truth = (value: boolean): AnswerValue => ({ type: 'true_false', value });
const order = (...ids: string[]): AnswerValue => ({ type: 'order_clauses', order: ids });

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
  const at = (days: number) => new Date(now.getTime() + days * day);
  for (const { answers, form, from, to, ...survey } of surveys) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    const { id: form_id } = await database
      .selectFrom('survey_form')
      .select('id')
      .where('company_id', '=', demoCompany.id)
      .where('name', '=', form)
      .executeTakeFirstOrThrow();
    // A need is planned for the quarter after the survey.
    const planned = survey.priority === null ? null : at(90);
    // oxlint-disable-next-line no-await-in-loop -- one connection
    const { id } = await database
      .insertInto('survey')
      .values({
        ...survey,
        sort_key: sortKey(survey.name),
        company_id: demoCompany.id,
        form_id,
        project_id: project.id,
        classroom_id: null,
        starts_at: at(from),
        ends_at: at(to),
        quarter: planned && Math.floor(planned.getUTCMonth() / 3) + 1,
        year: planned && planned.getUTCFullYear(),
        created_by: people.teacher.id,
        created_at: at(from - 1),
        updated_at: at(from - 1),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const participants = students.map((user_id, place) => ({
      survey_id: id,
      user_id,
      answered: place < answers.length,
    }));
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await database.insertInto('survey_participant').values(participants).execute();
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await database
      .insertInto('survey_answer')
      .values(
        answers.map((given, place) => ({
          survey_id: id,
          user_id: survey.anonymous ? null : (students[place] ?? null),
          answers: JSON.stringify(given),
          answered_at: survey.anonymous ? null : at(from + 1 + place / 10),
        })),
      )
      .execute();
  }
}
