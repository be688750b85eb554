/** People of the demo units besides those in packages/api/fixtures: user name and full name. */
export const demoStudents = {
  'ngan.nguyen': 'Nguyễn Thị Kim Ngân',
  'khoa.tran': 'Trần Đăng Khoa',
  'dieu.le': 'Lê Huyền Diệu',
  'phuc.pham': 'Phạm Hồng Phúc',
  'uyen.hoang': 'Hoàng Tú Uyên',
  'quoc.huynh': 'Huỳnh Anh Quốc',
  'thao.phan': 'Phan Phương Thảo',
  'dat.vu': 'Vũ Tiến Đạt',
  'lan.vo': 'Võ Ngọc Lan',
  'son.dang': 'Đặng Thái Sơn',
  'mai.bui': 'Bùi Thanh Mai',
  'duc.do': 'Đỗ Trọng Đức',
  'yen.ho': 'Hồ Hải Yến',
  'long.ngo': 'Ngô Bảo Long',
  'anh.duong': 'Dương Vân Anh',
  'an.ly': 'Lý Bình An',
  'giang.mai': 'Mai Hương Giang',
  'hieu.truong': 'Trương Minh Hiếu',
  'nhu.dinh': 'Đinh Quỳnh Như',
  'kien.luong': 'Lương Trung Kiên',
  'oanh.ta': 'Tạ Hoàng Oanh',
  'e.ksor': 'Ksor H’Bia Êban',
} as const;

/** The second unit, to show that data stays within its unit. */
export const secondUnitPeople = [
  { username: 'donvi.anphat', name: 'Cao Xuân Trường', role: 'admin' },
  { username: 'giaovien.anphat', name: 'Nguyễn Hữu Ước', role: 'teacher' },
  { username: 'hocvien.anphat', name: 'Lâm Thị Ái Vy', role: 'student' },
  { username: 'hocvien2.anphat', name: 'Châu Gia Ỷ', role: 'student' },
] as const;

export interface DemoApplicant {
  username: string;
  name: string;
  phone: string;
  date_of_birth: string;
  /** When the form was sent; an hour later the address was confirmed. */
  hoursAgo: number;
  marketplace: boolean;
  /** The reason of the denial; null while the request is pending. */
  reason: string | null;
}

/** Applicants by the link of the first unit, oldest first. */
export const demoApplicants: readonly DemoApplicant[] = [
  {
    username: 'hai.cao',
    name: 'Cao Thanh Hải',
    phone: '0938112704',
    date_of_birth: '1988-09-30',
    hoursAgo: 118,
    marketplace: false,
    reason:
      'Bạn chưa có trong danh sách nhân viên của công ty. Vui lòng liên hệ phòng Nhân sự để được bổ sung.',
  },
  {
    username: 'tram.chau',
    name: 'Châu Ngọc Bảo Trâm',
    phone: '0912640385',
    date_of_birth: '2001-02-17',
    hoursAgo: 51,
    marketplace: true,
    reason: null,
  },
  {
    username: 'y.doan',
    name: 'Đoàn Như Ý',
    phone: '0977305916',
    date_of_birth: '1999-11-05',
    hoursAgo: 26,
    marketplace: false,
    reason: null,
  },
  {
    username: 'nhan.thach',
    name: 'Thạch Sô Nhân',
    phone: '0869471230',
    date_of_birth: '1995-06-21',
    hoursAgo: 3,
    marketplace: false,
    reason: null,
  },
];
