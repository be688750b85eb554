import type { CategoryKind } from '@sen/domain/categories/categoryKinds';

export const company = {
  company_name: 'Công ty Cổ phần Đào tạo Sông Hồng',
  company_email: 'lienhe@shg.example',
  company_address: 'Tòa nhà Sông Hồng, 165 Thái Hà, Đống Đa, Hà Nội',
  company_phone: '02438571234',
  company_contact: 'Đỗ Thị Phương Thảo',
  field: 'Đào tạo nghề và quản trị doanh nghiệp',
  is_business: true,
  accent_color: '#9a3412',
} as const;

export const deletedCompany = {
  company_name: 'Trung tâm Ngoại ngữ Hướng Dương',
  company_email: 'tuvan@huongduong.example',
  company_address: '27 Lý Tự Trọng, Ninh Kiều, Cần Thơ',
  company_phone: '02923812345',
  company_contact: 'Huỳnh Thị Mỹ Duyên',
  field: 'Ngoại ngữ',
  is_business: false,
} as const;

/** The first administrator of the company. */
export const administrator = {
  code: 'SH00000',
  name: 'Nguyễn Thị Thu Hường',
  email: 'quantri@shg.example',
  role: 'admin',
} as const;

/** Categories of the kinds that the banks do not name, with their children. */
export const categories: Readonly<
  Partial<Record<CategoryKind, Readonly<Record<string, readonly string[]>>>>
> = {
  question: {
    'An toàn thông tin': ['Thư lừa đảo', 'Mật khẩu và xác thực'],
    'An toàn lao động': ['An toàn điện', 'Làm việc trên cao', 'Thiết bị nâng'],
    'Phòng cháy chữa cháy': [],
    'Kỹ năng bán hàng': ['Tìm hiểu nhu cầu', 'Đàm phán'],
    'Chăm sóc khách hàng': [],
    'Quản lý đội nhóm': ['Phản hồi và kèm cặp', '5S và cải tiến'],
    'Văn phòng số': [],
    'Nội quy lao động': [],
  },
  exam: { 'Kiểm tra giữa khóa': [], 'Thi cuối khóa': ['Bắt buộc', 'Tự chọn'], 'Sát hạch tay nghề': [] },
  lesson: { 'Bài giảng trên lớp': [], 'Bài giảng trực tuyến': ['Video', 'Tài liệu đọc'] },
  survey_vote: { 'Đánh giá sau khóa học': [], 'Nhu cầu đào tạo': [], 'Mức độ gắn kết': [] },
  project: {
    'Đào tạo bắt buộc': ['Theo luật', 'Theo quy định công ty'],
    'Phát triển năng lực': ['Quản lý', 'Chuyên môn'],
    'Hội nhập': [],
  },
  course: { 'Mở cho mọi đơn vị': ['Kỹ năng số', 'Kỹ năng mềm'] },
  course_business: { 'An toàn': [], 'Kinh doanh và dịch vụ': [], 'Quản lý': [], 'Hội nhập': [] },
  topic: { 'Hỏi đáp chuyên môn': [], 'Góp ý chương trình': [], 'Chia sẻ kinh nghiệm': [] },
  department: {
    'Khối sản xuất': [
      'Phân xưởng cơ khí',
      'Phân xưởng lắp ráp',
      'Phòng Bảo trì – cơ điện',
      'Phòng Chất lượng',
      'Kho vận',
    ],
    'Khối kinh doanh': [
      'Kinh doanh miền Bắc',
      'Kinh doanh miền Trung',
      'Kinh doanh miền Nam',
      'Chăm sóc khách hàng',
      'Phòng Marketing',
    ],
    'Khối văn phòng': [
      'Phòng Công nghệ thông tin',
      'Phòng Tài chính – kế toán',
      'Phòng Hành chính – nhân sự',
      'Ban Dự án',
      'Trung tâm Đào tạo',
    ],
  },
  general: { 'Thông báo': [], 'Biểu mẫu': [], 'Tài liệu nội bộ': [] },
};

export const projects = [
  {
    name: 'An toàn toàn công ty 2026',
    type: 'Theo luật',
    field: 'An toàn, vệ sinh lao động',
    description:
      'Huấn luyện an toàn lao động, phòng cháy và an toàn điện cho khối sản xuất, theo Nghị định 44/2016/NĐ-CP.',
  },
  {
    name: 'Bảo vệ dữ liệu khách hàng',
    type: 'Theo quy định công ty',
    field: 'Công nghệ thông tin',
    description: 'Mọi nhân viên biết nhận ra thư lừa đảo, giữ mật khẩu và báo sự cố đúng cách.',
  },
  {
    name: 'Nâng chất lượng bán hàng và dịch vụ',
    type: 'Chuyên môn',
    field: 'Kinh doanh',
    description: 'Kỹ năng tư vấn, đàm phán và chăm sóc khách hàng cho ba miền và tổng đài.',
  },
  {
    name: 'Tổ trưởng thế hệ mới',
    type: 'Quản lý',
    field: 'Quản trị sản xuất',
    description: 'Chương trình sáu tháng cho tổ trưởng và người kế nhiệm: dẫn dắt tổ, 5S, cải tiến.',
  },
  {
    name: 'Văn phòng không giấy',
    type: 'Chuyên môn',
    field: 'Chuyển đổi số',
    description: 'Ký số, lưu trữ điện tử và làm việc nhóm trên cùng một tệp.',
  },
  {
    name: 'Chào người Sông Hồng',
    type: 'Hội nhập',
    field: 'Nhân sự',
    description: 'Hai tuần đầu của nhân viên mới: nội quy, văn hóa, an toàn cơ bản và người kèm cặp.',
  },
] as const;

