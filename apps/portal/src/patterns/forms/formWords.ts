import { defineWords } from '../../words/defineWords';

export const formWords = defineWords('forms', {
  vi: {
    restored: 'Đã khôi phục phần chưa lưu lúc {{time}}',
    restoredText: 'Những gì bạn nhập trước đó vẫn được giữ trên thiết bị này. Hãy lưu để đưa lên hệ thống.',
    restoredOlder:
      'Sau thời điểm đó, nội dung trên hệ thống đã được người khác hoặc một thiết bị khác thay đổi. Nếu bạn lưu, bản này sẽ thay thế bản đó.',
    startAgain: 'Bỏ và làm lại từ đầu',
    dropChanges: 'Bỏ phần chưa lưu',
    draftKept:
      'Phần bạn vừa nhập chưa được lưu, nhưng vẫn được giữ trên thiết bị này. Mở lại trang để làm tiếp.',
    unfinishedLost: 'Ngày giờ nhập dở không được giữ lại. Mở lại trang để nhập cho đủ.',
    uploadsStopped: 'Việc tải tệp lên đã dừng. Mở lại trang và chọn lại đúng tệp đó để tải tiếp.',
    leaveTitle: 'Rời trang này?',
    leaveText: 'Ngày giờ đang nhập dở sẽ không được giữ lại.',
    leaveUploads:
      'Tệp đang tải lên sẽ dừng lại; khi trở lại, hãy chọn lại đúng tệp đó để tải tiếp. Ngày giờ đang nhập dở, nếu có, sẽ không được giữ lại.',
    leaveAnyway: 'Vẫn rời trang',
    keepTyping: 'Nhập tiếp',
    closeTitle: 'Bỏ những gì đã nhập?',
    closeText: 'Những gì bạn vừa nhập sẽ không được giữ lại.',
    closeAnyway: 'Bỏ và đóng',
    cancel: 'Hủy',
    notYours: 'Bạn không được sửa “{{name}}”',
    readIt: 'Xem nội dung',
    unit: 'Đơn vị',
    unitsFailed: 'Chưa tải được danh sách đơn vị. Hãy gõ tên đơn vị để thử lại.',
  },
  en: {
    restored: 'Your unsaved changes from {{time}} have been restored',
    restoredText: 'What you typed is still on this device. Save to send it to the server.',
    restoredOlder:
      'Since then, someone else or another device has changed the version on the server. If you save, yours replaces it.',
    startAgain: 'Discard and start over',
    dropChanges: 'Discard unsaved changes',
    draftKept: 'Your unsaved changes are kept on this device. Open this page again to continue.',
    unfinishedLost:
      'A date or time that you had not finished typing is not kept. Open this page again to type it.',
    uploadsStopped: 'The upload has stopped. Open this page again and choose the same file to continue.',
    leaveTitle: 'Leave this page?',
    leaveText: 'The date or time that you have not finished typing will not be kept.',
    leaveUploads:
      'The upload stops; to continue it, come back and choose the same file again. A date or time that you have not finished typing will not be kept.',
    leaveAnyway: 'Leave anyway',
    keepTyping: 'Keep typing',
    closeTitle: 'Discard what you typed?',
    closeText: 'What you have just typed will not be kept.',
    closeAnyway: 'Discard and close',
    cancel: 'Cancel',
    notYours: 'You may not edit “{{name}}”',
    readIt: 'See the content',
    unit: 'Unit',
    unitsFailed: 'The units could not be loaded. Type the name of the unit to try again.',
  },
});
