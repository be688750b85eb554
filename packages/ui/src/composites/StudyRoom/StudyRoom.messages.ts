import { defineMessages } from '../../messages/defineMessages';
import type { StudyKind, StudyState } from './studyEntry';

const kinds: Record<'vi' | 'en', Record<StudyKind, string>> = {
  vi: {
    video: 'Video',
    audio: 'Âm thanh',
    picture: 'Hình ảnh',
    document: 'Tài liệu',
    package: 'Gói bài giảng',
    other: 'Tệp',
    online: 'Buổi học trực tuyến',
    exam: 'Bài kiểm tra',
  },
  en: {
    video: 'Video',
    audio: 'Audio',
    picture: 'Picture',
    document: 'Document',
    package: 'Course package',
    other: 'File',
    online: 'Online session',
    exam: 'Exam',
  },
};

const states: Record<'vi' | 'en', Record<StudyState, string>> = {
  vi: {
    closed: 'Chưa mở',
    open: 'Chưa học',
    started: 'Đang học',
    done: 'Đã xong',
    failed: 'Không đạt',
    empty: 'Chưa có nội dung',
  },
  en: {
    closed: 'Not open yet',
    open: 'Not started',
    started: 'Started',
    done: 'Done',
    failed: 'Not passed',
    empty: 'No content yet',
  },
};

/** Texts of the room in which a class is studied. Percentages are passed as formatted text. */
export const studyRoomMessages = defineMessages({
  vi: {
    outline: 'Nội dung lớp học',
    openOutline: 'Nội dung',
    progress: 'Tiến độ',
    progressValue: (done: number, total: number) => `Đã xong ${done}/${total}`,
    sectionValue: (done: number, total: number) => `Đã xong ${done} trên ${total}`,
    pager: 'Chuyển bài',
    previous: 'Bài trước',
    next: 'Bài sau',
    seen: (percent: string) => `Đã học ${percent}`,
    kind: (kind: StudyKind) => kinds.vi[kind],
    state: (state: StudyState) => states.vi[state],
  },
  en: {
    outline: 'Class content',
    openOutline: 'Content',
    progress: 'Progress',
    progressValue: (done: number, total: number) => `${done} of ${total} done`,
    sectionValue: (done: number, total: number) => `${done} of ${total} done`,
    pager: 'Other lessons',
    previous: 'Previous',
    next: 'Next',
    seen: (percent: string) => `${percent} studied`,
    kind: (kind: StudyKind) => kinds.en[kind],
    state: (state: StudyState) => states.en[state],
  },
});

export type StudyRoomMessages = (typeof studyRoomMessages)['vi'];
