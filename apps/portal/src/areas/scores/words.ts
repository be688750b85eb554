import { defineWords } from '../../words/defineWords';
import { plural } from '../../words/plural';

/** Texts of the import of scores. */
export const words = defineWords('scores', {
  vi: {
    exam: 'Bài thi',
    examOf: '{{title}} (mở {{time}})',
    reason: 'Lý do nhập điểm',
    reasonHelp: 'Được ghi vào nhật ký cùng từng điểm, ví dụ: Thi trên giấy ngày 27/11.',
    reasonFirst: 'Hãy ghi lý do nhập điểm.',
    note: 'Điểm nhập từ tệp là kết quả của học viên trong bài thi này, thay cho điểm các lần làm bài trên hệ thống. Bài làm vẫn được giữ. Ô điểm để trống thì không đổi gì.',
    noExam: 'Chưa có bài thi nào đã mở',
    noExamText:
      'Điểm chỉ được nhập cho bài thi đã mở. Hãy giao bài thi cho lớp trước, hoặc quay lại khi bài đã mở.',
    import: 'Nhập',
    drop: 'Kéo thả tệp điểm vào đây',
    templateName: 'diem',
    refusedName: 'diem-dong-loi',
    rows: 'Dòng trong tệp',
    good: 'Điểm mới',
    changed: 'Điểm thay đổi',
    repeated: 'Không đổi hoặc để trống',
    refused: 'Dòng không hợp lệ',
    student: 'Học viên',
    start: 'Nhập điểm của {{count}} học viên',
    preview: 'Điểm sẽ được nhập',
    firstRows: 'Bảng này hiện {{shown}} dòng đầu trong {{count}} dòng.',
    nothing: 'Không có điểm nào để nhập.',
    notStarted: 'Chưa bắt đầu nhập được',
    done: 'Đã nhập điểm của {{count}} học viên',
    noneDone: 'Không có điểm nào thay đổi',
    seeClass: 'Xem bài thi của lớp',
    undoText:
      'Điểm do lần nhập này tạo sẽ bị xóa, điểm đã thay được trả lại như trước. Điểm nào đã được nhập lại sau đó thì giữ nguyên, và bạn sẽ thấy đó là dòng nào. Học viên được báo. Chứng chỉ đã cấp theo các điểm này vẫn còn hiệu lực: trang chứng chỉ của lớp nêu ai nay không còn đạt, để bạn thu hồi nếu cần.',
  },
  en: {
    exam: 'Exam',
    examOf: '{{title}} (opened {{time}})',
    reason: 'Reason',
    reasonHelp: 'Recorded with each score, for example: Written exam of 27 November.',
    reasonFirst: 'Give a reason for the scores.',
    note: 'A score from the file replaces what the student’s attempts give in this exam. The attempts are kept. An empty cell changes nothing.',
    noExam: 'No exam has opened yet',
    noExamText:
      'Scores are entered for exams that have opened. Assign one to the class first, or come back when it has opened.',
    import: 'Import',
    drop: 'Drop the file of scores here',
    templateName: 'scores',
    refusedName: 'scores-invalid-rows',
    rows: 'Rows in the file',
    good: 'New scores',
    changed: 'Changed scores',
    repeated: 'Unchanged or empty',
    refused: 'Invalid rows',
    student: 'Student',
    start: ({ count }) =>
      plural(count, 'Import the score of 1 student', `Import the scores of ${count} students`),
    preview: 'Scores to be imported',
    firstRows: ({ shown, count }) => `This table shows the first ${shown} of ${count} rows.`,
    nothing: 'There is no score to import.',
    notStarted: 'The import could not be started',
    done: ({ count }) => plural(count, 'Score of 1 student imported', `Scores of ${count} students imported`),
    noneDone: 'No score has changed',
    seeClass: 'View the class’s exams',
    undoText:
      'Scores that this import created are deleted, and those that it changed become as they were. What has been entered again since stays, and you will see which rows. The students are notified. Certificates that were issued by these scores stay valid: the class’s page of certificates says whose result no longer earns one, so that you can revoke it.',
  },
});
