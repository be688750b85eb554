import { defineWords } from '../words/defineWords';
import { plural } from '../words/plural';

export const words = defineWords('patterns', {
  vi: {
    loading: 'Đang tải…',
    failedTitle: 'Chưa tải được dữ liệu',
    retry: 'Thử lại',
    restored: 'Đã khôi phục phần chưa lưu lúc {{time}}',
    restoredText: 'Những gì bạn nhập trước đó vẫn được giữ trên thiết bị này. Hãy lưu để đưa lên hệ thống.',
    restoredOlder:
      'Sau thời điểm đó, nội dung trên hệ thống đã được người khác hoặc một thiết bị khác thay đổi. Nếu bạn lưu, bản này sẽ thay thế bản đó.',
    startAgain: 'Bỏ và làm lại từ đầu',
    dropChanges: 'Bỏ phần chưa lưu',
    draftKept:
      'Phần bạn vừa nhập chưa được lưu, nhưng vẫn được giữ trên thiết bị này. Mở lại trang để làm tiếp.',
    cancel: 'Hủy',
    unit: 'Đơn vị',
    unitsFailed: 'Chưa tải được danh sách đơn vị. Hãy gõ tên đơn vị để thử lại.',
    toFix: 'Còn {{count}} chỗ cần sửa trước khi lưu.',
  },
  en: {
    loading: 'Loading…',
    failedTitle: 'The data could not be loaded',
    retry: 'Try again',
    restored: 'Your unsaved work of {{time}} is back',
    restoredText: 'What you typed before is kept on this device. Save it to bring it to the server.',
    restoredOlder:
      'Since then somebody else, or another device, has changed what the server holds. If you save, this replaces it.',
    startAgain: 'Drop it and begin again',
    dropChanges: 'Drop the unsaved work',
    draftKept: 'What you typed is not saved yet, but is kept on this device. Open the page again to go on.',
    cancel: 'Cancel',
    unit: 'Unit',
    unitsFailed: 'The units could not be loaded. Type the name of the unit to try again.',
    toFix: ({ count }) =>
      plural(count, 'One thing must be fixed first.', `${count} things must be fixed first.`),
  },
});
