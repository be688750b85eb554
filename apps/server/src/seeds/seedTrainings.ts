import type { MeetingKind, TrainingDraft } from '@sen/api/contract/model';
import { demoCompany, people } from '@sen/api/fixtures/people';
import { seededRandom } from '@sen/domain/attempts/random';
import { defaultRelease } from '@sen/domain/attempts/release';
import { keptTraining, testKinds, testTimes } from '@sen/domain/trainings/checkTraining';
import { ExamPapers } from '../store/attempts/ExamPapers.ts';
import { type Ending, markAttempts } from '../store/attempts/markAttempts.ts';
import { insertAttempts } from '../store/attempts/startRows.ts';
import type { InTransaction } from '../store/database.ts';
import { insertTest, setPeople, storeTraining } from '../store/trainings/trainingChanges.ts';
import { examSettings } from '../store/trainings/examSettings.ts';
import { firstAidTest } from './demoFirstAid.ts';
import { demoStudents } from './demoPeople.ts';
import { demoQuestions } from './demoQuestions.ts';
import { answer } from './seedAttempts.ts';
import { insertQuestions } from './seedBank.ts';
import { even, insertExam } from './seedExams.ts';
import { Calendar } from './trainingCompany/calendar.ts';

const minute = 60_000;
/** Of the demo: fire safety, marked by the server alone. */
const fireExam = '5';

interface DemoTraining {
  draft: TrainingDraft;
  createdBy: string;
  createdAt: Date;
  sat: Partial<Record<MeetingKind, Taken>>;
}

/** How a group took a test. */
interface Taken {
  /** When the first one began. */
  at: Date;
  /** How likely a right answer of the first student is; the others differ by their place. */
  knows: number;
  /** By place: who did not take it. */
  absent: readonly number[];
}

/** A training that has ended, one between its tests, and one to come. */
export async function seedTrainings(transaction: InTransaction, now: Date): Promise<void> {
  const calendar = new Calendar(now);
  const exams = await seedTests(transaction, calendar.at(-40, 9));
  const students = await demoStudentIds(transaction);
  for (const training of trainingsOf(calendar, exams, students))
    // oxlint-disable-next-line no-await-in-loop -- ids follow the order
    await insertDemoTraining(transaction, training);
}

interface Tests {
  firstAid: string;
  electricity: string;
}

async function seedTests(transaction: InTransaction, now: Date): Promise<Tests> {
  const ids = await insertQuestions(
    transaction,
    firstAidTest.map((question) => [question, 'An toàn lao động']),
    now,
  );
  const known = await transaction.selectFrom('question').select(['id', 'title']).execute();
  const all = new Map([...known.map(({ id, title }) => [title, id] as const), ...ids]);
  const marked = (demoQuestions['An toàn lao động'] ?? []).filter(
    ({ content }) => content.type !== 'short_answer' && content.type !== 'long_answer',
  );
  const exam = (title: string, questions: readonly { title: string }[]) =>
    insertExam(
      transaction,
      {
        title,
        status: 'published',
        category_id: '5',
        parts: [
          {
            title: 'Phần 1. Trắc nghiệm',
            questions: even(
              questions.map((one) => one.title),
              100,
            ),
          },
        ],
        duration_minutes: 20,
      },
      { now, ids: all },
    );
  return {
    firstAid: await exam('Sơ cứu ban đầu: kiểm tra trước và sau tập huấn', firstAidTest),
    electricity: await exam('An toàn điện và thiết bị: kiểm tra trước và sau tập huấn', marked.slice(0, 10)),
  };
}

/** The named students and the others of the demo organisation. */
async function demoStudentIds(transaction: InTransaction): Promise<string[]> {
  const rows = await transaction
    .selectFrom('user_account')
    .select('id')
    .where('username', 'in', Object.keys(demoStudents))
    .orderBy('id')
    .execute();
  return [people.student.id, people.otherStudent.id, ...rows.map(({ id }) => id)];
}

