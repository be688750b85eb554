import { examCategory } from '@sen/api/fixtures/exams';
import { lessonCategoryTree } from '@sen/api/fixtures/categories';
import { questionCategory } from '@sen/api/fixtures/questions';
import type { CategoryKind } from '@sen/domain/categories/categoryKinds';

interface DemoCategory {
  name: string;
  children?: readonly string[];
}

/**
 * The demo organisation's categories. The first three kinds have the ids of the fixtures: questions from 1, exams from 5, lessons
 * from 7; children come after all parents.
 */
export const demoCategories: Readonly<Record<CategoryKind, readonly DemoCategory[]>> = {
  question: [
    { name: questionCategory.name, children: ['An toàn điện', 'Làm việc trên cao'] },
    { name: 'Phòng cháy chữa cháy' },
    { name: 'Kỹ năng bán hàng' },
    { name: 'Nội quy lao động' },
  ],
  exam: [{ name: examCategory.name, children: ['Hằng quý', 'Hằng năm'] }, { name: 'Thi cuối khóa' }],
  lesson: lessonCategoryTree,
  survey_vote: [{ name: 'Đánh giá sau khóa học' }, { name: 'Nhu cầu đào tạo' }],
  project: [
    { name: 'Đào tạo nội bộ', children: ['Khối kinh doanh', 'Khối sản xuất'] },
    { name: 'Đào tạo theo hợp đồng' },
  ],
  course: [
    { name: 'An toàn – sức khỏe – môi trường', children: ['Bắt buộc theo luật', 'Nâng cao'] },
    { name: 'Kỹ năng mềm' },
    { name: 'Nghiệp vụ kinh doanh' },
  ],
  course_business: [{ name: 'Quản lý cấp trung' }, { name: 'Kỹ thuật viên bảo trì' }],
  topic: [{ name: 'Hỏi đáp chuyên môn' }, { name: 'Góp ý cho chương trình đào tạo' }],
  department: [
    { name: 'Khối sản xuất', children: ['Phân xưởng cơ khí', 'Phân xưởng lắp ráp'] },
    { name: 'Khối văn phòng', children: ['Hành chính – nhân sự', 'Tài chính – kế toán'] },
  ],
  general: [{ name: 'Tài liệu nội bộ' }, { name: 'Thông báo' }],
};
