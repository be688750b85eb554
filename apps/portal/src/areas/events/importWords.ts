import { defineWords } from '../../words/defineWords';
import { plural } from '../../words/plural';

export const importWords = defineWords('calendarImport', {
  vi: {
    open: 'Nhập tệp lịch',
    title: 'Nhập tệp lịch (.ics)',
    text: 'Chọn tệp .ics xuất từ Google Calendar, Outlook hoặc ứng dụng lịch khác, tối đa 1 MB và 500 sự kiện. Bạn xem trước rồi mới nhập. Nhập lại tệp cũ chỉ cập nhật, không tạo sự kiện trùng.',
    chooseFile: 'Chọn tệp',
    chooseOther: 'Chọn tệp khác',
    submit: 'Nhập',
    found: 'Có {{count}} sự kiện nhập được, {{skipped}} sự kiện bị bỏ qua.',
    creates: 'Tạo mới',
    changes: 'Cập nhật sự kiện đã nhập',
    times: '{{count}} lần',
    separateTimes: '{{count}} lần, mỗi lần thành một sự kiện riêng vì không lặp lại đều theo giờ ở đây',
    someSeparate: '{{count}} lần, trong đó {{separate}} lần ngoài quy tắc lặp lại thành sự kiện riêng',
    cutAfter:
      'chỉ nhập đến {{until}} vì sự kiện trong Sen lặp lại tối đa 2 năm; sau này hãy nhập lại tệp để có thêm',
    skippedTitle: 'Bị bỏ qua',
    untitled: 'Sự kiện không có tên',
    notUnderstood: 'thiếu tên, thiếu mã hoặc không đọc được',
    badTimes: 'thời gian không hợp lệ, hoặc kết thúc trước khi bắt đầu',
    tooMany:
      'các sự kiện của tệp diễn ra hơn 2.000 lần, hoặc hơn 500 lần dưới dạng sự kiện riêng; hãy chia tệp rồi nhập phần còn lại',
    zone: 'múi giờ không xác định được; hãy chọn múi giờ theo thành phố trong ứng dụng lịch rồi xuất lại tệp',
    repeats: 'kiểu lặp lại chưa hỗ trợ; hãy tạo sự kiện này trong Sen',
    past: 'đã qua',
    cancelled: 'đã bị hủy',
    twice: 'trùng với một sự kiện ở trên trong tệp',
    own: 'vốn đã có trong Sen',
    same: 'đã nhập trước đây và không có gì thay đổi',
    changedHere: 'một số lần đã được đổi trong Sen; hãy sửa sự kiện ở đây',
    done: 'Đã tạo {{added}} và cập nhật {{changed}} sự kiện.',
    doneAdded: 'Đã tạo {{added}} sự kiện.',
    doneChanged: 'Đã cập nhật {{changed}} sự kiện.',
    doneNothing: 'Các sự kiện đã chọn đều được nhập từ trước và không có gì thay đổi.',
  },
  en: {
    open: 'Import calendar file',
    title: 'Import a calendar file (.ics)',
    text: 'Choose an .ics file exported from Google Calendar, Outlook or another calendar program, of at most 1 MB and 500 events. You see what it has before anything is imported. Importing a file again updates events and doubles none.',
    chooseFile: 'Choose file',
    chooseOther: 'Choose another file',
    submit: 'Import',
    found: ({ count, skipped }) =>
      `${plural(count, '1 event', `${count} events`)} can be imported, ${plural(skipped, '1 is', `${skipped} are`)} skipped.`,
    creates: 'New',
    changes: 'Updates an imported event',
    times: ({ count }) => plural(count, '1 time', `${count} times`),
    separateTimes: ({ count }) =>
      `${count} times, each as an event of its own, as it does not repeat evenly by the clocks here`,
    someSeparate: ({ count, separate }) =>
      `${count} times, ${separate} of which beside its rule as ${plural(separate, 'an event of its own', 'events of their own')}`,
    cutAfter:
      'imported until {{until}} only, as events in Sen repeat for at most 2 years; import the file again later to have more',
    skippedTitle: 'Skipped',
    untitled: 'Event without a title',
    notUnderstood: 'no title, no identifier, or it cannot be read',
    badTimes: 'no valid time, or it ends before it starts',
    tooMany:
      'the events of the file take place more than 2,000 times, or 500 as events of their own; split the file and import the rest',
    zone: 'unknown time zone; choose one by its city in the calendar program and export the file again',
    repeats: 'repeats in a way that is not supported; create this event in Sen',
    past: 'is over',
    cancelled: 'is cancelled',
    twice: 'is in the file more than once',
    own: 'is from Sen itself',
    same: 'was imported before and has not changed',
    changedHere: 'some of its occurrences were changed in Sen; change the event here',
    done: ({ added, changed }) =>
      `${plural(added, '1 event', `${added} events`)} created, ${changed} updated.`,
    doneAdded: ({ added }) => plural(added, '1 event created.', `${added} events created.`),
    doneChanged: ({ changed }) => plural(changed, '1 event updated.', `${changed} events updated.`),
    doneNothing: 'The chosen events were imported before and have not changed.',
  },
});
