import type { ErrorTable } from '../errors/ErrorTable.ts';

/** Errors of lessons that the portal finds too. */
export const errors = {
  lessonFilesMissing: {
    status: 422,
    vi: 'Bài giảng chưa có tệp nào để học. Hãy tải lên ít nhất một tệp.',
    en: 'The lesson has no file to study yet. Upload at least one.',
  },
  lessonMainMissing: {
    status: 422,
    vi: 'Bài giảng cần một tệp chính. Hãy chọn một trong các tệp làm tệp chính.',
    en: 'The lesson needs a main file. Choose one of its files as the main one.',
  },
  lessonMainTwice: {
    status: 422,
    vi: 'Bài giảng chỉ có một tệp chính. Hãy chọn lại một tệp.',
    en: 'A lesson has only one main file. Choose one of them.',
  },
  lessonMainIsCaptions: {
    status: 422,
    vi: 'Phụ đề và danh sách chương không phải là nội dung để học. Hãy chọn một tệp khác làm tệp chính.',
    en: 'Captions and lists of chapters are nothing to study by themselves. Choose another file as the main one.',
  },
  lessonFileTwice: {
    status: 422,
    vi: 'Tệp này đã có trong bài giảng. Hãy bỏ bớt một lần.',
    en: 'This file is already part of the lesson. Remove it once.',
  },
  lessonLinkNotHttp: {
    status: 422,
    vi: 'Hãy nhập địa chỉ bắt đầu bằng https:// hoặc http://, ví dụ https://vi.wikipedia.org.',
    en: 'Enter an address that begins with https:// or http://, for example https://en.wikipedia.org.',
  },
  durationNotTime: {
    status: 422,
    vi: 'Hãy nhập thời lượng dạng giờ:phút:giây, mỗi phần nhỏ hơn 60, ví dụ 00:45:00.',
    en: 'Enter the duration as hours:minutes:seconds, each below 60, for example 00:45:00.',
  },
  lessonStatusWhileLocked: {
    status: 409,
    vi: 'Bài giảng đang bị khóa nên không đổi được trạng thái. Người tạo hoặc quản trị viên có thể mở khóa trước.',
    en: 'The lesson is locked, so its status cannot change. Its creator or an administrator may unlock it first.',
  },
  unableToLockLessonsWithDraftStatus: {
    status: 409,
    vi: 'Không thể khóa bài giảng ở trạng thái Bản nháp. Hãy công khai bài giảng trước.',
    en: 'Unable to lock lessons with draft status. Publish the lesson first.',
  },
  unableToOpenLessonsWithDraftStatus: {
    status: 409,
    vi: 'Không thể mở khóa bài giảng ở trạng thái Bản nháp. Hãy công khai bài giảng trước.',
    en: 'Unable to open lessons with draft status. Publish the lesson first.',
  },
  lessonAlreadyLocked: {
    status: 409,
    vi: 'Bài giảng này đã bị khóa từ trước.',
    en: 'This lesson is already locked.',
  },
  lessonNotLocked: {
    status: 409,
    vi: 'Bài giảng này không bị khóa.',
    en: 'This lesson is not locked.',
  },
  lessonInUse: {
    status: 409,
    vi: 'Không xóa được vì có lớp học đang dùng bài giảng này. Bạn có thể khóa bài giảng để không ai dùng thêm.',
    en: 'This lesson cannot be deleted because a class teaches it. You may lock it, so that no one else uses it.',
  },
} as const satisfies ErrorTable;
