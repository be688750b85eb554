import type { ErrorTable } from '../errors/ErrorTable.ts';

/** Errors of projects. */
export const serverErrors = {
  projectNameTaken: {
    status: 422,
    vi: 'Đơn vị đã có dự án tên này. Vui lòng nhập tên khác.',
    en: 'The unit already has a project of this name. Please enter another one.',
  },
  projectUnitFixed: {
    status: 422,
    vi: 'Không chuyển được dự án sang đơn vị khác. Hãy tạo một dự án mới ở đơn vị đó.',
    en: 'A project cannot be moved to another unit. Create a new project there.',
  },
  projectChanged: {
    status: 409,
    vi: 'Trong lúc bạn đang sửa, người khác đã sửa dự án này. Những gì bạn nhập vẫn còn: xem dự án ở một tab khác, rồi bấm lưu lần nữa nếu vẫn muốn thay.',
    en: 'While you were editing, somebody else changed this project. What you entered is still here: look at the project in another tab, then save again if you still want to replace it.',
  },
  projectInUse: {
    status: 409,
    vi: 'Không xóa được “{name}” vì dự án có {uses}. Dự án chỉ xóa được khi không còn khóa học, lớp học, bài giảng và khảo sát nào.',
    en: 'The project “{name}” cannot be deleted because it has {uses}. Only a project without courses, classes, lessons and surveys can be deleted.',
  },
} as const satisfies ErrorTable;
