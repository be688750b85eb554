import { demoCompany, people, secondCompany } from '@sen/api/fixtures/people';

interface DemoProject {
  company_id: string;
  name: string;
  description: string;
  field: string;
  /** A category of `demoCategories`, of the kind `project`. */
  type: string | null;
  daysAgo: number;
  /** The unit's teachers, by position. */
  lecturers: readonly number[];
  /** How many of the unit's students take part, from the first. */
  students: number;
  /** Staff and sponsors who follow it. */
  followers?: readonly string[];
}

const ofUnit = { company_id: demoCompany.id };
const ofSecondUnit = { company_id: secondCompany.id, type: null };

/** The projects of both units; the first two have the ids of the fixtures. */
export const demoProjects: readonly DemoProject[] = [
  {
    ...ofUnit,
    name: 'Huấn luyện an toàn 2026',
    description:
      'Huấn luyện an toàn, vệ sinh lao động định kỳ cho toàn bộ khối sản xuất theo Nghị định 44/2016/NĐ-CP.\nMỗi người học xong được cấp thẻ an toàn có giá trị hai năm.',
    field: 'An toàn, vệ sinh lao động',
    type: 'Khối sản xuất',
    daysAgo: 140,
    lecturers: [0, 1],
    students: 22,
    followers: [people.staff.id, people.sponsor.id],
  },
  {
    ...ofUnit,
    name: 'Phát triển đội ngũ bán hàng',
    description:
      'Nâng kỹ năng tư vấn, đàm phán và chăm sóc khách hàng của nhân viên kinh doanh tại ba chi nhánh.',
    field: 'Kinh doanh',
    type: 'Khối kinh doanh',
    daysAgo: 125,
    lecturers: [1],
    students: 16,
  },
  {
    ...ofSecondUnit,
    name: 'An toàn xưởng cơ khí',
    description: 'Vận hành máy tiện, máy phay và thiết bị nâng an toàn cho thợ của hai phân xưởng.',
    field: 'Cơ khí chế tạo',
    daysAgo: 60,
    lecturers: [0],
    students: 2,
  },
  {
    ...ofUnit,
    name: 'Chuyển đổi số khối văn phòng',
    description: 'Ký số, lưu trữ hồ sơ điện tử và làm việc nhóm trực tuyến cho các phòng ban.',
    field: 'Công nghệ thông tin',
    type: 'Đào tạo nội bộ',
    daysAgo: 45,
    lecturers: [0],
    students: 9,
  },
  {
    ...ofUnit,
    name: 'Hội nhập nhân viên mới',
    description:
      'Chương trình hai tuần đầu: nội quy, văn hóa công ty, an toàn cơ bản và quy trình làm việc của phòng.',
    field: 'Nhân sự',
    type: 'Đào tạo nội bộ',
    daysAgo: 30,
    lecturers: [],
    students: 5,
  },
  {
    ...ofUnit,
    name: 'Nâng bậc thợ hàn cho đối tác khu công nghiệp',
    description: 'Ôn lý thuyết và thi nâng bậc 3/7 lên 4/7 cho thợ của các doanh nghiệp đối tác.',
    field: 'Hàn và gia công kim loại',
    type: 'Đào tạo theo hợp đồng',
    daysAgo: 12,
    lecturers: [1],
    students: 0,
  },
  {
    ...ofSecondUnit,
    name: 'Vận hành máy CNC',
    description: 'Lập trình, gá đặt và kiểm tra chi tiết trên máy phay, máy tiện CNC.',
    field: 'Cơ khí chế tạo',
    daysAgo: 20,
    lecturers: [0],
    students: 0,
  },
];