export interface CatalogueCourse {
  code: string;
  name: string;
  project: (typeof projects)[number]['name'];
  kind: 'business' | 'free';
  field: string;
  level: 'basic' | 'advanced';
  /** The category of its questions. */
  bank: string;
  description: string;
  benefits: string;
  /** Chapters with their sessions; an online one begins with '@'. */
  chapters: Readonly<Record<string, readonly string[]>>;
}

export const courses: readonly CatalogueCourse[] = [
  {
    code: 'ATTT',
    name: 'An toàn thông tin cho mọi nhân viên',
    project: 'Bảo vệ dữ liệu khách hàng',
    kind: 'business',
    field: 'Hội nhập',
    level: 'basic',
    bank: 'An toàn thông tin',
    description: 'Những thói quen hằng ngày giữ cho dữ liệu của công ty và khách hàng được an toàn.',
    benefits: 'Nhận ra thư lừa đảo trong vài giây\nĐặt và giữ mật khẩu đúng cách\nBiết báo ai khi có sự cố',
    chapters: {
      'Vì sao dữ liệu cần được bảo vệ': ['Những vụ lộ dữ liệu gần đây', 'Dữ liệu nào là mật'],
      'Thư lừa đảo và mã độc': ['Dấu hiệu của thư giả', 'Tệp đính kèm và đường dẫn', '@Thực hành nhận diện'],
      'Mật khẩu và thiết bị': ['Cụm mật khẩu', 'Xác thực hai bước', 'Báo sự cố trong 24 giờ'],
    },
  },
  {
    code: 'ATLD',
    name: 'An toàn, vệ sinh lao động nhóm 4',
    project: 'An toàn toàn công ty 2026',
    kind: 'business',
    field: 'An toàn',
    level: 'basic',
    bank: 'An toàn lao động',
    description: 'Huấn luyện bắt buộc theo Nghị định 44 cho người lao động nhóm 4.',
    benefits: 'Được cấp thẻ an toàn có giá trị hai năm\nBiết sơ cứu ban đầu',
    chapters: {
      'Chính sách, pháp luật về an toàn lao động': [
        'Quyền và nghĩa vụ của người lao động',
        'Trách nhiệm của người sử dụng lao động',
      ],
      'Nhận diện nguy cơ tại nơi làm việc': [
        'Nguy cơ cơ học và vật rơi',
        'Hóa chất và thông gió',
        '@Hỏi đáp cùng giảng viên',
      ],
      'Sơ cứu tai nạn lao động': ['Cầm máu và băng bó', 'Hồi sức tim phổi'],
    },
  },
  {
    code: 'KNBH',
    name: 'Kỹ năng bán hàng chuyên nghiệp',
    project: 'Nâng chất lượng bán hàng và dịch vụ',
    kind: 'business',
    field: 'Kinh doanh và dịch vụ',
    level: 'basic',
    bank: 'Kỹ năng bán hàng',
    description: 'Từ tìm hiểu nhu cầu đến chăm sóc sau bán, cho nhân viên kinh doanh ba miền.',
    benefits: 'Đặt câu hỏi đúng\nXử lý từ chối\nGiữ khách hàng lâu dài',
    chapters: {
      'Hiểu khách hàng': ['Chân dung khách hàng', 'Đặt câu hỏi và lắng nghe'],
      'Tư vấn và chốt đơn': ['Trình bày giá trị sản phẩm', 'Xử lý từ chối', '@Thực hành tình huống'],
      'Sau bán hàng': ['Chăm sóc định kỳ', 'Khách hàng giới thiệu khách hàng'],
    },
  },
  {
    code: 'CSKH',
    name: 'Chăm sóc khách hàng qua điện thoại',
    project: 'Nâng chất lượng bán hàng và dịch vụ',
    kind: 'business',
    field: 'Kinh doanh và dịch vụ',
    level: 'basic',
    bank: 'Chăm sóc khách hàng',
    description: 'Chuẩn cuộc gọi, lắng nghe và xử lý than phiền cho tổng đài viên.',
    benefits: 'Giảm thời gian mỗi cuộc gọi\nGiữ bình tĩnh với khách khó tính',
    chapters: {
      'Chuẩn của một cuộc gọi': ['Mở đầu và xác nhận', 'Ghi hồ sơ khi đang nghe'],
      'Xử lý than phiền': ['Năm bước lắng nghe', 'Khi phải nói không', '@Nghe lại cuộc gọi mẫu'],
    },
  },
  {
    code: 'PCCC',
    name: 'Phòng cháy chữa cháy cơ sở',
    project: 'An toàn toàn công ty 2026',
    kind: 'business',
    field: 'An toàn',
    level: 'basic',
    bank: 'Phòng cháy chữa cháy',
    description: 'Kiến thức và kỹ năng cho đội phòng cháy chữa cháy cơ sở.',
    benefits: 'Dùng được các loại bình chữa cháy\nTổ chức thoát nạn cho bộ phận',
    chapters: {
      'Nguyên lý cháy': ['Ba yếu tố của sự cháy', 'Phân loại đám cháy'],
      'Chữa cháy và thoát nạn': ['Sử dụng bình chữa cháy', 'Lối thoát nạn', 'Tổ chức diễn tập'],
    },
  },
  {
    code: 'QLDN',
    name: 'Dẫn dắt tổ sản xuất',
    project: 'Tổ trưởng thế hệ mới',
    kind: 'business',
    field: 'Quản lý',
    level: 'advanced',
    bank: 'Quản lý đội nhóm',
    description: 'Giao việc, phản hồi và giữ người cho tổ trưởng.',
    benefits: 'Họp đầu ca trong mười phút\nPhản hồi để người nghe làm tốt hơn',
    chapters: {
      'Vai trò của tổ trưởng': ['Từ thợ giỏi đến người dẫn dắt', 'Mục tiêu của tổ'],
      'Giao việc và phản hồi': ['Giao việc rõ ràng', 'Phản hồi theo việc làm', '@Tình huống khó'],
      '5S và cải tiến': ['Năm bước 5S', 'Kaizen trong tổ'],
    },
  },
  {
    code: 'HNNV',
    name: 'Hội nhập nhân viên mới',
    project: 'Chào người Sông Hồng',
    kind: 'business',
    field: 'Hội nhập',
    level: 'basic',
    bank: 'Nội quy lao động',
    description: 'Hai tuần đầu tiên ở Sông Hồng.',
    benefits: 'Nắm nội quy và quyền lợi\nBiết hỏi ai, ở đâu',
    chapters: {
      'Về Sông Hồng': ['Lịch sử và giá trị', 'Sơ đồ tổ chức'],
      'Nội quy và quyền lợi': ['Giờ làm và nghỉ phép', 'Lương, thưởng, bảo hiểm', '@Gặp người kèm cặp'],
    },
  },
  {
    code: 'VPS',
    name: 'Văn phòng số cơ bản',
    project: 'Văn phòng không giấy',
    kind: 'free',
    field: 'Kỹ năng số',
    level: 'basic',
    bank: 'Văn phòng số',
    description: 'Ký số, lưu trữ và cùng sửa tài liệu, cho khối văn phòng.',
    benefits: 'Tìm lại tài liệu trong mười giây\nTrình ký không cần in',
    chapters: {
      'Tài liệu chung': ['Quy ước đặt tên', 'Cùng sửa một tệp'],
      'Ký số và trình ký': ['Chữ ký số là gì', 'Trình ký một hợp đồng'],
    },
  },
  {
    code: 'DPTP',
    name: 'Đàm phán và thuyết phục',
    project: 'Nâng chất lượng bán hàng và dịch vụ',
    kind: 'business',
    field: 'Kinh doanh và dịch vụ',
    level: 'advanced',
    bank: 'Kỹ năng bán hàng',
    description: 'Chuẩn bị, mặc cả và giữ quan hệ, cho trưởng nhóm kinh doanh.',
    benefits: 'Chuẩn bị phương án thay thế\nNhượng bộ có điều kiện',
    chapters: {
      'Chuẩn bị đàm phán': ['Mục tiêu và giới hạn', 'Phương án thay thế'],
      'Trên bàn đàm phán': ['Mở giá và neo giá', 'Nhượng bộ có điều kiện', '@Đóng vai hai bên'],
    },
  },
  {
    code: 'ATD',
    name: 'An toàn điện cho thợ bảo trì',
    project: 'An toàn toàn công ty 2026',
    kind: 'business',
    field: 'An toàn',
    level: 'advanced',
    bank: 'An toàn lao động',
    description: 'Khóa và treo thẻ, nối đất, làm việc gần thiết bị mang điện.',
    benefits: 'Thực hiện đúng quy trình khóa và treo thẻ\nCấp cứu người bị điện giật',
    chapters: {
      'Nguy cơ về điện': ['Dòng điện qua cơ thể người', 'Điện áp bước'],
      'Biện pháp an toàn': ['Khóa và treo thẻ', 'Nối đất di động', 'Cứu người bị điện giật'],
    },
  },
];
