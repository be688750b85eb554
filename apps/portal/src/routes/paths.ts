import type { Permission } from '@sen/domain/access/permissions';
import type { PathParams } from './PathParams';

/** Who may open a page: everybody, who is not signed in yet, or whoever has the permission. */
export type PathAccess = 'everybody' | 'visitor' | Permission;

export interface PathEntry {
  readonly pattern: string;
  readonly access: PathAccess;
  /** `full` stands alone, edge to edge; all others stand inside the shell. */
  readonly frame?: 'full';
}

/** Every address of the product, as data. It imports no page; `pages.ts` has them. The first that fits wins. */
export const paths = {
  signIn: { pattern: '/', access: 'visitor', frame: 'full' },
  recovery: { pattern: '/recovery', access: 'everybody', frame: 'full' },
  reset: { pattern: '/reset', access: 'everybody', frame: 'full' },
  activate: { pattern: '/activate', access: 'everybody', frame: 'full' },
  register: { pattern: '/register', access: 'everybody', frame: 'full' },
  resetByAdmin: { pattern: '/reset/admin', access: 'everybody', frame: 'full' },

  forbidden: { pattern: '/error/403', access: 'everybody' },
  notFound: { pattern: '/error/404', access: 'everybody' },

  overview: { pattern: '/overview', access: 'overview.view' },

  members: { pattern: '/users', access: 'member.list' },
  memberAdd: { pattern: '/users/add', access: 'member.create' },
  memberImport: { pattern: '/import', access: 'member.import' },
  inactiveMembers: { pattern: '/users/inactive', access: 'member.activate' },
  memberView: { pattern: '/users/view/:uid', access: 'member.list' },
  memberEdit: { pattern: '/users/edit/:uid', access: 'member.edit' },
  students: { pattern: '/students', access: 'member.list' },
  studentEdit: { pattern: '/students/:uid', access: 'member.edit' },
  // A teacher sees students alone.
  teachers: { pattern: '/teachers', access: 'member.edit' },
  teacherEdit: { pattern: '/teachers/:uid', access: 'member.edit' },
  staff: { pattern: '/wwos', access: 'member.edit' },
  staffEdit: { pattern: '/wwos/:uid', access: 'member.edit' },
  sponsors: { pattern: '/sponsors', access: 'member.edit' },
  sponsorEdit: { pattern: '/sponsors/:uid', access: 'member.edit' },
  requests: { pattern: '/requests', access: 'request.list' },

  profile: { pattern: '/profile', access: 'profile.view' },

  support: { pattern: '/support', access: 'support.ask' },
  notificationSettings: { pattern: '/setting/notification', access: 'profile.view' },

  questions: { pattern: '/sample-questions', access: 'question.list' },
  questionAdd: { pattern: '/questions/add/:name', access: 'question.create' },
  questionEdit: { pattern: '/questions/edit/:qid', access: 'question.create' },
  questionView: { pattern: '/questions/view/:qid', access: 'question.list' },

  exams: { pattern: '/sample-surveys', access: 'exam.list' },
  examAdd: { pattern: '/surveys/add', access: 'exam.create' },
  examEdit: { pattern: '/surveys/edit/:svid', access: 'exam.create' },
  examView: { pattern: '/surveys/view/:svid', access: 'exam.list' },

  classes: { pattern: '/course-all', access: 'class.list' },
  courseRegister: { pattern: '/course-register', access: 'registration.ask' },
  classroom: { pattern: '/classroom/:cid', access: 'class.view' },
  marking: { pattern: '/markAnswer/:cid', access: 'class.mark' },

  myExams: { pattern: '/surveys', access: 'attempt.take' },
  examReady: {
    pattern: '/info_survey/:cid/survey/:svid/exam/:sscid/:check/:isFinal',
    access: 'attempt.take',
  },
  examTake: {
    pattern: '/classroom/:cid/survey/:svid/exam/:sscid/:check/:isFinal/:ssid',
    access: 'attempt.take',
    frame: 'full',
  },
  examSeen: {
    pattern: '/surveys/:sid/classroom_id/:ssclid/users/:uid/see_exam',
    access: 'attempt.review',
  },
  answerReview: {
    pattern: '/surveys/:sid/classroom_id/:ssclid/user/:uid/answered/:clid/:teacherId',
    access: 'class.mark',
  },
} as const satisfies Record<string, PathEntry>;

export type PathName = keyof typeof paths;
export type ParamsOf<Name extends PathName> = PathParams<(typeof paths)[Name]['pattern']>;

/** The address of a page: `href('examEdit', { svid: '7' })`, `href('overview')`. */
export function href<Name extends PathName>(
  name: Name,
  ...[params]: keyof ParamsOf<Name> extends never ? [] : [params: ParamsOf<Name>]
): string {
  const values: Partial<Record<string, string>> = params ?? {};
  return paths[name].pattern.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(values[key] ?? ''));
}