function trainingsOf(calendar: Calendar, exams: Tests, students: readonly string[]): DemoTraining[] {
  const time = (day: number, hour: number) => calendar.at(day, hour).toISOString();
  const { teacher, otherTeacher, admin } = people;
  return [
    {
      draft: {
        name: 'Tập huấn sơ cứu tại xưởng, đợt 3/2026',
        subject: 'Sơ cứu, cấp cứu ban đầu',
        description:
          'Buổi sáng học lý thuyết, buổi chiều thực hành ép tim, băng bó và xử lý bỏng với hình nộm.\nHọc viên mang giày bảo hộ và thẻ nhân viên.',
        address: 'Nhà máy 2, Khu công nghiệp Biên Hòa 2',
        province: 'Đồng Nai',
        contact_name: 'Nguyễn Thu Hạnh, 0912 345 678',
        budget: 1_850,
        count_student: 15,
        teacher_ids: [teacher.id, otherTeacher.id],
        student_ids: students.slice(0, 14),
        survey_ids: [exams.firstAid, exams.firstAid],
        start_time: time(-23, 8),
        end_time: time(-22, 17),
        start_time_pretest: time(-25, 8),
        start_time_posttest: time(-22, 14),
      },
      createdBy: admin.id,
      createdAt: calendar.at(-31, 10),
      sat: {
        pretest: { at: calendar.at(-24, 8.5), knows: 0.3, absent: [9] },
        posttest: { at: calendar.at(-22, 14.25), knows: 0.75, absent: [5, 12] },
      },
    },
    {
      draft: {
        name: 'Diễn tập chữa cháy và thoát nạn quý IV',
        subject: 'Phòng cháy chữa cháy',
        description:
          'Ngày đầu học cách dùng bình chữa cháy và đọc sơ đồ thoát nạn. Hôm sau diễn tập báo cháy giả định ở kho thành phẩm.',
        address: 'Kho thành phẩm, Nhà máy 1, Khu công nghiệp Sóng Thần',
        province: 'Bình Dương',
        contact_name: 'Đội trưởng Phan Văn Lợi, 0903 118 114',
        budget: 2_400,
        count_student: 12,
        teacher_ids: [teacher.id],
        student_ids: [students[0] ?? '', ...students.slice(10, 21)],
        survey_ids: [fireExam, fireExam],
        start_time: time(-1, 8),
        end_time: time(2, 17),
        start_time_pretest: time(-2, 8),
        start_time_posttest: time(1, 15),
      },
      createdBy: teacher.id,
      createdAt: calendar.at(-9, 14),
      // The first one is who looks at the demo organisation as a student, and can still take it.
      sat: { pretest: { at: calendar.at(-1, 7.5), knows: 0.35, absent: [0, 7, 10] } },
    },
    {
      draft: {
        name: 'An toàn điện cho tổ bảo trì',
        subject: 'An toàn điện',
        description:
          'Khóa nguồn và treo thẻ, đo kiểm trước khi sửa, cứu người bị điện giật. Thực hành trên tủ điện mẫu.',
        address: 'Phòng đào tạo tầng 3, 25 Lý Thường Kiệt',
        province: 'Hà Nội',
        contact_name: 'Trần Đình Hậu, 0988 204 615',
        budget: 950,
        count_student: 20,
        teacher_ids: [otherTeacher.id, teacher.id],
        student_ids: students.slice(0, 18),
        survey_ids: [exams.electricity, exams.electricity],
        start_time: time(9, 8),
        end_time: time(10, 17),
        start_time_pretest: time(7, 8),
        start_time_posttest: time(10, 15),
      },
      createdBy: admin.id,
      createdAt: calendar.at(-2, 9),
      sat: {},
    },
  ];
}

async function insertDemoTraining(
  transaction: InTransaction,
  { draft, createdBy, createdAt, sat }: DemoTraining,
): Promise<void> {
  const owner = { id: undefined, company_id: demoCompany.id, by: createdBy };
  const id = await storeTraining(transaction, keptTraining(draft), owner, createdAt);
  await setPeople(transaction, id, draft, undefined, createdAt);
  for (const [index, kind] of testKinds.entries()) {
    const survey_id = draft.survey_ids[index] ?? '';
    // oxlint-disable-next-line no-await-in-loop -- ids follow the order
    const { title: _title, ...settings } = await examSettings(transaction, survey_id);
    // oxlint-disable-next-line no-await-in-loop -- as above
    const test = await insertTest(
      transaction,
      kind,
      {
        ...defaultRelease,
        ...settings,
        ...testTimes(draft, kind),
        survey_id,
        retakes: 0,
        deduction_percent: 0,
      },
      { company_id: demoCompany.id, classroom_id: id, created_by: createdBy },
      createdAt,
    );
    const taken = sat[kind];
    if (taken)
      // oxlint-disable-next-line no-await-in-loop -- as above
      await sit(transaction, {
        assignmentId: test.id,
        examId: survey_id,
        minutes: settings.duration_minutes,
        students: draft.student_ids,
        taken,
      });
  }
}

interface Sat {
  assignmentId: string;
  examId: string;
  minutes: number;
  students: readonly string[];
  taken: Taken;
}

/** The group sits a test one shortly after the other, most for most of the time. */
async function sit(
  transaction: InTransaction,
  { assignmentId, examId, minutes, students, taken }: Sat,
): Promise<void> {
  const papers = await new ExamPapers(transaction).examsOf([examId]);
  const paper = papers.get(examId);
  if (!paper) throw new Error(`There is no exam ${examId} to sit.`);
  const present = students
    .map((userId, place) => ({ userId, place, begins: new Date(taken.at.getTime() + place * minute) }))
    .filter(({ place }) => !taken.absent.includes(place));
  const ids = await insertAttempts(
    transaction,
    present.map(({ userId, begins }) => ({
      assignmentId,
      userId,
      number: 0,
      startedAt: begins,
      deadline: new Date(begins.getTime() + minutes * minute),
      seed: `training ${assignmentId} ${userId}`,
    })),
  );
  const endings = new Map<string, Ending>();
  for (const { userId, place, begins } of present) {
    const id = ids.get(`${assignmentId} ${userId}`);
    if (id === undefined) continue;
    const random = seededRandom(`training ${taken.knows} ${userId}`);
    const end = new Date(begins.getTime() + Math.floor(minutes * (0.6 + random() * 0.35)) * minute);
    endings.set(id, { by: 'student', at: end, sealedAt: end });
    const knows = taken.knows + ((place * 7) % 5) * 0.05;
    // oxlint-disable-next-line no-await-in-loop -- one transaction
    await answer(transaction, { id, paper, at: place, random, end, waits: false, knows });
  }
  await markAttempts(transaction, endings, papers);
}
