/** People of the demo units besides those whom packages/api/fixtures names: user name and full name. */
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

/** The second unit, so that what belongs to one is seen to stay there. */
export const secondUnitPeople = [
  { username: 'donvi.anphat', name: 'Cao Xuân Trường', role: 'admin' },
  { username: 'giaovien.anphat', name: 'Nguyễn Hữu Ước', role: 'teacher' },
  { username: 'hocvien.anphat', name: 'Lâm Thị Ái Vy', role: 'student' },
  { username: 'hocvien2.anphat', name: 'Châu Gia Ỷ', role: 'student' },
] as const;
