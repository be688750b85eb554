import type { Role } from '@sen/api/contract/model';
import type { Permission } from '@sen/domain/access/permissions';
import type { PathParams } from './PathParams';

/** Who may open a page: everybody, only visitors, or holders of the permission. */
export type PathAccess = 'everybody' | 'visitor' | Permission;

export interface PathEntry {
  readonly pattern: string;
  readonly access: PathAccess;
  /**
   * The menu with an entry for the page, in the order of this table, or the name of the path whose entry is current
   * on it; null for none. `menus.ts` refuses a name that has no entry.
   */
  readonly menu: string | null;
  /** The entry for whoever does not have that one. */
  readonly menuAbove?: string;
  /** The roles whose menu has the entry, when not all who may open the page. */
  readonly menuOf?: readonly Role[];
  /** `full` renders without the shell, edge to edge; all others render inside it. */
  readonly frame?: 'full';
  /** The shape of its placeholder while it loads; a form when absent. */
  readonly shape?: 'list' | 'board' | 'record';
  /** Another address of the pattern is another state of the same page, not a page of its own. */
  readonly stays?: true;
}

/**
 * Every address of the product, as data. The page of `members` is the `MembersPage.tsx` of an area; `pageTitles.ts` has
 * its title, `menuIcons.ts` the icon of its menu entry. The first match wins.
 */
