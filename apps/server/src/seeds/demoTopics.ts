import type { ApprovalLevel, Audience, TopicStatus } from '@sen/api/contract/model';

/** Who writes: of the demo unit, or of the second one. */
export type DemoAuthor = 'student' | 'other' | 'teacher' | 'admin' | 'above' | 'abroad';

export interface DemoTopic {
  title: string;
  /** The place of its theme among those of the unit of its author. */
  theme: 0 | 1;
  by: DemoAuthor;
  daysAgo: number;
  content: string;
  topic_status: TopicStatus;
  approval_level?: ApprovalLevel;
  audience?: Audience;
  /** Why it was rejected. */
  reason?: string;
  locked?: true;
  /** What the picture under its text shows. */
  picture?: string;
  /** Why the administrator of the unit deleted it. */
  deletedFor?: string;
  replies?: readonly (readonly [by: DemoAuthor, text: string])[];
}

const published = { topic_status: 'published', audience: 'system' } as const;
const ofUnit = { topic_status: 'published', audience: 'unit' } as const;

/** Topics in every state, with what people answered. */
export const demoTopics: readonly DemoTopic[] = [
  {
    title: 'Chọn dây đai một móc hay hai móc khi làm việc trên mái?',
    theme: 0,
    by: 'student',
    daysAgo: 9,
    content:
      '<p>Tổ em sắp sửa mái xưởng số 2. Bài giảng nói phải <strong>luôn có một điểm neo</strong>, nhưng dây đai hiện có chỉ một móc.</p><ul><li>Có bắt buộc dùng loại hai móc không?</li><li>Nếu chưa mua kịp thì làm thế nào cho đúng?</li></ul>',
    ...published,
    replies: [
      ['teacher', 'Di chuyển ngang thì phải có loại hai móc: móc sau vào rồi mới tháo móc trước.'],
      ['abroad', 'Bên mình căng dây cứu sinh dọc mái, dây một móc vẫn di chuyển được mà không phải tháo.'],
      ['student', 'Em cảm ơn cô và anh chị. Tổ em đã đề nghị mua thêm hai bộ.'],
    ],
  },
  {
    title: 'Biển báo “Cấm đóng điện” treo ở đâu khi có hai nguồn cấp?',
    theme: 0,
    by: 'other',
    daysAgo: 7,
    content:
      '<p>Tủ của em lấy điện từ lưới và từ máy phát. Em treo biển như hình ở cầu dao tổng thôi đã đủ chưa ạ?</p>',
    picture: 'Biển cảnh báo hình tam giác vàng có dấu chấm than',
    ...published,
    replies: [
      ['teacher', 'Chưa đủ. Mọi nguồn có thể cấp điện tới chỗ làm việc đều phải cắt, khóa và treo biển.'],
      ['admin', 'Phòng kỹ thuật có sẵn bộ khóa và biển, các tổ đến mượn ở quầy vật tư nhé.'],
    ],
  },
  {
    title: 'Kinh nghiệm nghiệm thu mối hàn đứng',
    theme: 0,
    by: 'abroad',
    daysAgo: 6,
    content: '<p>Mọi người kiểm tra mối hàn đứng bằng mắt theo trình tự nào trước khi chụp phim?</p>',
    ...published,
    replies: [['teacher', 'Làm sạch xỉ, soi nứt chân mối hàn, rồi mới đo chiều cao và bề rộng mối hàn.']],
  },
  {
    title: 'Ai còn giữ đáp án bài thi sát hạch tháng trước?',
    theme: 0,
    by: 'other',
    daysAgo: 6,
    content: '<p>Cho em xin để so lại bài của mình với ạ.</p>',
    ...ofUnit,
    deletedFor: 'Không chia sẻ đáp án bài thi trên diễn đàn. Bạn xem lại bài của mình ở mục Bài thi của tôi.',
    replies: [['student', 'Đáp án hiện ở trang kết quả khi cả lớp thi xong đấy bạn.']],
  },
  {
    title: 'Lịch mở lớp sơ cứu quý I năm sau',
    theme: 1,
    by: 'admin',
    daysAgo: 5,
    content:
      '<p>Đơn vị dự kiến mở <strong>3 lớp sơ cứu</strong>. Anh chị góp ý ca học phù hợp để phòng đào tạo xếp lịch.</p>',
    ...ofUnit,
    replies: [
      ['student', 'Em mong có lớp tối thứ ba và thứ năm ạ.'],
      ['other', 'Cuối tuần thì tổ em đi đủ người hơn.'],
      ['teacher', 'Buổi thực hành nên để ban ngày vì cần phòng có thiết bị.'],
    ],
  },
  {
    title: 'Đề nghị thêm một buổi thực hành dùng bình chữa cháy',
    theme: 1,
    by: 'other',
    daysAgo: 5,
    content: '<p>Phần lý thuyết đã rõ, nhưng nhiều bạn chưa từng tự tay xả bình.</p>',
    ...ofUnit,
    replies: [['admin', 'Đã ghi nhận. Khóa tháng sau sẽ có buổi thực hành ở sân sau nhà xưởng.']],
  },
  {
    title: 'Cách ghi sổ theo dõi thiết bị nâng cho đúng',
    theme: 0,
    by: 'teacher',
    daysAgo: 4,
    content: '<p>Tóm tắt ba cột hay bị bỏ sót: ngày kiểm định, tải trọng thử, người kiểm tra trước ca.</p>',
    ...published,
  },
  {
    title: 'Thông báo: bảo trì hệ thống đêm thứ bảy',
    theme: 1,
    by: 'above',
    daysAgo: 3,
    content: '<p>Hệ thống tạm dừng từ 23:00 đến 23:30. Bài làm đang mở được giữ nguyên.</p>',
    ...published,
    locked: true,
  },
  {
    title: 'Xin tài liệu ôn thi an toàn điện bậc 3',
    theme: 0,
    by: 'student',
    daysAgo: 2,
    content: '<p>Anh chị nào có đề cương ôn tập thì chia sẻ giúp em với ạ.</p>',
    topic_status: 'pending',
    approval_level: 'unit',
  },
  {
    title: 'Có nên học chứng chỉ vận hành xe nâng trước khi học bảo trì?',
    theme: 0,
    by: 'other',
    daysAgo: 1,
    content: '<p>Em muốn chuyển sang tổ bảo trì. Nên học lần lượt thế nào?</p>',
    topic_status: 'pending',
    approval_level: 'unit',
  },
  {
    title: 'Chia sẻ mẫu biên bản kiểm tra an toàn đầu ca',
    theme: 0,
    by: 'teacher',
    daysAgo: 2,
    content: '<p>Mẫu một trang, điền trong năm phút, tổ nào cũng dùng được.</p>',
    topic_status: 'pending',
    approval_level: 'system',
    audience: 'system',
  },
  {
    title: 'Bán lại bộ dây đai còn mới',
    theme: 0,
    by: 'other',
    daysAgo: 6,
    content: '<p>Dùng hai lần, còn hộp. Ai cần thì liên hệ em.</p>',
    topic_status: 'rejected',
    approval_level: 'unit',
    reason: 'Diễn đàn không đăng tin mua bán.',
  },
  {
    title: 'Lương của tổ cơ khí năm nay',
    theme: 1,
    by: 'student',
    daysAgo: 8,
    content: '<p>Mọi người cho em hỏi mức lương mới với ạ.</p>',
    topic_status: 'rejected',
    approval_level: 'system',
    audience: 'unit',
    reason: 'Vui lòng hỏi trực tiếp phòng nhân sự của đơn vị.',
  },
  {
    title: 'Cách đọc bản vẽ điện ba pha',
    theme: 0,
    by: 'student',
    daysAgo: 1,
    content: '<p>Em đang viết dở, sẽ bổ sung hình và ví dụ.</p>',
    topic_status: 'draft',
  },
];
