import type { Role } from '@sen/api/contract/model';
import { type RandomSource, seededRandom } from '@sen/domain/attempts/random';
import { fold } from '@sen/domain/text/fold';
import { fullName, pick } from './names.ts';

export interface Employee {
  /** The membership code. */
  code: string;
  name: string;
  email: string;
  role: Role;
  sex: 'female' | 'male';
  phone: string;
  /** 'dd/mm/yyyy' */
  dateOfBirth: string;
  employeeCode: string;
  title: string;
  department: string;
  school: string;
  address: string;
}

/** Reserved for examples (RFC 6761): no mail can reach anybody. */
export const mailDomain = 'shg.example';

interface Department {
  name: string;
  prefix: string;
  share: number;
  titles: readonly string[];
}

const departments: readonly Department[] = [
  {
    name: 'Phân xưởng cơ khí',
    prefix: 'CK',
    share: 16,
    titles: ['Công nhân cơ khí', 'Thợ hàn bậc 3', 'Thợ hàn bậc 4', 'Tổ trưởng sản xuất', 'Thợ tiện'],
  },
  {
    name: 'Phân xưởng lắp ráp',
    prefix: 'LR',
    share: 17,
    titles: ['Công nhân lắp ráp', 'Kiểm tra viên', 'Tổ trưởng lắp ráp', 'Công nhân đóng gói'],
  },
  {
    name: 'Phòng Bảo trì – cơ điện',
    prefix: 'BT',
    share: 7,
    titles: ['Kỹ thuật viên bảo trì', 'Kỹ sư điện', 'Thợ điện', 'Trưởng ca bảo trì'],
  },
  {
    name: 'Phòng Chất lượng',
    prefix: 'CL',
    share: 5,
    titles: ['Nhân viên QC', 'Kỹ sư chất lượng', 'Trưởng nhóm QA'],
  },
  {
    name: 'Kho vận',
    prefix: 'KV',
    share: 8,
    titles: ['Thủ kho', 'Lái xe nâng', 'Nhân viên giao nhận', 'Điều phối vận tải'],
  },
  {
    name: 'Kinh doanh miền Bắc',
    prefix: 'KB',
    share: 9,
    titles: ['Nhân viên kinh doanh', 'Trưởng nhóm kinh doanh', 'Giám sát bán hàng', 'Quản lý vùng'],
  },
  {
    name: 'Kinh doanh miền Trung',
    prefix: 'KT',
    share: 5,
    titles: ['Nhân viên kinh doanh', 'Trưởng nhóm kinh doanh', 'Giám sát bán hàng'],
  },
  {
    name: 'Kinh doanh miền Nam',
    prefix: 'KN',
    share: 9,
    titles: ['Nhân viên kinh doanh', 'Trưởng nhóm kinh doanh', 'Giám sát bán hàng', 'Quản lý vùng'],
  },
  {
    name: 'Chăm sóc khách hàng',
    prefix: 'CS',
    share: 8,
    titles: ['Tổng đài viên', 'Nhân viên chăm sóc khách hàng', 'Trưởng ca tổng đài'],
  },
  {
    name: 'Phòng Công nghệ thông tin',
    prefix: 'IT',
    share: 4,
    titles: ['Lập trình viên', 'Quản trị hệ thống', 'Nhân viên hỗ trợ kỹ thuật'],
  },
  {
    name: 'Phòng Tài chính – kế toán',
    prefix: 'TC',
    share: 4,
    titles: ['Kế toán viên', 'Kế toán tổng hợp', 'Chuyên viên tài chính'],
  },
  {
    name: 'Phòng Hành chính – nhân sự',
    prefix: 'NS',
    share: 4,
    titles: ['Chuyên viên nhân sự', 'Nhân viên hành chính', 'Nhân viên tiền lương'],
  },
  {
    name: 'Phòng Marketing',
    prefix: 'MK',
    share: 3,
    titles: ['Chuyên viên marketing', 'Nhân viên thiết kế', 'Chuyên viên nội dung'],
  },
  { name: 'Ban Dự án', prefix: 'DA', share: 1, titles: ['Quản lý dự án', 'Chuyên viên dự án'] },
];

const trainingDepartment: Department = {
  name: 'Trung tâm Đào tạo',
  prefix: 'DT',
  share: 0,
  titles: ['Giảng viên', 'Giảng viên chính', 'Giảng viên kiêm nhiệm'],
};

const schools = [
  'Đại học Bách khoa Hà Nội',
  'Đại học Kinh tế Quốc dân',
  'Đại học Công nghiệp Hà Nội',
  'Đại học Đà Nẵng',
  'Đại học Cần Thơ',
  'Cao đẳng Nghề Công nghiệp Hà Nội',
  'Cao đẳng Lý Tự Trọng',
  'Đại học Sư phạm Kỹ thuật TP. Hồ Chí Minh',
  '',
  '',
];

