import { defineWords } from '../../words/defineWords';

export const printWords = defineWords('examPrint', {
  vi: {
    title: 'In đề thi “{{title}}”',
    content: 'Nội dung in',
    paper: 'Đề thi',
    paperHelp: 'Để phát cho học viên. Không có đáp án.',
    key: 'Đáp án',
    keyHelp: 'Đáp án và thang điểm cho người chấm.',
    both: 'Đề thi và đáp án',
    bothHelp: 'Đáp án ở các trang riêng, sau đề thi.',
    versions: 'Số mã đề',
    versionsHelp:
      'Mỗi mã đề có thứ tự câu hỏi và đáp án riêng. Đáp án in sau vẫn khớp nếu đề thi không bị sửa.',
    oneVersion: 'Một đề, giữ nguyên thứ tự',
    manyVersions: '{{count}} mã đề ({{codes}})',
    submit: 'Tải tệp PDF',
    failed: 'Chưa tạo được tệp',
    paperFile: 'de-thi-{{id}}.pdf',
    keyFile: 'dap-an-{{id}}.pdf',
  },
  en: {
    title: 'Print the exam “{{title}}”',
    content: 'What to print',
    paper: 'The exam',
    paperHelp: 'To hand out to students, without the answers.',
    key: 'The answer key',
    keyHelp: 'Answers and points for who marks.',
    both: 'The exam and its key',
    bothHelp: 'The key is on pages of its own after the exam.',
    versions: 'Versions',
    versionsHelp:
      'Each version has its own order of questions and answers. A key printed later fits as long as the exam is not edited.',
    oneVersion: 'One, in the order of the exam',
    manyVersions: '{{count}} versions ({{codes}})',
    submit: 'Download PDF',
    failed: 'The file could not be made',
    paperFile: 'exam-{{id}}.pdf',
    keyFile: 'answer-key-{{id}}.pdf',
  },
});
