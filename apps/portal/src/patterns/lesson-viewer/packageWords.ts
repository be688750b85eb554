import { defineWords } from '../../words/defineWords';

export const packageWords = defineWords('package', {
  vi: {
    opening: 'Đang mở bài học…',
    failed: 'Chưa mở được bài học',
    failedText: 'Hãy kiểm tra kết nối mạng rồi thử lại. Những gì bạn đã học vẫn được giữ.',
    retry: 'Thử lại',
    part: 'Phần {{number}} / {{count}}',
    parts: 'Phần của bài học',
    partName: '{{number}}. {{title}}',
    partDone: '{{number}}. {{title}} (đã hoàn thành)',
    previous: 'Phần trước',
    next: 'Phần sau',
    fullScreen: 'Toàn màn hình',
    score: 'Điểm cao nhất: {{score}}',
    tooLong: 'Bài học này lưu quá nhiều dữ liệu nên phần mới nhất chưa được giữ. Hãy báo giảng viên.',
    notKept:
      'Thiết bị hết chỗ nên không giữ được phần bạn vừa học. Hãy giải phóng bộ nhớ rồi mở lại bài học.',
    elsewhere: 'Bài học đã được mở ở thiết bị hoặc thẻ khác',
    elsewhereText:
      'Từ lúc đó, chỉ phần hoàn thành và điểm cao nhất ở đây được tính; chỗ đang học theo thiết bị kia. Mở lại để học tiếp ở đây.',
    openAgain: 'Mở lại ở đây',
    notCounted: 'Kết quả của bài học không được tính',
  },
  en: {
    opening: 'Opening the lesson…',
    failed: 'The lesson could not be opened',
    failedText: 'Check your connection and try again. What you have studied is kept.',
    retry: 'Try again',
    part: 'Part {{number}} of {{count}}',
    parts: 'Part of the lesson',
    partName: '{{number}}. {{title}}',
    partDone: '{{number}}. {{title}} (completed)',
    previous: 'Previous part',
    next: 'Next part',
    fullScreen: 'Full screen',
    score: 'Best score: {{score}}',
    tooLong:
      'This lesson keeps too much data, so the newest of it has not been stored. Please inform your teacher.',
    notKept:
      'This device has no room to keep what you have just studied. Free some space, then open the lesson again.',
    elsewhere: 'The lesson was opened on another device or in another tab',
    elsewhereText:
      'Since then only what you complete here and the best score count; where you are is that of the other device. Open it again to continue here.',
    openAgain: 'Open it again here',
    notCounted: 'The result of the lesson does not count',
  },
});
