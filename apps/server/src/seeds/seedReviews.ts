import type { InTransaction } from '../store/database.ts';

const day = 24 * 60 * 60_000;

const written = [
  { stars: 5, text: 'Ví dụ sát với việc ở xưởng, giảng viên trả lời hết câu hỏi.', daysAgo: 9 },
  { stars: 4, text: 'Nội dung tốt, bài kiểm tra vừa sức. Nên có thêm bài thực hành.', daysAgo: 7 },
  { stars: 5, text: '', daysAgo: 6 },
  { stars: 3, text: 'Phần lý thuyết hơi dài, học buổi tối dễ mệt.', daysAgo: 4 },
  { stars: 4, text: 'Tài liệu rõ ràng, dễ tra lại.', daysAgo: 2 },
] as const;

/** Reviews of the demo unit's courses by those of these students who attend them. */
export async function seedReviews(
  transaction: InTransaction,
  { now, students }: { now: Date; students: readonly string[] },
): Promise<void> {
  const classes = await transaction
    .selectFrom('classroom')
    .innerJoin('classroom_student', 'classroom_student.classroom_id', 'classroom.id')
    .select(['classroom.course_id', 'user_id'])
    .distinct()
    .where('user_id', 'in', students.slice(0, written.length))
    .where('course_id', 'is not', null)
    .$narrowType<{ course_id: string }>()
    .orderBy('course_id')
    .orderBy('user_id')
    .execute();
  const rows = classes.map(({ course_id, user_id }, index) => {
    const { stars, text, daysAgo } = written[index % written.length] ?? written[0];
    const at = new Date(now.getTime() - daysAgo * day);
    return { course_id, user_id, stars, text, created_at: at, updated_at: at };
  });
  await transaction.insertInto('course_review').values(rows).execute();
}
