export interface CompanyTopic {
  title: string;
  /** A category of the catalogue. */
  theme: string;
  /** By the place among the students; the lecturers write the others. */
  by: { student: number } | { teacher: number };
  /** In days from the end of the year. */
  day: number;
  content: string;
  /** Who decides: nobody yet, the unit alone, or the system too; `denied` says why the unit did not approve. */
  decided: 'waiting' | 'unit' | 'system' | { denied: string };
  audience: 'system' | 'unit';
  /** By students, one after the other. */
  replies: readonly string[];
}

/** What the company's people wrote in the forum. */
export const forumTopics: readonly CompanyTopic[] = [
  {
    title: 'Nhận biết thư lừa đảo giả mạo phòng nhân sự',
    theme: 'Hỏi đáp chuyên môn',
    by: { student: 1 },
    day: -40,
    content:
      '<p>Tôi nhận được thư yêu cầu “xác nhận bảng lương” với đường dẫn lạ.</p><ul><li>Nên báo cho ai?</li><li>Đã lỡ bấm vào thì làm gì trước?</li></ul>',
    decided: 'system',
    audience: 'system',
    replies: [
      'Đừng nhập mật khẩu. Chụp màn hình rồi chuyển cho phòng Công nghệ thông tin.',
      'Nếu đã lỡ nhập thì đổi mật khẩu ngay, sau đó mới báo.',
      'Phòng nhân sự của mình không bao giờ gửi bảng lương qua đường dẫn.',
    ],
  },
  {
    title: 'Mẹo ghi nhớ bốn bước dùng bình chữa cháy',
    theme: 'Chia sẻ kinh nghiệm',
    by: { teacher: 0 },
    day: -31,
    content: '<p>Rút chốt, hướng vòi, bóp van, quét vào <strong>gốc lửa</strong>. Đứng xuôi chiều gió.</p>',
    decided: 'system',
    audience: 'system',
    replies: ['Tổ kho đã dán bốn bước này cạnh mỗi bình.'],
  },
  {
    title: 'Xin lùi giờ lớp tối sang 19:00',
    theme: 'Góp ý chương trình',
    by: { student: 2 },
    day: -18,
    content: '<p>Ca chiều kết thúc lúc 18:30, nhiều người đến lớp muộn nửa tiếng.</p>',
    decided: 'system',
    audience: 'unit',
    replies: ['Tổ lắp ráp cũng mong như vậy.', 'Đã chuyển ý kiến đến phòng đào tạo.'],
  },
  {
    title: 'Xử lý khi khách hàng lớn tiếng qua điện thoại',
    theme: 'Hỏi đáp chuyên môn',
    by: { student: 3 },
    day: -9,
    content: '<p>Mọi người thường nói câu gì đầu tiên để khách bình tĩnh lại?</p>',
    decided: 'unit',
    audience: 'system',
    replies: [],
  },
  {
    title: 'Tuyển người bán hàng cuối tuần cho cửa hàng gia đình',
    theme: 'Chia sẻ kinh nghiệm',
    by: { student: 4 },
    day: -7,
    content: '<p>Ai rảnh cuối tuần thì liên hệ.</p>',
    decided: { denied: 'Diễn đàn chỉ dành cho nội dung học tập và công việc của công ty.' },
    audience: 'unit',
    replies: [],
  },
  {
    title: 'Nên học khóa quản lý đội nhóm trước hay sau khi lên tổ trưởng?',
    theme: 'Hỏi đáp chuyên môn',
    by: { student: 5 },
    day: -2,
    content: '<p>Tôi sắp nhận tổ mới và muốn sắp xếp lịch học cho hợp lý.</p>',
    decided: 'waiting',
    audience: 'system',
    replies: [],
  },
];