const addresses = [
  'Quận Cầu Giấy, Hà Nội',
  'Huyện Gia Lâm, Hà Nội',
  'Quận Hà Đông, Hà Nội',
  'TP. Bắc Ninh, Bắc Ninh',
  'TP. Hải Dương, Hải Dương',
  'Quận Lê Chân, Hải Phòng',
  'TP. Vinh, Nghệ An',
  'Quận Hải Châu, Đà Nẵng',
  'TP. Thủ Đức, TP. Hồ Chí Minh',
  'Quận Bình Tân, TP. Hồ Chí Minh',
  'TP. Dĩ An, Bình Dương',
  'TP. Biên Hòa, Đồng Nai',
  'Quận Ninh Kiều, Cần Thơ',
  '',
];

const prefixes = [
  '032',
  '033',
  '035',
  '037',
  '038',
  '039',
  '070',
  '076',
  '077',
  '078',
  '079',
  '081',
  '083',
  '085',
  '086',
  '088',
  '089',
  '090',
  '091',
  '093',
  '096',
  '097',
  '098',
];

const two = (number: number) => String(number).padStart(2, '0');

function departmentOf(random: RandomSource): Department {
  const sum = departments.reduce((total, { share }) => total + share, 0);
  let left = random() * sum;
  const found = departments.find(({ share }) => {
    left -= share;
    return left < 0;
  });
  return found ?? trainingDepartment;
}

/** The first lecturer and the first student have addresses that one remembers. */
const named: Readonly<Record<'teacher' | 'student' | 'nobody', string | undefined>> = {
  teacher: 'giangvien',
  student: 'hocvien',
  nobody: undefined,
};

/** How many of the people have another role than student. */
export function roleCounts(count: number) {
  return { teacher: Math.max(3, Math.round(count * 0.012)), wwo: Math.max(1, Math.round(count * 0.004)) };
}

/** The day on which most accounts were made. */
export const firstJoinDay = -362;

/** The day that somebody's account was made, in days from the end of the year. */
export function joinDay(index: number, count: number): number {
  if (index < count * 0.86) return firstJoinDay;
  return index < count * 0.96 ? -120 : -8;
}

/** Whether the person set a password when the account was made: of the newest half, of the others nearly all. */
export function isActive(index: number, count: number): boolean {
  const { teacher, wwo } = roleCounts(count);
  if (index <= teacher + wwo) return true;
  return seededRandom(`activation ${index}`)() < (joinDay(index, count) === -8 ? 0.5 : 0.97);
}

/** Everybody of the training company but its first administrator, the same for each count. */
export function workforce(count: number): Employee[] {
  const { teacher, wwo } = roleCounts(count);
  const taken = new Map<string, number>();
  const inDepartment = new Map<string, number>();
  return Array.from({ length: count }, (_, index): Employee => {
    const random = seededRandom(`employee ${index}`);
    const role = index < teacher ? 'teacher' : index < teacher + wwo ? 'wwo' : 'student';
    const sex = random() < 0.47 ? 'female' : 'male';
    const name = fullName(sex, random);
    const department = role === 'teacher' ? trainingDepartment : departmentOf(random);
    const at = (inDepartment.get(department.prefix) ?? 0) + 1;
    inDepartment.set(department.prefix, at);
    const year = role === 'teacher' ? 1970 + Math.floor(random() * 25) : 1972 + Math.floor(random() * 33);
    return {
      code: `SH${String(index + 1).padStart(5, '0')}`,
      name,
      email: `${named[index === 0 ? 'teacher' : index === teacher + wwo ? 'student' : 'nobody'] ?? addressOf(name, taken)}@${mailDomain}`,
      role,
      sex,
      phone: `${pick(prefixes, random)}${String(Math.floor(random() * 10_000_000)).padStart(7, '0')}`,
      dateOfBirth: `${two(1 + Math.floor(random() * 28))}/${two(1 + Math.floor(random() * 12))}/${year}`,
      employeeCode: `${department.prefix}-${String(at).padStart(4, '0')}`,
      title: role === 'wwo' ? 'Chuyên viên đào tạo' : pick(department.titles, random),
      department: department.name,
      school: pick(schools, random),
      address: pick(addresses, random),
    };
  });
}

/** As companies form addresses: the given name and the initials, with a number when it is taken: `huong.nt2`. */
function addressOf(name: string, taken: Map<string, number>): string {
  const words = fold(name)
    .replaceAll(/[^a-z ]/g, '')
    .split(' ');
  const initials = words.slice(0, -1).map((word) => word.charAt(0));
  const address = `${words.at(-1) ?? ''}.${initials.join('')}`;
  const count = (taken.get(address) ?? 0) + 1;
  taken.set(address, count);
  return count === 1 ? address : `${address}${count}`;
}
