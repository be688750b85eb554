import { defineWords } from '../../words/defineWords';
import { plural } from '../../words/plural';

/** Texts of the export of questions. */
export const exportWords = defineWords('questionExport', {
  vi: {
    export: 'Xuất sang hệ thống khác',
    title: 'Xuất {{count}} câu hỏi',
    fileName: 'cau-hoi',
    format: 'Định dạng',
    bank: 'Xuất câu hỏi',
    qti21: 'QTI 2.1 (.zip)',
    qti30: 'QTI 3.0 (.zip)',
    moodle: 'Moodle XML',
    gift: 'GIFT',
    xlsx: 'Excel (.xlsx), nhập lại được',
    ofAll: 'Xuất được {{written}} / {{all}} câu',
    lost: 'Những gì định dạng này không xuất được',
    loss: '{{message}} ({{count}} câu)',
    more: 'và {{count}} câu khác',
    nothingLost: 'Mọi câu được xuất đầy đủ, cả đáp án.',
    write: 'Tải tệp với {{count}} câu',
    failed: 'Chưa xuất được',
  },
  en: {
    export: 'Export for another system',
    title: ({ count }) => plural(count, 'Export 1 question', `Export ${count} questions`),
    fileName: 'questions',
    format: 'Format',
    bank: 'Export questions',
    qti21: 'QTI 2.1 (.zip)',
    qti30: 'QTI 3.0 (.zip)',
    moodle: 'Moodle XML',
    gift: 'GIFT',
    xlsx: 'Excel (.xlsx), can be imported again',
    ofAll: '{{written}} of {{all}} questions can be written',
    lost: 'What this format cannot carry',
    loss: '{{message}} (questions: {{count}})',
    more: 'and {{count}} more',
    nothingLost: 'All questions are written in full, with their keys.',
    write: ({ count }) => plural(count, 'Download 1 question', `Download ${count} questions`),
    failed: 'The export failed',
  },
});
