/** The rows of every table: people with Vietnamese names, the same in each run. */
export interface Member {
  id: string;
  code: number;
  name: string;
  initials: string;
  state: 'active' | 'waiting' | 'locked';
  email: string;
  phone: string;
  unit: string;
  role: string;
  joined: number;
  seen: number;
  score: number;
  classes: number;
  note: string;
}

const families = ['Nguyễn', 'Trần', 'Lê', 'Phạm', 'Đỗ', 'Ân', 'Vũ', 'Đặng', 'Bùi', 'Ngô'];
const middles = ['Thị Diễm', 'Hữu', 'Ánh', 'Văn', 'Thị Thủy', 'Quốc', 'Ngọc'];
const givens = ['Quỳnh', 'Ước', 'Nguyệt', 'Đạt', 'Hằng', 'Ẩn', 'Kiên', 'Phượng', 'Thủy', 'Ý', 'Giang'];
const units = ['Phòng Đào tạo', 'Khoa Hồi sức tích cực', 'Tổ Kỹ thuật điện', 'Nhà bếp số 2'];
const roles = ['Học viên', 'Giảng viên', 'Quản lý'];
const states = ['active', 'waiting', 'locked'] as const;

function pick<Value>(list: readonly Value[], place: number): Value {
  const value = list[place % list.length];
  if (value === undefined) throw new Error('The list is empty.');
  return value;
}

/** Codes are 0 to count - 1 in a deterministic shuffled order. */
export function members(count: number): Member[] {
  const step = 7919;
  return Array.from({ length: count }, (_, place) => {
    const [family, middle, given] = [
      pick(families, place * 3),
      pick(middles, place * 5),
      pick(givens, place),
    ];
    return {
      id: `m${place}`,
      code: (place * step + 17) % count,
      name: `${family} ${middle} ${given}`,
      initials: family.slice(0, 1) + given.slice(0, 1),
      state: pick(states, place),
      email: `hocvien${place}@sen.vn`,
      phone: `09${String(10_000_000 + place)}`,
      unit: pick(units, place * 3),
      role: pick(roles, place),
      joined: Date.UTC(2026, 0, 1) - place * 3_600_000,
      seen: Date.UTC(2026, 10, 1) - place * 60_000,
      score: (place * 37) % 101,
      classes: place % 9,
      note: `Đợt ${1 + (place % 12)}, ${pick(units, place)}`,
    };
  });
}

export const stateWords = { active: 'Đang học', waiting: 'Chờ duyệt', locked: 'Đã khóa' } as const;
export const stateColours = { active: '#2e7d32', waiting: '#f0a92e', locked: '#5a6a64' } as const;
const day = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'Asia/Ho_Chi_Minh' });
export const date = (moment: number) => day.format(moment).replaceAll('-', '/');

export function rowCount(): number {
  return Number(new URLSearchParams(location.search).get('rows') ?? 100);
}

/** The search looks into the code, in every table. */
export const matches = (member: Member, typed: string) => String(member.code).includes(typed);

/** Key, heading and text of the plain text columns. */
export const plainColumns: readonly [key: keyof Member, heading: string, text: (member: Member) => string][] =
  [
    ['email', 'Thư điện tử', (member) => member.email],
    ['phone', 'Điện thoại', (member) => member.phone],
    ['unit', 'Đơn vị', (member) => member.unit],
    ['role', 'Vai trò', (member) => member.role],
    ['joined', 'Ngày vào', (member) => date(member.joined)],
    ['seen', 'Gần nhất', (member) => date(member.seen)],
    ['score', 'Điểm', (member) => String(member.score)],
    ['classes', 'Số lớp', (member) => String(member.classes)],
    ['note', 'Ghi chú', (member) => member.note],
  ];
