import type { AccountEntry, DrawerEntry } from '../../routes/navigation';
import { defineWords } from '../../words/defineWords';

export const shellWords = defineWords('shell', {
  vi: {
    overview: 'Tổng quan',
    members: 'Thành viên',
    requests: 'Yêu cầu tham gia',
    questions: 'Ngân hàng câu hỏi',
    exams: 'Ngân hàng đề thi',
    classes: 'Lớp học của tôi',
    profile: 'Thông tin của tôi',
    signOut: 'Đăng xuất',
    loading: 'Đang tải…',
    welcome: 'Xin chào {{email}}',
    address: 'Tầng 8, số 20 đường Nguyễn Huệ, Quận 1, Thành phố Hồ Chí Minh',
    hotline: 'Đường dây nóng: {{phone}}',
    email: 'E-mail: {{email}}',
  },
  en: {
    overview: 'Overview',
    members: 'Members',
    requests: 'Requests',
    questions: 'Question bank',
    exams: 'Exam bank',
    classes: 'My classes',
    profile: 'My info',
    signOut: 'Sign out',
    loading: 'Loading…',
    welcome: 'Hello {{email}}',
    address: 'Floor 8, 20 Nguyen Hue Street, District 1, Ho Chi Minh City',
    hotline: 'Hotline: {{phone}}',
    email: 'E-mail: {{email}}',
  },
});

/** The name of each entry of the menus. */
export const entryWords = {
  overview: 'overview',
  members: 'members',
  requests: 'requests',
  questions: 'questions',
  exams: 'exams',
  classes: 'classes',
  profile: 'profile',
} as const satisfies Record<DrawerEntry | AccountEntry, string>;
