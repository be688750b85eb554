import { defineWords } from './defineWords';

export const labelWords = defineWords('labels', {
  vi: {
    draft: 'Bản nháp',
    published: 'Công khai',
    locked: 'Khóa',
    project: 'Dự án',
    notStarted: 'Chưa bắt đầu',
    happening: 'Đang diễn ra',
    finished: 'Đã kết thúc',
    active: 'Hoạt động',
    inactive: 'Chưa kích hoạt',
    lockedAccount: 'Đã khóa',
    givenName: 'Tên',
    fullName: 'Họ và tên',
  },
  en: {
    draft: 'Draft',
    published: 'Public',
    locked: 'Locked',
    project: 'Project',
    notStarted: 'Not started',
    happening: 'In progress',
    finished: 'Ended',
    active: 'Active',
    inactive: 'Not activated',
    lockedAccount: 'Locked',
    givenName: 'Given name',
    fullName: 'Full name',
  },
});
