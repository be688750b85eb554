import { defineWords } from '../../words/defineWords';

export const feedWords = defineWords('calendarFeed', {
  vi: {
    open: 'Dùng trong ứng dụng lịch khác',
    title: 'Lịch của bạn trong ứng dụng khác',
    text: 'Thêm địa chỉ này vào Google Calendar, Outlook hoặc Lịch trên điện thoại. Ứng dụng tự cập nhật khi lịch của bạn thay đổi.',
    address: 'Địa chỉ lịch',
    once: 'Địa chỉ chỉ hiện một lần. Ai có địa chỉ đều xem được lịch của bạn, nên đừng chia sẻ.',
    since:
      'Bạn đã tạo địa chỉ lúc {{time}}. Nếu không còn giữ, hãy tạo địa chỉ mới; địa chỉ cũ sẽ không còn hiệu lực.',
    create: 'Tạo địa chỉ',
    renew: 'Tạo địa chỉ mới',
    revoke: 'Thu hồi địa chỉ',
    revoked: 'Đã thu hồi địa chỉ lịch.',
    copy: 'Sao chép',
    copied: 'Đã sao chép địa chỉ.',
    copyByHand: 'Trình duyệt không cho sao chép. Địa chỉ đã được chọn, hãy sao chép bằng bàn phím.',
    fileText: 'Hoặc tải lịch hiện tại về một lần. Tệp đã tải không tự cập nhật.',
    file: 'Tải tệp .ics',
    saved: 'Đã tải tệp lịch về máy.',
    close: 'Đóng',
  },
  en: {
    open: 'Use in other calendar apps',
    title: 'Your calendar in other apps',
    text: 'Add this address to Google Calendar, Outlook or the calendar of your phone. The app follows the changes of your calendar.',
    address: 'Address of the calendar',
    once: 'The address is shown this once. Whoever has it sees your calendar, so do not share it.',
    since:
      'You created an address on {{time}}. If you no longer have it, create a new one; the old one is no longer valid then.',
    create: 'Create address',
    renew: 'Create a new address',
    revoke: 'Revoke the address',
    revoked: 'The address of the calendar is revoked.',
    copy: 'Copy',
    copied: 'Address copied.',
    copyByHand: 'The browser does not allow copying. The address is selected; copy it with the keyboard.',
    fileText: 'Or download the calendar as it is now. A downloaded file does not follow changes.',
    file: 'Download .ics file',
    saved: 'The calendar file is downloaded.',
    close: 'Close',
  },
});
