import type { EventDraft } from '@sen/api/contract/model';
import { demoCompany, people } from '@sen/api/fixtures/people';
import { keptEvent } from '@sen/domain/events/checkEvent';
import { keptRecurrence, occurrencesOf, weekdayOf } from '@sen/domain/events/occurrences';
import { today } from '@sen/domain/time/today';
import type { InTransaction } from '../store/database.ts';
import { insertSeries, placeOccurrences, replacePeople } from '../store/events/eventChanges.ts';
import { demoStudents } from './demoPeople.ts';
import { Calendar } from './trainingCompany/calendar.ts';

/** Events of this and the next month: over, under way, to come and repeating. */
export async function seedEvents(transaction: InTransaction, now: Date): Promise<void> {
  const students = await demoStudentIds(transaction);
  const [classroom] = await transaction
    .selectFrom('classroom')
    .select('id')
    .where('course_id', 'is not', null)
    .where('company_id', '=', demoCompany.id)
    .where('ends_at', '>', now)
    .orderBy('starts_at')
    .limit(1)
    .execute();
  for (const draft of eventsOf(new Calendar(now), students, classroom?.id ?? null))
    // oxlint-disable-next-line no-await-in-loop -- ids follow the order
    await insertDemoEvent(transaction, draft, now);
}

async function demoStudentIds(transaction: InTransaction): Promise<string[]> {
  const rows = await transaction
    .selectFrom('user_account')
    .select('id')
    .where('username', 'in', Object.keys(demoStudents))
    .orderBy('id')
    .execute();
  return [people.student.id, people.otherStudent.id, ...rows.map(({ id }) => id)];
}

function eventsOf(
  calendar: Calendar,
  students: readonly string[],
  classroom_id: string | null,
): EventDraft[] {
  const time = (day: number, hour: number) => calendar.at(workday(calendar, day), hour).toISOString();
  const { admin, teacher, otherTeacher, student, staff, sponsor } = people;
  const twice = { distance_time_reminder: 1440, distance_time_reminder_2: 15 };
  const day = (offset: number) => new Date(calendar.at(offset, 12)).toISOString().slice(0, 10);
  return [
    {
      title: 'Họp tổng kết đợt tập huấn sơ cứu',
      content: 'Xem lại kết quả kiểm tra trước và sau, rút kinh nghiệm cho đợt 4.',
      time_start: time(-12, 14),
      time_end: time(-12, 15.5),
      user_id: admin.id,
      users_ids: [teacher.id, otherTeacher.id],
      ...twice,
    },
    {
      title: 'Giao ban giảng viên',
      content: 'Lịch dạy trong tuần, lớp cần hỗ trợ, bài thi chờ chấm.',
      time_start: time(-6, 8),
      time_end: time(-6, 9),
      user_id: admin.id,
      users_ids: [teacher.id, otherTeacher.id],
      link: 'https://meet.google.com/qfz-tkmw-ave',
      recurrence: { frequency: 'weekly', until: day(50) },
      distance_time_reminder: 30,
      distance_time_reminder_2: null,
    },
    {
      title: 'Tư vấn ôn tập trước kỳ thi',
      content: 'Mang theo câu hỏi về an toàn điện và phòng cháy chữa cháy.',
      time_start: time(2, 19),
      time_end: time(2, 20.5),
      user_id: teacher.id,
      users_ids: [],
      classroom_id,
      everyone: classroom_id !== null,
      link: 'https://zoom.us/j/91234567890',
      ...twice,
    },
    {
      title: 'Ngày hội An toàn, vệ sinh lao động',
      content:
        'Thi tay nghề, trưng bày thiết bị bảo hộ và trao giải an toàn viên giỏi. Tập trung tại sân Nhà máy 1.',
      time_start: time(9, 7.5),
      time_end: time(9, 17),
      user_id: admin.id,
      users_ids: [teacher.id, otherTeacher.id, staff.id, sponsor.id, ...students],
      distance_time_reminder: 10_080,
      distance_time_reminder_2: 1440,
    },
    {
      title: 'Phỏng vấn học viên tiêu biểu',
      time_start: time(5, 10),
      time_end: time(5, 10.5),
      user_id: teacher.id,
      users_ids: [student.id],
      distance_time_reminder: 60,
      distance_time_reminder_2: null,
    },
    {
      title: 'Đánh giá kế hoạch đào tạo năm tới',
      content: 'Chuẩn bị số liệu hoàn thành khóa học của từng dự án.',
      time_start: time(20, 9),
      time_end: time(20, 11.5),
      user_id: admin.id,
      users_ids: [teacher.id, otherTeacher.id, sponsor.id],
      ...twice,
    },
  ];
}

/** Nobody meets at weekends: what would be then is on the Monday after. */
function workday(calendar: Calendar, day: number): number {
  const weekday = weekdayOf(today(calendar.at(day, 12)));
  return weekday > 5 ? day + 8 - weekday : day;
}

async function insertDemoEvent(transaction: InTransaction, draft: EventDraft, now: Date): Promise<void> {
  const first = { starts_at: new Date(draft.time_start), ends_at: new Date(draft.time_end) };
  const recurrence = draft.recurrence ? keptRecurrence(draft.recurrence, first.starts_at) : null;
  const user_id = draft.user_id ?? people.admin.id;
  const series = { ...keptEvent(draft), user_id, recurrence };
  const made = new Date(Math.min(now.getTime(), first.starts_at.getTime()) - 6 * 86_400_000);
  const id = await insertSeries(
    transaction,
    series,
    { company_id: demoCompany.id, created_by: user_id },
    made,
  );
  await replacePeople(transaction, id, draft.users_ids ?? []);
  const occurrences = occurrencesOf(first, recurrence).map((each) => ({ ...each, id: null }));
  await placeOccurrences(transaction, id, { occurrences, before: [], series }, now);
}
