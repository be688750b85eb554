import type { Question } from '@sen/api/contract/model';
import { rubricOf } from '@sen/domain/questions/rubric';
import { pictureBytes } from '@sen/domain/testing/pictureBytes';
import { TestFile } from './multipartOf.ts';
import type { Sitting } from './Sitting.ts';
import type { TestCall } from './TestApp.ts';

/** Every operation that a student may call, with a probing request. */
export function studentCalls(sitting: Sitting): Record<string, TestCall> {
  const { id, assignment_id, survey_id } = sitting.attempt;
  const attempt = { attempt_id: id };
  const entries = sitting.write([{ question_id: sitting.question('true_false'), flagged: true }]);
  return {
    getHealth: {},
    getMe: {},
    getLanguage: {},
    getProfile: {},
    recordActivity: {
      body: { reports: [{ visit_id: sitting.journal.id, active_seconds: 30, seconds_ago: 0 }] },
      as: 'json',
    },
    askForSupport: { body: { subject: 'Hỗ trợ', description: 'Em không nghe được bài giảng.' } },
    removeAvatar: {},
    removeBackground: {},
    getFile: { path: { id: '00000000-0000-4000-8000-000000000000' } },
    getFileRendition: { path: { id: '00000000-0000-4000-8000-000000000000' } },
    getRenditionBytes: { path: { id: '00000000-0000-4000-8000-000000000000' } },
    getThumbnail: { path: { id: '00000000-0000-4000-8000-000000000000' } },
    createUpload: { body: { name: 'Bài 1.pdf', size: 10, purpose: 'document' } },
    listUploads: {},
    listDocuments: {},
    addFolder: { body: { folder_id: null, name: 'Bài làm' } },
    searchDocuments: {},
    getDocument: { path: { id: '1' } },
    renameDocument: { path: { id: '1' }, body: { name: 'Bài làm 2' } },
    copyDocuments: { body: { document_ids: ['1'], folder_id: null, key: sitting.journal.id } },
    getDocumentSharing: { path: { id: '1' } },
    shareDocument: { path: { id: '1' }, body: { user_ids: [], classroom_ids: [] } },
    moveDocuments: { body: { document_ids: ['1'], folder_id: null } },
    downloadDocuments: { query: { 'document_ids[]': ['1'] } },
    deleteDocuments: { body: { document_ids: ['1'] } },
    listBin: {},
    emptyBin: { body: {} },
    listSharedDocuments: {},
    getDocumentStorage: {},
    listDocumentReaders: {},
    sendMessage: {
      body: { receiver_id: '3', is_attachment: 0, body: 'Em hỏi bài', client_id: sitting.journal.id },
    },
    listMessageReaders: { path: { id: '1' } },
    listDirectMessages: { path: { id: '3' } },
    seeDirectMessages: { path: { id: '3' }, body: { number: 1 } },
    countUnreadMessages: {},
    listChatPeople: {},
    listChatGroups: {},
    getChatGroup: { path: { id: '1' } },
    listChatMembers: { path: { id: '1' } },
    listGroupMessages: { path: { id: '1' } },
    seeGroupMessages: { path: { id: '1' }, body: { number: 1 } },
    listChatUsers: { query: { type: 'chat' } },
    listChatTeachers: {},
    listChatAdmins: {},
    listChatStudents: { path: { id: '3' } },
    listNotifications: { query: { limit: 100 } },
    openNotification: { path: { id: '1' } },
    seeNotifications: {},
    readAllNotifications: {},
    listOpenClasses: {},
    getOwnRequest: {},
    markMarketplace: {},
    listOwnProjects: {},
    listClasses: {},
    listMyCourses: { query: { limit: 8 } },
    getStudentCourse: { path: { id: '1' } },
    listTopics: {},
    addTopic: { body: { title: 'Hỏi', theme_id: '1', content: '<p>Hỏi</p>' } },
    getTopic: { path: { id: '1' } },
    editTopic: { path: { id: '1' }, body: { version: 1, title: 'Hỏi lại' } },
    deleteTopic: { path: { id: '999999' }, body: { reason: 'Đăng nhầm' } },
    listReplies: { path: { id: '1' } },
    addReply: { path: { id: '1' }, body: { content: '<p>Đáp</p>' } },
    editReply: { path: { id: '1' }, body: { content: '<p>Đáp</p>' } },
    deleteReply: { path: { id: '999999' }, body: { reason: 'Đăng nhầm' } },
    followTopic: { path: { id: '1' }, body: { followed: true } },
    reportTopic: { path: { id: '1' }, body: { reason: 'Quảng cáo' } },
    listTopicChanges: { path: { id: '1' } },
    addForumPicture: { body: { picture: new TestFile('so-do.png', pictureBytes.png()) } },
    getForum: {},
    getForumRules: {},
    acceptForumRules: {},
    listCourseReviews: { path: { id: '1' } },
    getCourseRating: { path: { id: '1' } },
    getClass: { path: { id: '1' } },
    getStudy: { path: { id: '1' } },
    openLesson: { path: { id: '1', session_id: sitting.journal.id } },
    listMySurveys: {},
    checkClassSurveys: { path: { id: '1' } },
    openSurvey: { path: { id: '1' } },
    listTrainings: {},
    getTraining: { path: { id: '1' } },
    getTrainingResult: { path: { id: '1', user_id: '1' } },
    getMeeting: { path: { id: '1' } },
    checkMeetingTime: { body: { meeting_id: '1', kind: 'pretest' } },
    listOnlineClasses: { query: { limit: 100 } },
    getOnlineClass: { path: { id: '1' } },
    listAssignments: { query: { limit: 100 } },
    getAssignment: { path: { id: assignment_id } },
    listHandedIn: { path: { id: assignment_id, user_id: sitting.attempt.student.id } },
    startAttempt: { path: { id: survey_id }, body: { assignment_id } },
    getAttempt: { path: { id: survey_id }, query: attempt },
    saveAnswers: {
      path: { id: survey_id },
      as: 'json',
      body: { ...attempt, journal_id: sitting.journal.id, entries, known_server_seq: 0 },
    },
    listAttemptNotices: { path: { id } },
    getReview: { path: { id } },
    markAnswer: { body: { ...attempt, question_id: sitting.question('long_answer'), score: 1, base: 0 } },
    submitAttempt: {
      path: { id: survey_id },
      body: { ...attempt, journal_id: sitting.journal.id, last_seq: 9999 },
    },
    autoSubmitAttempt: { as: 'json', body: { ...attempt, journal_id: sitting.journal.id, last_seq: 9999 } },
    listSubmissions: { path: { id: '1' } },
    listQuestions: {},
    getQuestion: { path: { id: '1' } },
    listShownBanners: {},
    listFreeCourses: {},
    listFreeCourseFields: {},
    listOwnCertificates: {},
    getBadgeIssuer: { path: { id: '1' } },
    listEvents: {},
    exportCalendar: {},
    getCalendarFeed: {},
    renewCalendarFeed: {},
    revokeCalendarFeed: {},
    listExams: {},
    getExam: { path: { id: survey_id } },
  };
}

/** Texts that only keys contain: model answers, and what rubrics ask for. */
export function keyTexts(keys: readonly Pick<Question, 'key'>[]): string[] {
  return keys.flatMap(({ key }) => [
    ...('model_answer' in key && key.model_answer ? [key.model_answer] : []),
    ...(rubricOf(key) ?? []).flatMap(({ title, levels }) => [title, ...levels.map((level) => level.title)]),
  ]);
}

/** Whether an answer to a student holds a key, or what reveals one. */
export function holdsKey(body: unknown, onlyInKeys: readonly string[]): boolean {
  const text = JSON.stringify(body);
  return (
    /"(key|choice_key|tolerance|accepted|rubric)":(?!null)/.test(text) ||
    onlyInKeys.some((answer) => text.includes(answer)) ||
    tellsMark(body)
  );
}

/** Whether an answer holds the mark of a question that the server marks: it reveals what was right. */
function tellsMark(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(tellsMark);
  if (typeof value !== 'object' || value === null) return false;
  if (!('question' in value && 'score' in value)) return Object.values(value).some(tellsMark);
  return value.score !== null && !/"type":"(short|long)_answer"/.test(JSON.stringify(value.question));
}
