import { randomUUID } from 'node:crypto';
import { demoCompany, people } from '@sen/api/fixtures/people';
import type { CourseChapter } from '@sen/api/contract/model';
import { saveChapters } from '../store/courses/courseTree.ts';
import type { InTransaction } from '../store/database.ts';

/** By course code: the lecturer, and the chapters with their sessions; an online one begins with '@'. */
const courses = {
  ATLD: {
    teacher: people.teacher.id,
    description: 'Huấn luyện bắt buộc theo Nghị định 44 cho người lao động nhóm 3 và nhóm 4.',
    chapters: {
      'Chính sách, pháp luật về an toàn lao động': [
        'Quyền và nghĩa vụ của người lao động',
        'Trách nhiệm của người sử dụng lao động',
      ],
      'Nhận diện nguy cơ tại nơi làm việc': [
        'Nguy cơ cơ học và vật rơi',
        'Nguy cơ về điện',
        'Hóa chất và thông gió',
        '@Hỏi đáp cùng giảng viên',
      ],
      'Sơ cứu tai nạn lao động': ['Cầm máu và băng bó', 'Hồi sức tim phổi'],
    },
  },
  KNBH: {
    teacher: people.otherTeacher.id,
    description: 'Từ tìm hiểu nhu cầu đến chăm sóc sau bán hàng, cho nhân viên kinh doanh mới.',
    chapters: {
      'Hiểu khách hàng': ['Chân dung khách hàng', 'Đặt câu hỏi và lắng nghe'],
      'Tư vấn và chốt đơn': ['Trình bày giá trị sản phẩm', 'Xử lý từ chối', '@Thực hành tình huống'],
    },
  },
  PCCC: {
    teacher: people.teacher.id,
    description: 'Kiến thức và kỹ năng cho đội phòng cháy chữa cháy cơ sở.',
    chapters: {
      'Nguyên lý cháy': ['Ba yếu tố của sự cháy', 'Phân loại đám cháy'],
      'Chữa cháy và thoát nạn': ['Sử dụng bình chữa cháy', 'Lối thoát nạn', 'Tổ chức diễn tập'],
    },
  },
} as const;

/** What the courses of the demo organisation teach, and who lectures them; the first one ends with an exam. */
export async function seedCourseTrees(database: InTransaction, now: Date): Promise<void> {
  const { exam_id } = await database
    .selectFrom('assignment')
    .select('exam_id')
    .where('company_id', '=', demoCompany.id)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  for (const [code, { teacher, description, chapters }] of Object.entries(courses)) {
    const { id } = await database
      .updateTable('course')
      .set({ teacher_id: teacher, description, level: 'basic', start_time: now, completion_days: 90 })
      .where('company_id', '=', demoCompany.id)
      .where('code', '=', code)
      .returning('id')
      .executeTakeFirstOrThrow();
    const tree = Object.entries(chapters).map(([chapter_name, sessions]): CourseChapter => ({
      id: randomUUID(),
      chapter_name,
      sessions: sessions.map((title: string) => ({
        id: randomUUID(),
        session_name: title.replace('@', ''),
        kind: title.startsWith('@') ? 'online' : 'lesson',
      })),
      surveys: [],
    }));
    if (code === 'ATLD') tree.at(-1)?.surveys.push({ id: randomUUID(), survey_id: exam_id, weight: 100 });
    await saveChapters(database, id, tree);
  }
}
