import { classFilters } from '../classFilters.ts';
import { names, timingNames } from '../names.ts';
import type { Names, ReportDefinition } from '../ReportDefinition.ts';

const placeNames = {
  project: { vi: 'Dự án', en: 'Project' },
  class: { vi: 'Lớp học', en: 'Class' },
  course: { vi: 'Khóa học', en: 'Course' },
} as const satisfies Record<string, Names>;

const place = { vi: 'Phạm vi', en: 'Asked in' };
const participants = { vi: 'Người được hỏi', en: 'Asked' };
const answered = { vi: 'Đã trả lời', en: 'Answered' };
const answers = {
  none: { vi: 'Chưa ai trả lời', en: 'Nobody has answered' },
  some: { vi: 'Một số người', en: 'Some have answered' },
  all: { vi: 'Tất cả đã trả lời', en: 'Everybody has answered' },
} as const satisfies Record<string, Names>;

export const surveys = {
  name: { vi: 'Báo cáo khảo sát', en: 'Survey report' },
  text: {
    vi: 'Mỗi dòng là một cuộc khảo sát của dự án, lớp hoặc khóa học, với số người được hỏi và số người đã trả lời.',
    en: 'Each row is a survey of a project, class or course, with how many people were asked and how many have answered.',
  },
  permission: 'survey.manage',
  columns: {
    survey: { kind: 'survey', name: { vi: 'Khảo sát', en: 'Survey' } },
    place: { kind: 'state', name: place, states: placeNames },
    of: { kind: 'text', name: { vi: 'Của', en: 'Of' }, minor: true },
    unit: { kind: 'unit', name: names.unit },
    timing: { kind: 'state', name: names.timing, states: timingNames },
    participants: { kind: 'count', name: participants },
    answered: { kind: 'count', name: answered },
    rate: { kind: 'percent', name: { vi: 'Tỉ lệ trả lời', en: 'Response rate' } },
    starts_at: { kind: 'dateTime', name: names.starts, minor: true },
    ends_at: { kind: 'dateTime', name: names.ends, minor: true },
  },
  filters: {
    survey: { kind: 'text', name: { vi: 'Khảo sát', en: 'Survey' } },
    place: { kind: 'choices', values: placeNames, name: place },
    company_id: classFilters.company_id,
    timing: classFilters.timing,
    starts_at: classFilters.starts_at,
    answers: { kind: 'choices', values: answers, name: answered },
    participants: { kind: 'band', band: 'students', name: participants },
  },
  search: 'survey',
  sorts: ['starts_at', 'survey', 'participants', 'answered', 'rate'],
  order: 'desc',
  numbers: {
    surveys: { name: { vi: 'Khảo sát', en: 'Surveys' }, kind: 'count', filters: {} },
    happening: { name: timingNames.happening, kind: 'count', filters: { timing: ['happening'] } },
    none: { name: answers.none, kind: 'count', filters: { answers: ['none'] } },
    participants: { name: participants, kind: 'count', filters: {}, sum: 'participants' },
    answered: { name: answered, kind: 'count', filters: {}, sum: 'answered' },
  },
  charts: {
    answers: {
      name: { vi: 'Khảo sát theo câu trả lời', en: 'Surveys by answers' },
      look: 'donut',
      by: 'answers',
    },
    place: { name: { vi: 'Khảo sát theo phạm vi', en: 'Surveys by place' }, look: 'bar', by: 'place' },
  },
} as const satisfies ReportDefinition;
