import type { OperationId } from '../../contract/document.ts';
import type { TestCall } from '../TestApp.ts';
import type { Kind, Thing, AccessFixtures } from './AccessFixtures.ts';

export interface AccessProbe {
  /** What the operation is asked for; without one it has to do with nothing but its caller. */
  kind?: Kind;
  /** An answer that lists things reaches one when it names it. */
  lists?: true;
  call: (thing: Thing, fixtures: AccessFixtures) => TestCall;
}

const journal_id = '6a1f0c52-6a39-4f0e-9a55-0f3a8f3c9d01';
const nothing: AccessProbe = { call: () => ({ body: {} }) };
const byId = (kind: Kind, body?: object): AccessProbe => ({
  kind,
  call: ({ id }) => ({ path: { id }, ...(body ? { body } : {}) }),
});
const listed = (kind: Kind, field: string, more: TestCall['query'] = {}): AccessProbe => ({
  kind,
  lists: true,
  call: ({ mark }) => ({ query: { 'fieldName[]': [field], 'keyword[]': [mark], ...more } }),
});
const named = (kind: Kind, field: string, more: object = {}): AccessProbe => ({
  kind,
  call: ({ id }) => ({ body: { [field]: [id], ...more } }),
});

/** How each operation is asked for a thing. An operation of the contract that is not named here fails the test. */
export const accessProbes: Record<OperationId, AccessProbe | 'public'> = {
  getHealth: 'public',
  login: 'public',
  verifyTwoFactor: 'public',
  recoverPassword: 'public',
  resetPassword: 'public',
  activateAccount: 'public',
  getSignupUnit: 'public',
  signUp: 'public',

  logout: nothing,
  getMe: nothing,
  getLanguage: nothing,
  setLanguage: { call: () => ({ body: { lang: 'vi' } }) },
  getProfile: nothing,
  saveProfile: nothing,
  changePassword: nothing,
  setTwoFactor: nothing,
  saveMetas: { call: () => ({ body: { user_metas: { mail_unmarked: 'on' } } }) },
  saveAvatar: nothing,
  removeAvatar: nothing,
  saveBackground: nothing,
  removeBackground: nothing,
  getFile: byId('file'),

  askForSupport: nothing,

  listCompanies: { kind: 'unit', lists: true, call: () => ({ query: { limit: 100 } }) },

  listMembers: listed('member', 'name'),
  listInactiveMembers: listed('inactive', 'name'),
  getMember: byId('member'),
  addMember: {
    kind: 'unit',
    call: ({ id, mark }) => ({
      body: memberDraft(`${mark.length}${Math.random().toString(36).slice(2)}`, id),
    }),
  },
  editMember: {
    kind: 'member',
    call: ({ id, of }) => ({ path: { id }, body: memberDraft(`sua${id}`, of.company ?? '1') }),
  },
  lockMembers: named('member', 'user_ids'),
  unlockMembers: named('member', 'ids'),
  resendActivation: named('inactive', 'user_ids'),
  deleteMembers: named('member', 'user_ids'),
  deleteInactiveMembers: named('inactive', 'user_ids'),
  showPassword: { kind: 'member', call: ({ id }) => ({ body: { user_id: id } }) },
  importMembers: nothing,
  getMemberTemplate: nothing,
  getRefusedMembers: nothing,
  exportMembers: listed('member', 'name', { format: 'csv' }),
  setMemberTwoFactor: byId('member', { enabled: true }),

  listRoles: nothing,
  listOpenClasses: listed('classroom', 'classroom_name'),
  register: { kind: 'classroom', call: ({ id }) => ({ body: { classroom_id: id } }) },
  getOwnRequest: nothing,
  markMarketplace: nothing,
  listRequests: listed('request', 'name'),
  approveRequests: {
    kind: 'request',
    call: ({ id, of }) => ({ body: { request_ids: [id], classroom_id: of.classroom ?? '1' } }),
  },
  denyRequests: named('request', 'request_ids'),
  getRegistrationLink: byId('unit'),
  setRegistrationLink: byId('unit', { open: true }),

  listQuestions: listed('question', 'title'),
  getQuestion: byId('question'),
  saveQuestion: {
    kind: 'question',
    call: ({ id, mark, of }, { sample }) => ({
      body: { id, title: mark, category_id: of.category ?? '1', status: 'draft', ...sample },
    }),
  },
  deleteQuestions: named('question', 'question_ids'),
  importQuestions: nothing,
  getQuestionTemplate: nothing,
  listQuestionCategories: nothing,

  listExams: listed('exam', 'title'),
  getExam: byId('exam'),
  saveExam: {
    kind: 'exam',
    call: ({ id, mark, of }) => ({
      body: {
        id,
        title: mark,
        category_id: of.category ?? '1',
        parts: [
          { title: 'Phần 1', score: 100, questions: [{ question_id: of.question ?? '1', score: 100 }] },
        ],
        duration_minutes: 45,
        retakes: 1,
        deduction_percent: 10,
        questions_per_page: 5,
        shuffle: false,
      },
    }),
  },
  publishExam: byId('exam'),
  lockExams: named('exam', 'survey_ids', { lock: true }),
  deleteExams: named('exam', 'survey_ids'),
  listExamCategories: nothing,

  listClasses: { kind: 'classroom', lists: true, call: () => ({ query: { limit: 100 } }) },
  getClass: byId('classroom'),
  assignExam: {
    kind: 'classroom',
    call: ({ id, of }, { in: hours }) => ({
      path: { id },
      body: {
        survey_id: of.exam ?? '1',
        start_time: hours(1),
        end_time: hours(48),
        duration_minutes: 45,
        retakes: 1,
        deduction_percent: 10,
        questions_per_page: 5,
      },
    }),
  },
  listSubmissions: byId('classroom'),

  listAssignments: { kind: 'assignment', lists: true, call: () => ({ query: { limit: 100 } }) },
  getAssignment: byId('assignment'),
  startAttempt: {
    kind: 'assignment',
    call: ({ id, of }) => ({ path: { id: of.exam ?? '1' }, body: { assignment_id: id } }),
  },
  getAttempt: {
    kind: 'attempt',
    call: ({ id, of }) => ({ path: { id: of.exam ?? '1' }, query: { attempt_id: id } }),
  },
  saveAnswers: {
    kind: 'attempt',
    call: ({ id, of }) => ({
      path: { id: of.exam ?? '1' },
      as: 'json',
      body: { attempt_id: id, journal_id, entries: [], known_server_seq: 0 },
    }),
  },
  submitAttempt: {
    kind: 'attempt',
    call: ({ id, of }) => ({
      path: { id: of.exam ?? '1' },
      body: { attempt_id: id, journal_id, last_seq: 0 },
    }),
  },
  autoSubmitAttempt: {
    kind: 'attempt',
    call: ({ id }) => ({ as: 'json', body: { attempt_id: id, journal_id, last_seq: 0 } }),
  },
  markAnswer: {
    kind: 'attempt',
    call: ({ id, of }) => ({ body: { attempt_id: id, question_id: of.question ?? '1', score: 1 } }),
  },
  getReview: byId('attempt'),
};

function memberDraft(code: string, company_id: string) {
  return {
    name: 'Nguyễn Văn An',
    role: 'student',
    company_id,
    phone: '0912345678',
    date_of_birth: '2000-01-31',
    membership_code: code,
    email: `${code}@sen.vn`,
  };
}
