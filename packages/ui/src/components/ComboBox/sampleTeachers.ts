export const teachers = [
  { value: 'quynh', label: 'Nguyễn Thị Diễm Quỳnh', description: 'Khoa Sơ cấp cứu' },
  { value: 'uoc', label: 'Đỗ Hữu Ước', description: 'Khoa An toàn lao động' },
  { value: 'nguyet', label: 'Trần Ánh Nguyệt', description: 'Khoa Kỹ năng bếp' },
  { value: 'dat', label: 'Ân Văn Đạt' },
  { value: 'thuy', label: 'Lê Thủy' },
  { value: 'hoa', label: 'Đặng Thị Hòa', disabled: true },
  { value: 'an', label: 'Phạm Bình An' },
  { value: 'khoa', label: 'Vũ Đăng Khoa' },
  { value: 'linh', label: 'Bùi Khánh Linh' },
];
