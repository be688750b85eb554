import { defineWords } from '../../words/defineWords';

export const words = defineWords('study', {
  vi: {
    examsOfClass: 'Bài kiểm tra của lớp',
    preview: 'Bạn đang xem lớp như học viên. Mọi bài đều mở và thời gian học không được tính.',
    closedTitle: 'Bài này chưa mở',
    goTo: 'Đến bài cần hoàn thành',
    emptyTitle: 'Buổi học chưa có bài giảng',
    emptyText: 'Khi giảng viên thêm bài giảng, bạn sẽ học được ngay tại đây.',
    nothingTitle: 'Lớp chưa có nội dung để học',
    nothingText: 'Giảng viên chưa thêm bài giảng hay bài kiểm tra nào.',
    doneTitle: 'Bạn đã học xong lớp này',
    doneText: 'Tất cả các bài đều đã hoàn thành. Bạn có thể mở lại bất kỳ bài nào để ôn tập.',
    examNextTitle: 'Tiếp theo là bài kiểm tra “{{title}}”',
    examNextText: 'Bạn đã học hết các bài giảng đang mở. Hãy làm bài kiểm tra để học tiếp.',
    openExam: 'Đến bài kiểm tra',
    toClass: 'Về trang lớp học',
    completed: 'Đã hoàn thành lúc {{time}}',
    lessonDone: 'Đã hoàn thành “{{title}}”.',
    ruleMedia: 'Hoàn thành khi bạn đã xem hoặc nghe ít nhất 90% thời lượng.',
    ruleDocument:
      'Hoàn thành khi bạn đã xem hết tài liệu, mỗi trang ít nhất một giây; tài liệu không xem được ở đây thì sau 10 giây.',
    ruleLook: 'Hoàn thành sau khi xem ít nhất 10 giây.',
    rulePackage: 'Hoàn thành khi gói bài giảng báo đã học xong.',
    ruleUnplayable:
      'Tệp của bài này không phát được nên bài không tính vào tiến độ. Bạn học tiếp bài sau được.',
    meetings: 'Lịch học trực tuyến',
    meetingOpen: 'Đang mở, {{time}}',
    notCounted: 'Thời gian học đang không được tính',
    offline:
      'Mất kết nối. Bạn vẫn học tiếp được phần đã mở; thời gian học được giữ trên thiết bị và gửi đi khi có mạng.',
    noMeetings: 'Chưa có lịch học trực tuyến',
    noMeetingsText: 'Khi giảng viên đặt lịch, đường vào phòng học sẽ hiện ở đây.',
    idleTitle: 'Bạn còn đang học không?',
    idleText:
      'Đồng hồ tính giờ học đã dừng. Nếu không trả lời trong {{seconds}} giây, bạn sẽ được đăng xuất để bảo vệ tài khoản.',
    stay: 'Tôi vẫn đang học',
    idleEnded:
      'Bạn đã không hoạt động quá lâu nên được đăng xuất. Phần đã học vẫn được giữ; hãy đăng nhập lại để học tiếp.',
  },
  en: {
    examsOfClass: 'Exams of the class',
    preview: 'You see the class as its students do. Everything is open, and your time does not count.',
    closedTitle: 'This is not open yet',
    goTo: 'Go to the required lesson',
    emptyTitle: 'This session has no lesson yet',
    emptyText: 'Once the teacher adds a lesson, you can study it here.',
    nothingTitle: 'The class has nothing to study yet',
    nothingText: 'The teacher has added no lesson and no exam.',
    doneTitle: 'You have completed this class',
    doneText: 'Everything is done. You can open any lesson again to revise it.',
    examNextTitle: 'Next is the exam “{{title}}”',
    examNextText: 'You have studied all lessons that are open. Take the exam to continue.',
    openExam: 'Go to the exam',
    toClass: 'Back to the class',
    completed: 'Completed on {{time}}',
    lessonDone: '“{{title}}” is completed.',
    ruleMedia: 'It is completed once you have watched or heard at least 90% of it.',
    ruleDocument:
      'It is completed once you have read all of the document, each page for at least a second; one that cannot be viewed here, after 10 seconds.',
    ruleLook: 'It is completed after you have looked at it for 10 seconds.',
    rulePackage: 'It is completed when the package reports so.',
    ruleUnplayable:
      'The file of this lesson cannot be played, so it does not count. Continue with the next one.',
    meetings: 'Online sessions',
    meetingOpen: 'Open now, {{time}}',
    notCounted: 'Your time does not count now',
    offline:
      'You are offline. What is open can still be studied; the time is kept on this device and sent when the connection returns.',
    noMeetings: 'No online session is planned yet',
    noMeetingsText: 'Once the teacher plans one, its link appears here.',
    idleTitle: 'Are you still there?',
    idleText:
      'Your study timer is paused. Without an answer within {{seconds}} seconds you are signed out to protect your account.',
    stay: 'I am still studying',
    idleEnded:
      'You were inactive too long and have been signed out. What you studied is kept; sign in again to continue.',
  },
});