export const paths = {
  signIn: { pattern: '/', access: 'visitor', menu: null, frame: 'full' },
  recovery: { pattern: '/recovery', access: 'everybody', menu: null, frame: 'full' },
  reset: { pattern: '/reset', access: 'everybody', menu: null, frame: 'full' },
  activate: { pattern: '/activate', access: 'everybody', menu: null, frame: 'full' },
  register: { pattern: '/register', access: 'everybody', menu: null, frame: 'full' },
  resetByAdmin: { pattern: '/reset/admin', access: 'everybody', menu: null, frame: 'full' },

  // For anybody who holds a certificate in hands.
  verify: { pattern: '/verify', access: 'everybody', menu: null, frame: 'full' },
  verifyCode: { pattern: '/verify/:code', access: 'everybody', menu: null, frame: 'full' },

  forbidden: { pattern: '/error/403', access: 'everybody', menu: null },
  notFound: { pattern: '/error/404', access: 'everybody', menu: null },

  studentOverview: { pattern: '/overview/student', access: 'attempt.take', menu: 'overview', shape: 'board' },
  overview: { pattern: '/overview', access: 'overview.view', menu: 'drawer and account', shape: 'board' },

  // The path of the folder is in the address, whose page stays when another folder is opened.
  documents: {
    pattern: '/personal-document/*?',
    access: 'document.own',
    menu: 'drawer and account',
    shape: 'list',
    stays: true,
  },
  documentSearch: {
    pattern: '/personal-documents/search',
    access: 'document.own',
    menu: 'documents',
    shape: 'list',
  },
  sharedDocuments: {
    pattern: '/personal-documents/shared',
    access: 'document.own',
    menu: 'documents',
    shape: 'list',
  },
  sharedFolder: {
    pattern: '/personal-documents/shared/:id',
    access: 'document.own',
    menu: 'documents',
    shape: 'list',
  },
  documentBin: {
    pattern: '/personal-documents/bin',
    access: 'document.own',
    menu: 'documents',
    shape: 'list',
  },
  documentView: {
    pattern: '/personal-documents/view/:id',
    access: 'document.own',
    menu: 'documents',
    shape: 'record',
  },
  // Also for staff and sponsors (readings.md).
  calendar: { pattern: '/calendar', access: 'event.view', menu: 'drawer and account' },
  eventOfStudent: { pattern: '/calendarStudent/:eid', access: 'event.view', menu: 'calendar' },
  eventOfTeacher: { pattern: '/calendarTeacher/:eid', access: 'event.edit', menu: 'calendar' },
  events: { pattern: '/events', access: 'event.view', menu: 'calendar', shape: 'list' },
  eventAdd: { pattern: '/events/add', access: 'event.edit', menu: 'calendar' },
  eventEdit: { pattern: '/events/edit/:eid', access: 'event.edit', menu: 'calendar' },
  eventView: { pattern: '/events/:eid', access: 'event.view', menu: 'calendar' },
  organizers: { pattern: '/organizers', access: 'event.edit', menu: 'calendar', shape: 'list' },
  organizerView: { pattern: '/organizers/:oid', access: 'event.edit', menu: 'calendar', shape: 'list' },

  // The conversation is in the query; its own entry is in the top bar.
  chat: { pattern: '/chat', access: 'chat.use', menu: null, shape: 'list' },
  chatGroupAdd: { pattern: '/chat/creategroup', access: 'chat.group', menu: null },
  chatGroupEdit: { pattern: '/chat/creategroup/:id', access: 'chat.use', menu: null },

  // Section 2 has filters in the addresses of reports; those that they have now are in the query.
  reports: { pattern: '/report', access: 'report.view', menu: 'drawer', shape: 'list' },
  classReport: {
    pattern: '/overview/classroom-report',
    access: 'report.view',
    menu: 'reports',
    shape: 'list',
  },
  classOverview: {
    pattern: '/overview/classroom-report-overview',
    access: 'report.view',
    menu: 'reports',
    shape: 'list',
  },
  classDetails: {
    pattern: '/overview/classroom-report-detail/:is_parrams?/:id?/:name?/:status?/:userId?',
    access: 'report.view',
    menu: 'reports',
    shape: 'list',
  },
  completionStatus: {
    pattern: '/overview/completion-status/:is_parrams?/:id?/:name?/:status?/:userId?',
    access: 'report.view',
    menu: 'reports',
    shape: 'list',
  },
  accessOverview: {
    pattern: '/report/accessTimeReport/accessTimeOverviewReport',
    access: 'report.view',
    menu: 'reports',
    shape: 'list',
  },
  accessTime: {
    pattern: '/report/accessTimeReport/:step?/:date?',
    access: 'report.view',
    menu: 'reports',
    shape: 'list',
  },
  userActions: {
    pattern: '/report/actionUserReport',
    access: 'report.view',
    menu: 'reports',
    shape: 'list',
  },
  studentReport: { pattern: '/report/student', access: 'report.view', menu: 'reports', shape: 'list' },
  teacherReport: {
    pattern: '/report/reportUser/ReportFollowTeacher',
    access: 'member.edit',
    menu: 'reports',
    shape: 'list',
  },
  userReport: {
    pattern: '/report/reportUser/GeneralReportUser',
    access: 'report.view',
    menu: 'reports',
    shape: 'list',
  },
  projectReport: {
    pattern: '/report/reportOfProject/generalReport',
    access: 'report.view',
    menu: 'reports',
    shape: 'list',
  },
  unitReport: { pattern: '/report/unit', access: 'member.edit', menu: 'reports', shape: 'list' },
  studentReportOfUsers: {
    pattern: '/report/reportUser/byStudent',
    access: 'report.view',
    menu: 'reports',
    shape: 'list',
  },
  projectDetailReport: {
    pattern: '/report/reportOfProject/reportProjectDetail/:project_id?',
    access: 'report.view',
    menu: 'reports',
    shape: 'list',
  },
  courseReport: { pattern: '/report/course/overview', access: 'report.view', menu: 'reports', shape: 'list' },
  courseGeneralReport: {
    pattern: '/report/course/general',
    access: 'report.view',
    menu: 'reports',
    shape: 'list',
  },
  courseDetailReport: {
    pattern: '/report/course/detail/:id?/:isProject?/:pid?',
    access: 'report.view',
    menu: 'reports',
    shape: 'list',
  },
  examReport: {
    pattern: '/report/scoresAndExamsReport/examsReport/:classroom_id?/:survey_id?/:student_id?',
    access: 'report.view',
    menu: 'reports',
    shape: 'list',
  },
  surveyReport: { pattern: '/report/survey', access: 'survey.manage', menu: 'reports', shape: 'list' },
  surveyDetailReport: {
    pattern: '/report/surveyDetail/:_id/classroom/:cid',
    access: 'survey.manage',
    menu: 'reports',
  },
  systemReport: { pattern: '/report/systemReport', access: 'company.list', menu: 'reports', shape: 'list' },
  scoreReport: {
    pattern: '/report/scoresAndExamsReport/scoresReport',
    access: 'report.view',
    menu: 'reports',
    shape: 'list',
  },
  courseViews: {
    pattern: '/report/timesViewAndTimeReport/course/:course?',
    access: 'report.view',
    menu: 'reports',
    shape: 'list',
  },
  departmentReport: { pattern: '/report/departments', access: 'member.edit', menu: 'reports', shape: 'list' },
  signInReport: { pattern: '/report/student/signIns', access: 'report.view', menu: 'reports', shape: 'list' },
  auditReport: { pattern: '/report/audit', access: 'member.edit', menu: 'reports', shape: 'list' },
  ratingReport: { pattern: '/report/course/reviews', access: 'report.view', menu: 'reports', shape: 'list' },
  classViews: {
    pattern: '/report/timesViewAndTimeReport/classroom/:company_id?/:pid?/:cid?',
    access: 'report.view',
    menu: 'reports',
    shape: 'list',
  },
  studentViews: {
    pattern: '/report/timesViewAndTimeReport/student/:company_id?/:pid?/:cid?/:id?',
    access: 'report.view',
    menu: 'reports',
    shape: 'list',
  },

  platform: { pattern: '/admin', access: 'company.list', menu: 'companies', shape: 'board' },
  companyFigures: { pattern: '/schools', access: 'company.list', menu: 'companies', shape: 'list' },
  businessCourses: {
    pattern: '/generalCourseBusiness',
    access: 'course.list',
    menu: 'courses',
    shape: 'list',
  },

  myCourses: { pattern: '/course-all', access: 'class.list', menu: 'account', shape: 'list' },
  coursesGoing: { pattern: '/course-going', access: 'class.list', menu: 'myCourses', shape: 'list' },
  coursesDone: { pattern: '/course-done', access: 'class.list', menu: 'myCourses', shape: 'list' },
  coursesComing: { pattern: '/course-comming', access: 'class.list', menu: 'myCourses', shape: 'list' },
  coursesFree: { pattern: '/course-free', access: 'class.list', menu: 'myCourses', shape: 'list' },

  transcript: { pattern: '/transcript', access: 'transcript.own', menu: 'myCourses', shape: 'record' },
  freeCourses: { pattern: '/free-course', access: 'freeCourse.view', menu: 'account', shape: 'list' },
  freeCourse: {
    pattern: '/free-course/:courseid',
    access: 'freeCourse.view',
    menu: 'freeCourses',
    shape: 'record',
  },

  // The topic and the requests are in the address: `/forum?topicId=7`, `/forum?request=true` (section 2).
  forum: { pattern: '/forum', access: 'topic.view', menu: 'account', shape: 'list' },
  ownTopics: { pattern: '/forum/own', access: 'topic.view', menu: 'forum', shape: 'list' },
  followedTopics: { pattern: '/forum/followed', access: 'topic.view', menu: 'forum', shape: 'list' },
  deletedTopics: { pattern: '/forum/deleted', access: 'topic.view', menu: 'forum', shape: 'list' },
  topicAdd: { pattern: '/forum/add', access: 'topic.write', menu: 'forum' },
  topicEdit: { pattern: '/forum/edit/:tid', access: 'topic.write', menu: 'forum' },

  studentCourse: {
    pattern: '/courses-student/:cid',
    access: 'class.list',
    menu: 'myCourses',
    shape: 'record',
  },
  courseRatings: {
    pattern: '/rating-courses/:company_id/:project_id/:course_id',
    access: 'course.list',
    menu: 'courses',
  },

  // A student finds the own classes among the own courses.
  classes: { pattern: '/classroom', access: 'class.edit', menu: 'drawer', shape: 'list' },
  courseRegister: { pattern: '/course-register', access: 'registration.ask', menu: null },
  classroom: {
    pattern: '/classroom/:cid',
    access: 'class.view',
    menu: 'classes',
    menuAbove: 'myCourses',
    shape: 'record',
  },
  activationCodes: {
    pattern: '/classroom/:cid/activation-codes',
    access: 'class.enrol',
    menu: 'classes',
    shape: 'list',
  },
  classCertificates: {
    pattern: '/classroom/:cid/certificates',
    access: 'certificate.list',
    menu: 'classes',
    shape: 'list',
  },
  classList: { pattern: '/classroom/:cid/import', access: 'class.enrol', menu: 'classes' },
  scoreImport: { pattern: '/classroom/:cid/scores', access: 'class.mark', menu: 'classes' },
  courseResult: {
    pattern: '/classroom/:cid/result/:stid',
    access: 'class.view',
    menu: 'classes',
    menuAbove: 'myCourses',
    shape: 'record',
  },
  studentWork: { pattern: '/classroom/:cid/myUser/:stid', access: 'class.mark', menu: 'classes' },
  toMark: { pattern: '/markAnswer', access: 'class.mark', menu: 'drawer', shape: 'list' },
  examRoom: {
    pattern: '/classroom/:cid/examRoom/:sscid',
    access: 'attempt.supervise',
    menu: 'classes',
    shape: 'list',
  },
  examsToMark: { pattern: '/surveys-teacher', access: 'marking.exams', menu: 'toMark', shape: 'list' },
  corrections: { pattern: '/markAnswer/:cid/corrections/:ssclid', access: 'class.mark', menu: 'toMark' },
  markDesk: { pattern: '/markAnswer/:cid/queue', access: 'class.mark', menu: 'toMark', shape: 'record' },
  marking: { pattern: '/markAnswer/:cid', access: 'class.mark', menu: 'classes', shape: 'list' },

  // For students the surveys that they are asked to answer.
  classSurveys: {
    pattern: '/voteAnswer/:cid',
    access: 'class.view',
    menu: 'classes',
    menuAbove: 'myCourses',
    shape: 'list',
  },
  classSurveyAdd: { pattern: '/voteAnswer/:cid/add', access: 'survey.manage', menu: 'classes' },
  classSurveyEdit: { pattern: '/voteAnswer/:cid/edit/:is', access: 'survey.manage', menu: 'classes' },
  classSurveyView: { pattern: '/voteAnswer/:cid/view/:is', access: 'survey.manage', menu: 'classes' },
  classSurveyAnswer: {
    pattern: '/voteAnswer/:cid/view/:is/user/:iu',
    access: 'survey.manage',
    menu: 'classes',
  },
  classSurveyTake: { pattern: '/voteAnswer/:cid/survey/:is', access: 'survey.answer', menu: null },
  classSurveyStatistic: { pattern: '/statistic/:_id/:cid', access: 'survey.manage', menu: 'classes' },

  study: {
    pattern: '/view/:clrid/lesson_my_course',
    access: 'class.view',
    menu: 'classes',
    menuAbove: 'myCourses',
    frame: 'full',
  },
  studyLesson: {
    pattern: '/view/:clrid/lesson_my_course/:lessonId/:indexChapter/:indexSession',
    access: 'class.view',
    menu: 'classes',
    menuAbove: 'myCourses',
    frame: 'full',
  },

  members: { pattern: '/users', access: 'member.list', menu: 'drawer', shape: 'list' },
  memberAdd: { pattern: '/users/add', access: 'member.create', menu: 'members' },
  memberImport: { pattern: '/import', access: 'member.import', menu: 'members' },
  inactiveMembers: { pattern: '/users/inactive', access: 'member.activate', menu: 'members', shape: 'list' },
  memberView: { pattern: '/users/view/:uid', access: 'member.list', menu: 'members' },
  memberTranscript: {
    pattern: '/users/transcript/:uid',
    access: 'member.list',
    menu: 'members',
    shape: 'record',
  },
  memberEdit: { pattern: '/users/edit/:uid', access: 'member.edit', menu: 'members' },
  students: { pattern: '/students', access: 'member.list', menu: 'members', shape: 'list' },
  studentEdit: { pattern: '/students/:uid', access: 'member.edit', menu: 'members' },
  // A teacher sees only students.
  teachers: { pattern: '/teachers', access: 'member.edit', menu: 'members', shape: 'list' },
  teacherEdit: { pattern: '/teachers/:uid', access: 'member.edit', menu: 'members' },
  staff: { pattern: '/wwos', access: 'member.edit', menu: 'members', shape: 'list' },
  staffEdit: { pattern: '/wwos/:uid', access: 'member.edit', menu: 'members' },
  sponsors: { pattern: '/sponsors', access: 'member.edit', menu: 'members', shape: 'list' },
  sponsorEdit: { pattern: '/sponsors/:uid', access: 'member.edit', menu: 'members' },
  requests: { pattern: '/requests', access: 'request.list', menu: 'drawer', shape: 'list' },
  request: { pattern: '/requests/:id', access: 'request.list', menu: 'requests', shape: 'record' },
  freeCourseRequests: {
    pattern: '/requestFreeCourse',
    access: 'request.list',
    menu: 'drawer',
    // A tab of the requests, which are the one entry of everybody else.
    menuOf: ['admin'],
    menuAbove: 'requests',
    shape: 'list',
  },
  requestsOfCourse: {
    pattern: '/requestFreeCourse/:courseid',
    access: 'request.list',
    menu: 'freeCourseRequests',
    menuAbove: 'requests',
    shape: 'list',
  },
  courseRequest: {
    pattern: '/userRegisterCourse/:cid/:pid/:id',
    access: 'request.list',
    menu: 'requests',
  },

  companies: { pattern: '/companies', access: 'company.list', menu: 'drawer', shape: 'list' },
  companyAdd: { pattern: '/companies/add', access: 'company.edit', menu: 'companies' },
  companyView: { pattern: '/companies/view/:coid', access: 'company.list', menu: 'companies' },
  companyEdit: { pattern: '/companies/edit/:coid', access: 'company.edit', menu: 'companies' },

  badges: { pattern: '/armorial', access: 'badge.edit', menu: 'drawer', shape: 'list' },
  badgeAdd: { pattern: '/armorial/add/:coid', access: 'badge.edit', menu: 'badges' },
  badgeEdit: { pattern: '/armorial/edit/:coid/:arid', access: 'badge.edit', menu: 'badges' },
  badgeView: { pattern: '/armorial/view/:coid/:arid', access: 'badge.edit', menu: 'badges', shape: 'record' },

  banners: { pattern: '/banners', access: 'banner.edit', menu: 'drawer', shape: 'list' },
  bannerAdd: { pattern: '/banners/add', access: 'banner.edit', menu: 'banners' },
  bannerEdit: { pattern: '/banners/edit/:id', access: 'banner.edit', menu: 'banners' },

  // Administrators find all projects of their unit here.
  projects: { pattern: '/projects', access: 'project.own', menu: 'drawer', shape: 'list' },
  companyProjects: {
    pattern: '/companies/:company_id/projects',
    access: 'project.edit',
    menu: 'projects',
    menuAbove: 'companies',
    shape: 'list',
  },
  projectAdd: {
    pattern: '/companies/:companyId/projects/add',
    access: 'project.edit',
    menu: 'projects',
    menuAbove: 'companies',
  },
  projectView: {
    pattern: '/companies/:companyId/projects/view/:projectId',
    access: 'project.list',
    menu: 'projects',
    menuAbove: 'companies',
    shape: 'record',
  },
  projectEdit: {
    pattern: '/companies/:companyId/projects/edit/:projectId',
    access: 'project.edit',
    menu: 'projects',
    menuAbove: 'companies',
  },

  projectSurveys: {
    pattern: '/companies/:ic/projects/:ip/surveyVoteProject',
    access: 'survey.manage',
    menu: 'projects',
    menuAbove: 'companies',
    shape: 'list',
  },
  projectSurveyAdd: {
    pattern: '/companies/:ic/projects/:ip/surveyVoteProject/add',
    access: 'survey.manage',
    menu: 'projects',
    menuAbove: 'companies',
  },
  projectSurveyEdit: {
    pattern: '/companies/:ic/projects/:ip/surveyVoteProject/edit/:is',
    access: 'survey.manage',
    menu: 'projects',
    menuAbove: 'companies',
  },
  projectSurveyDetail: {
    pattern: '/companies/:ic/projects/:ip/surveyVoteProject/:is/detail',
    access: 'survey.manage',
    menu: 'projects',
    menuAbove: 'companies',
  },
  projectSurveyResult: {
    pattern: '/companies/:ic/projects/:ip/surveyVoteProject/resultSurveyVoteProject/:is',
    access: 'survey.manage',
    menu: 'projects',
    menuAbove: 'companies',
  },
  projectSurveyStatistic: {
    pattern: '/companies/:ic/projects/:ip/surveyVoteProject/statisticSurveyVoteProject/:is/:iss',
    access: 'survey.manage',
    menu: 'projects',
    menuAbove: 'companies',
  },
  surveyUserAnswer: {
    pattern: '/projects/:ip/project_survey_vote/:ips/survey/:is/user/:iu',
    access: 'survey.manage',
    menu: 'projects',
    menuAbove: 'companies',
  },
  surveyTake: {
    pattern: '/worktest/project/:ip/project_survey_vote/:ips/survey/:is',
    access: 'survey.answer',
    menu: null,
  },

  courses: { pattern: '/courses', access: 'course.list', menu: 'drawer', shape: 'list' },
  courseAdd: { pattern: '/courses/add', access: 'course.edit', menu: 'courses' },
  courseView: { pattern: '/courses/:cid', access: 'course.list', menu: 'courses', shape: 'record' },
  courseCertificate: { pattern: '/courses/:cid/certificate', access: 'course.edit', menu: 'courses' },
  courseRule: { pattern: '/courses/:cid/rule', access: 'course.edit', menu: 'courses', shape: 'record' },
  courseSurveys: {
    pattern: '/courses/:cid/surveys',
    access: 'survey.manage',
    menu: 'courses',
    shape: 'list',
  },
  courseSurveyAdd: { pattern: '/courses/:cid/surveys/add', access: 'survey.manage', menu: 'courses' },
  courseSurveyEdit: { pattern: '/courses/:cid/surveys/edit/:is', access: 'survey.manage', menu: 'courses' },
  courseSurveyView: { pattern: '/courses/:cid/surveys/view/:is', access: 'survey.manage', menu: 'courses' },
  courseSurveyAnswer: {
    pattern: '/courses/:cid/surveys/view/:is/user/:iu',
    access: 'survey.manage',
    menu: 'courses',
  },
  courseSurveyStatistic: {
    pattern: '/courses/:cid/surveys/statistic/:is',
    access: 'survey.manage',
    menu: 'courses',
  },
  courseEdit: {
    pattern: '/companies/:companyId/projects/:projectId/courses/edit/:courseId',
    access: 'course.edit',
    menu: 'courses',
  },
  // The same page, opened to be read.
  courseRead: {
    pattern: '/companies/:companyId/projects/:projectId/false/courses/edit/:courseId',
    access: 'course.list',
    menu: 'courses',
    shape: 'record',
  },

  classAdd: {
    pattern: '/companies/:companyId/projects/:projectId/courses/:courseId/classrooms/add',
    access: 'class.edit',
    menu: 'classes',
  },
  classEdit: {
    pattern: '/companies/:companyId/projects/:projectId/courses/:courseId/classrooms/edit/:classroomId',
    access: 'class.edit',
    menu: 'classes',
  },

  // Of a student those that the student attends.
  trainings: { pattern: '/trains', access: 'training.view', menu: 'drawer and account', shape: 'list' },
  trainingAdd: { pattern: '/trains/add', access: 'training.edit', menu: 'trainings' },
  trainingEdit: { pattern: '/trains/edit/:tid', access: 'training.edit', menu: 'trainings' },
  trainingView: { pattern: '/trains/:tid', access: 'training.view', menu: 'trainings' },
  // The results of both tests side by side.
  trainingTeacher: {
    pattern: '/trains-teacher/:tid',
    access: 'training.run',
    menu: 'trainings',
    shape: 'record',
  },
  trainingReview: {
    pattern: '/survey/:svid/train/:tid/user/:uid/review',
    access: 'training.view',
    menu: 'trainings',
  },
  meetingTest: {
    pattern: '/survey/:svid/meeting/:mid/user/:uid',
    access: 'attempt.take',
    menu: 'trainings',
  },
  meetingReview: {
    pattern: '/survey/:svid/meeting/:mid/user/:uid/review',
    access: 'training.view',
    menu: 'trainings',
  },
  worktest: {
    pattern: '/worktest/:wid/survey/:cscid',
    access: 'attempt.take',
    menu: null,
    frame: 'full',
  },

  // The lesson bank is three lists (section 2); the menu opens the own lessons.
  myLessons: { pattern: '/my-lessons', access: 'lesson.list', menu: 'drawer', shape: 'list' },
  generalLessons: { pattern: '/general-lecture', access: 'lesson.list', menu: 'myLessons', shape: 'list' },
  projectLessons: { pattern: '/project-lesson', access: 'lesson.list', menu: 'myLessons', shape: 'list' },
  lessonAdd: { pattern: '/lessons/add', access: 'lesson.create', menu: 'myLessons' },
  lessonView: { pattern: '/lessons/view/:lessonid', access: 'lesson.list', menu: 'myLessons' },
  lessonEdit: { pattern: '/lessons/edit/:lessonid', access: 'lesson.create', menu: 'myLessons' },

  questions: { pattern: '/sample-questions', access: 'question.list', menu: 'drawer', shape: 'list' },
  questionAdd: { pattern: '/questions/add/:name', access: 'question.create', menu: 'questions' },
  paperImport: { pattern: '/questions/import/paper', access: 'question.import', menu: 'questions' },
  questionImport: { pattern: '/questions/import', access: 'question.import', menu: 'questions' },
  questionEdit: { pattern: '/questions/edit/:qid', access: 'question.create', menu: 'questions' },
  questionView: { pattern: '/questions/view/:qid', access: 'question.list', menu: 'questions' },

  exams: { pattern: '/sample-surveys', access: 'exam.list', menu: 'drawer', shape: 'list' },
  examAdd: { pattern: '/surveys/add', access: 'exam.create', menu: 'exams' },
  examEdit: { pattern: '/surveys/edit/:svid', access: 'exam.create', menu: 'exams' },
  examView: { pattern: '/surveys/view/:svid', access: 'exam.list', menu: 'exams' },
  examPreview: {
    pattern: '/surveys/view/:svid/preview',
    access: 'exam.list',
    menu: 'exams',
    frame: 'full',
  },

  surveyForms: { pattern: '/votes-survey', access: 'surveyForm.list', menu: 'drawer', shape: 'list' },
  surveyFormAdd: { pattern: '/vote/add', access: 'surveyForm.create', menu: 'surveyForms' },
  surveyFormView: { pattern: '/votes/view/:svid', access: 'surveyForm.list', menu: 'surveyForms' },
  surveyFormEdit: { pattern: '/votes/edit/:svid', access: 'surveyForm.create', menu: 'surveyForms' },

  // The last of this shape: `/surveys/add` is a page of its own.
  examOf: { pattern: '/surveys/:surveyId', access: 'attempt.review', menu: null },

  // General categories; the lists of the other kinds are tabs beside it.
  categories: { pattern: '/category', access: 'category.list', menu: 'drawer', shape: 'list' },
  lessonCategories: {
    pattern: '/lesson-category',
    access: 'category.list',
    menu: 'categories',
    shape: 'list',
  },
  questionCategories: {
    pattern: '/questions-category',
    access: 'category.list',
    menu: 'categories',
    shape: 'list',
  },
  examCategories: {
    pattern: '/surveys-category',
    access: 'category.list',
    menu: 'categories',
    shape: 'list',
  },
  surveyFormCategories: {
    pattern: '/survey-vote-category',
    access: 'category.list',
    menu: 'categories',
    shape: 'list',
  },
  projectCategories: {
    pattern: '/projects-category',
    access: 'category.list',
    menu: 'categories',
    shape: 'list',
  },
  courseCategories: {
    pattern: '/courses-category',
    access: 'category.list',
    menu: 'categories',
    shape: 'list',
  },
  businessCourseCategories: {
    pattern: '/course-business-category',
    access: 'category.list',
    menu: 'categories',
    shape: 'list',
  },
  topicCategories: {
    pattern: '/topics-category',
    access: 'category.list',
    menu: 'categories',
    shape: 'list',
  },
  departmentCategories: {
    pattern: '/departments-category',
    access: 'category.list',
    menu: 'categories',
    shape: 'list',
  },
  categoryAdd: { pattern: '/category/add', access: 'category.create', menu: 'categories' },
  categoryEdit: { pattern: '/category/edit/:id', access: 'category.edit', menu: 'categories' },
  categoryView: {
    pattern: '/category/view/:id',
    access: 'category.list',
    menu: 'categories',
    shape: 'record',
  },
  categoryViewOfKind: {
    pattern: '/category/view/:typeCategory/:id',
    access: 'category.list',
    menu: 'categories',
    shape: 'record',
  },
  categoryAddChild: {
    pattern: '/category/view/:typeCategory/:id/add-child',
    access: 'category.create',
    menu: 'categories',
  },
  categoryAddOfKind: {
    pattern: '/category/:typeCategory/add',
    access: 'category.create',
    menu: 'categories',
  },
  categoryEditOfKind: {
    pattern: '/category/:typeCategory/:id/edit',
    access: 'category.edit',
    menu: 'categories',
  },
  categoryEditChild: {
    pattern: '/category/:typeCategory/:id/:idChild/edit-child',
    access: 'category.edit',
    menu: 'categories',
  },

  // The spelling of the specification.
  certificates: { pattern: '/cetificates', access: 'certificate.design', menu: 'drawer', shape: 'list' },
  certificateAdd: { pattern: '/cetificates/add', access: 'certificate.design', menu: 'certificates' },
  certificateEdit: {
    pattern: '/cetificates/:id/edit',
    access: 'certificate.design',
    menu: 'certificates',
  },

  profile: { pattern: '/profile', access: 'profile.view', menu: 'account' },

  support: { pattern: '/support', access: 'support.ask', menu: 'profile' },
  notificationSettings: { pattern: '/setting/notification', access: 'profile.view', menu: 'profile' },

  myExams: { pattern: '/surveys', access: 'attempt.take', menu: null },
  examReady: {
    pattern: '/info_survey/:cid/survey/:svid/exam/:sscid/:check/:isFinal',
    access: 'attempt.take',
    menu: null,
  },
  examTake: {
    pattern: '/classroom/:cid/survey/:svid/exam/:sscid/:check/:isFinal/:ssid',
    access: 'attempt.take',
    menu: null,
    frame: 'full',
  },
  examSeen: {
    pattern: '/surveys/:sid/classroom_id/:ssclid/users/:uid/see_exam',
    access: 'attempt.review',
    menu: null,
  },
  answered: {
    pattern: '/surveys/:sid/course_survey_classroom_id/:ssclid/users/:uid/answered',
    access: 'attempt.review',
    menu: null,
  },
  answerReview: {
    pattern: '/surveys/:sid/classroom_id/:ssclid/user/:uid/answered/:clid/:teacherId',
    access: 'class.mark',
    menu: 'toMark',
  },
} as const satisfies Record<string, PathEntry>;

export type PathName = keyof typeof paths;
export type ParamsOf<Name extends PathName> = PathParams<(typeof paths)[Name]['pattern']>;

/** The address of a page: `href('examEdit', { svid: '7' })`, `href('overview')`. */
export function href<Name extends PathName>(
  name: Name,
  ...[params]: object extends ParamsOf<Name> ? [params?: ParamsOf<Name>] : [params: ParamsOf<Name>]
): string {
  const values: Partial<Record<string, string>> = params ?? {};
  return paths[name].pattern
    .replace(/\/\*\?$/, '')
    .replace(/\/:(\w+)\?/g, (_, key: string) => (values[key] ? `/${encodeURIComponent(values[key])}` : ''))
    .replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(values[key] ?? ''));
}
