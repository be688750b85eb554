import type { ComponentType } from 'react';
import { lazyPart } from '../app/chunks/lazyPart';
import type { ParamsOf, PathName } from './paths';

export interface PageProps<Name extends PathName> {
  params: ParamsOf<Name>;
}

type Pages = { readonly [Name in Exclude<PathName, 'signIn'>]: ComponentType<PageProps<Name>> };

// A page at several addresses shares one import: each `import()` expression costs every page some bytes.
const MembersPage = lazyPart(async () => (await import('../areas/members/MembersPage')).MembersPage);
const MemberEditPage = lazyPart(async () => (await import('../areas/members/MemberEditPage')).MemberEditPage);

/** Every page but sign-in, each in a chunk of its own; sign-in is part of the initial bundle. */
export const pages: Pages = {
  recovery: lazyPart(async () => (await import('../areas/sign-in/RecoveryPage')).RecoveryPage),
  reset: lazyPart(async () => (await import('../areas/sign-in/ResetPage')).ResetPage),
  activate: lazyPart(async () => (await import('../areas/sign-in/ActivatePage')).ActivatePage),
  register: lazyPart(async () => (await import('../areas/registration/RegisterPage')).RegisterPage),
  resetByAdmin: lazyPart(async () => (await import('../areas/sign-in/ResetPage')).ResetPage),
  forbidden: lazyPart(async () => (await import('../areas/errors/ForbiddenPage')).ForbiddenPage),
  notFound: lazyPart(async () => (await import('../areas/errors/NotFoundPage')).NotFoundPage),
  overview: lazyPart(async () => (await import('../areas/overview/OverviewPage')).OverviewPage),
  members: MembersPage,
  memberAdd: lazyPart(async () => (await import('../areas/members/MemberAddPage')).MemberAddPage),
  memberImport: lazyPart(async () => (await import('../areas/members/MemberImportPage')).MemberImportPage),
  inactiveMembers: lazyPart(
    async () => (await import('../areas/members/InactiveMembersPage')).InactiveMembersPage,
  ),
  memberView: lazyPart(async () => (await import('../areas/members/MemberViewPage')).MemberViewPage),
  memberEdit: MemberEditPage,
  students: MembersPage,
  studentEdit: MemberEditPage,
  teachers: MembersPage,
  teacherEdit: MemberEditPage,
  staff: MembersPage,
  staffEdit: MemberEditPage,
  sponsors: MembersPage,
  sponsorEdit: MemberEditPage,
  requests: lazyPart(async () => (await import('../areas/registration/RequestsPage')).RequestsPage),
  profile: lazyPart(async () => (await import('../areas/profile/ProfilePage')).ProfilePage),
  support: lazyPart(async () => (await import('../areas/support/SupportPage')).SupportPage),
  notificationSettings: lazyPart(
    async () => (await import('../areas/profile/NotificationSettingsPage')).NotificationSettingsPage,
  ),
  questions: lazyPart(async () => (await import('../areas/questions/QuestionsPage')).QuestionsPage),
  questionAdd: lazyPart(async () => (await import('../areas/questions/QuestionAddPage')).QuestionAddPage),
  questionEdit: lazyPart(async () => (await import('../areas/questions/QuestionEditPage')).QuestionEditPage),
  questionView: lazyPart(async () => (await import('../areas/questions/QuestionViewPage')).QuestionViewPage),
  exams: lazyPart(async () => (await import('../areas/exams/ExamsPage')).ExamsPage),
  examAdd: lazyPart(async () => (await import('../areas/exams/ExamAddPage')).ExamAddPage),
  examEdit: lazyPart(async () => (await import('../areas/exams/ExamEditPage')).ExamEditPage),
  examView: lazyPart(async () => (await import('../areas/exams/ExamViewPage')).ExamViewPage),
  lessonCategories: lazyPart(
    async () => (await import('../areas/categories/LessonCategoriesPage')).LessonCategoriesPage,
  ),
  classes: lazyPart(async () => (await import('../areas/classes/ClassesPage')).ClassesPage),
  courseRegister: lazyPart(
    async () => (await import('../areas/registration/CourseRegisterPage')).CourseRegisterPage,
  ),
  classroom: lazyPart(async () => (await import('../areas/classes/ClassroomPage')).ClassroomPage),
  marking: lazyPart(async () => (await import('../areas/marking/MarkingPage')).MarkingPage),
  myExams: lazyPart(async () => (await import('../areas/classes/MyExamsPage')).MyExamsPage),
  examReady: lazyPart(async () => (await import('../areas/exam-taking/ExamReadyPage')).ExamReadyPage),
  examTake: lazyPart(async () => (await import('../areas/exam-taking/ExamTakePage')).ExamTakePage),
  examSeen: lazyPart(async () => (await import('../areas/exam-taking/ExamSeenPage')).ExamSeenPage),
  answerReview: lazyPart(async () => (await import('../areas/marking/AnswerReviewPage')).AnswerReviewPage),
};
