import type { Notice } from './notice';

/** Notifications for stories. */
export const now = '2026-11-21T03:20:00Z';

export const notices: Notice[] = [
  {
    id: 'n1',
    title: 'Bạn được giao bài thi “An toàn điện cơ bản”',
    detail: 'Lớp An toàn lao động K12, mở lúc 14:00 hôm nay',
    createdAt: '2026-11-21T03:15:00Z',
    read: false,
    about: { name: 'Ân Văn Đạt' },
  },
  {
    id: 'n2',
    title: 'Đỗ Hữu Ước đã nộp bài “Sơ cứu người đuối nước”',
    createdAt: '2026-11-21T01:20:00Z',
    read: false,
    about: { name: 'Đỗ Hữu Ước' },
  },
  {
    id: 'n3',
    title: 'Lịch học trực tuyến đã được cập nhật',
    createdAt: '2026-11-20T17:00:00Z',
    read: true,
    about: { name: 'Lê Thủy' },
  },
  {
    id: 'n4',
    title:
      'Trần Ánh Nguyệt đã trả lời chủ đề “Quy tắc 5S bắt đầu từ bước nào?” mà bạn theo dõi trên diễn đàn',
    createdAt: '2026-11-20T16:59:00Z',
    read: false,
    about: { name: 'Trần Ánh Nguyệt' },
  },
  {
    id: 'n5',
    title: 'Khảo sát sau khóa học đang chờ bạn',
    createdAt: '2026-11-17T02:00:00Z',
    read: true,
    about: { name: 'Kỹ năng bếp' },
  },
  { id: 'n6', title: 'Chứng chỉ của bạn đã sẵn sàng', createdAt: '2026-09-02T02:00:00Z', read: true },
];
