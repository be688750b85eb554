import { defineWords } from '../../words/defineWords';

export const words = defineWords('reports', {
  vi: {
    asOf: 'Tính đến {{at}}',
    period: 'Từ {{from}} đến {{to}}',
    exportAs: 'Xuất {{format}}',
    emptyTitle: 'Chưa có số liệu',
    emptyText: 'Khi có dữ liệu, các dòng của báo cáo sẽ hiện ở đây.',
    related: 'Báo cáo liên quan',
    hours: 'giờ',
    ofClasses: 'Lớp học',
    ofExams: 'Bài thi và điểm',
    ofUse: 'Truy cập',
    ofPeople: 'Người dùng',
    ofSurveys: 'Khảo sát và đánh giá',
    ofUnits: 'Dự án và đơn vị',
  },
  en: {
    asOf: 'As of {{at}}',
    period: 'From {{from}} to {{to}}',
    exportAs: 'Export {{format}}',
    emptyTitle: 'No figures yet',
    emptyText: 'Once there is data, the rows of the report appear here.',
    related: 'Related reports',
    hours: 'hours',
    ofClasses: 'Classes',
    ofExams: 'Exams and scores',
    ofUse: 'Access',
    ofPeople: 'People',
    ofSurveys: 'Surveys and ratings',
    ofUnits: 'Projects and units',
  },
});
