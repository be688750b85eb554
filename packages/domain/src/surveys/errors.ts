import type { ErrorTable } from '../errors/ErrorTable.ts';

/** Errors of surveys that the portal finds too. */
export const errors = {
  surveyParticipantsMissing: {
    status: 422,
    vi: 'Hãy chọn ít nhất một người để hỏi.',
    en: 'Choose at least one participant.',
  },
  surveyCourseWithoutStudents: {
    status: 422,
    vi: 'Khóa học không có lớp nào có học viên diễn ra trong thời gian khảo sát. Hãy chọn thời gian khác hoặc thêm học viên vào lớp.',
    en: 'No class of the course with students runs in the time of the survey. Choose another time, or add students to a class.',
  },
  surveyPlaceMissing: {
    status: 422,
    vi: 'Khảo sát phải thuộc một dự án, một lớp học hoặc một khóa học.',
    en: 'A survey is of one project, of one class or of one course.',
  },
  surveyQuarterWithoutYear: {
    status: 422,
    vi: 'Hãy nhập năm của quý đã chọn.',
    en: 'Enter the year of the quarter.',
  },
  surveyFrozen: {
    status: 422,
    vi: 'Đã có người trả lời nên không đổi được mục này.',
    en: 'Somebody has answered already, so this can no longer be changed.',
  },
  surveyParticipantsOnlyAdded: {
    status: 422,
    vi: 'Đã có người trả lời nên chỉ thêm được người, không bớt được.',
    en: 'Somebody has answered already, so participants can be added but not removed.',
  },
  surveyCompleted: {
    status: 409,
    vi: 'Khảo sát đã kết thúc nên không chỉnh sửa được.',
    en: 'The survey is completed, so it cannot be changed.',
  },
  surveyHasAnswers: {
    status: 409,
    vi: 'Không xóa được vì đã có người trả lời khảo sát này.',
    en: 'The survey cannot be deleted because somebody has answered it.',
  },
  surveyNotOpen: {
    status: 409,
    vi: 'Chưa đến thời gian làm khảo sát này. Khảo sát mở lúc {start|instant}.',
    en: 'It is not the time to take this survey. It opens on {start|instant}.',
  },
  surveyOver: {
    status: 409,
    vi: 'Đã hết thời gian làm khảo sát này, lúc {end|instant}.',
    en: 'The time to take this survey is over; it ended on {end|instant}.',
  },
  surveyAnswered: {
    status: 409,
    vi: 'Bạn đã trả lời khảo sát này. Mỗi người chỉ trả lời một lần.',
    en: 'You have already answered this survey. Everybody answers it once.',
  },
  surveyQuestionRequired: {
    status: 422,
    vi: 'Hãy trả lời câu này.',
    en: 'Please answer this question.',
  },
  surveyQuestionUnknown: {
    status: 422,
    vi: 'Câu hỏi này không có trong khảo sát. Hãy tải lại trang.',
    en: 'This question is not part of the survey. Reload the page.',
  },
  surveyAnonymous: {
    status: 409,
    vi: 'Khảo sát này ẩn danh: không ai xem được câu trả lời của từng người.',
    en: 'This survey is anonymous: nobody can see what one person answered.',
  },
} as const satisfies ErrorTable;
