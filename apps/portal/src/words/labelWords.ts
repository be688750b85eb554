import { statusNames } from '@sen/domain/banks/statusNames';
import { defineWords } from './defineWords';

export const labelWords = defineWords('labels', {
  vi: {
    draft: statusNames.draft.vi,
    published: statusNames.published.vi,
    locked: statusNames.locked.vi,
    project: statusNames.project.vi,
    notStarted: 'Chưa bắt đầu',
    happening: 'Đang diễn ra',
    finished: 'Đã kết thúc',
    pretest: 'Kiểm tra đầu vào',
    posttest: 'Kiểm tra đầu ra',
    active: 'Hoạt động',
    inactive: 'Chưa kích hoạt',
    lockedAccount: 'Đã khóa',
    givenName: 'Tên',
    fullName: 'Họ và tên',
    unit: 'Đơn vị',
  },
  en: {
    draft: statusNames.draft.en,
    published: statusNames.published.en,
    locked: statusNames.locked.en,
    project: statusNames.project.en,
    notStarted: 'Not started',
    happening: 'In progress',
    finished: 'Ended',
    pretest: 'Pretest',
    posttest: 'Posttest',
    active: 'Active',
    inactive: 'Not activated',
    lockedAccount: 'Locked',
    givenName: 'Given name',
    fullName: 'Full name',
    unit: 'Unit',
  },
});
