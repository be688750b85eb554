import { defineWords } from '../../words/defineWords';

/** The topics that wait for a decision. */
export const requestWords = defineWords('topicRequests', {
  vi: {
    author: 'Người viết',
    state: 'Trạng thái',
    topic: 'Bài viết',
    level: 'Cấp duyệt',
    atUnit: 'Đơn vị',
    atSystem: 'Hệ thống',
    sentOn: 'Ngày gửi',
    emptyTitle: 'Không có bài viết nào chờ duyệt',
    emptyText: 'Bài viết gửi lên diễn đàn sẽ hiện ở đây cho đến khi bạn duyệt hoặc từ chối.',
  },
  en: {
    author: 'Author',
    state: 'Status',
    topic: 'Topic',
    level: 'Level',
    atUnit: 'Unit',
    atSystem: 'System',
    sentOn: 'Sent on',
    emptyTitle: 'No topics need approval',
    emptyText: 'Topics sent to the forum are listed here until you approve or deny them.',
  },
});
