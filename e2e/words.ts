import type { Language, QuestionType, Role } from '@sen/api/contract/model';
import { roleNames } from '@sen/domain/access/roleNames';
import { type CategoryKind, categoryKinds } from '@sen/domain/categories/categoryKinds';
import type { ErrorCode } from '@sen/domain/errors/codes';
import { errorMessage } from '@sen/domain/errors/errorMessage';
import type { ErrorParams } from '@sen/domain/errors/formatError';
import { questionTypeNames } from '@sen/domain/questions/questionTypeNames';
import { pageBrokenWords } from '@sen/portal/app/errors/pageBrokenWords';
import { signedInElsewhereWords } from '@sen/portal/app/session/signedInElsewhereWords';
import { shellWords } from '@sen/portal/app/shell/shellWords';
import { words as activationWords } from '@sen/portal/areas/activation/words';
import { words as badgeWords } from '@sen/portal/areas/badges/words';
import { earnedWords } from '@sen/portal/patterns/badges/earnedWords';
import { bannerWords as shownBannerWords } from '@sen/portal/patterns/banners/bannerWords';
import { words as bannerWords } from '@sen/portal/areas/banners/words';
import { words as categoryWords } from '@sen/portal/areas/categories/words';
import { words as chatPageWords } from '@sen/portal/areas/chat/words';
import { classWords as classCertificateWords } from '@sen/portal/areas/certificates/classWords';
import { courseWords as courseCertificateWords } from '@sen/portal/areas/certificates/courseWords';
import { verifyWords as verificationWords } from '@sen/portal/areas/certificates/verifyWords';
import { words as certificateWords } from '@sen/portal/areas/certificates/words';
import { words as ownCertificateWords } from '@sen/portal/patterns/certificates/words';
import { contentWords as classContentWords } from '@sen/portal/areas/classes/contentWords';
import { formWords as classFormWords } from '@sen/portal/areas/classes/formWords';
import { sessionWords as onlineClassWords } from '@sen/portal/patterns/classes/sessionWords';
import { studentWords as classStudentWords } from '@sen/portal/areas/classes/studentWords';
import { words as classWords } from '@sen/portal/areas/classes/words';
import { workWords as studentWorkWords } from '@sen/portal/areas/classes/workWords';
import { ruleWords } from '@sen/portal/areas/completion/ruleWords';
import { words as completionWords } from '@sen/portal/areas/completion/words';
import { words as companyWords } from '@sen/portal/areas/companies/words';
import { formWords as courseFormWords } from '@sen/portal/areas/courses/formWords';
import { publicWords as publicCourseWords } from '@sen/portal/areas/courses/publicWords';
import { words as courseWords } from '@sen/portal/areas/courses/words';
import { words as errorPageWords } from '@sen/portal/areas/errors/words';
import { words as documentWords } from '@sen/portal/areas/documents/words';
import { words as examRoomWords } from '@sen/portal/areas/exam-room/words';
import { fileWords as examFileWords } from '@sen/portal/areas/exam-taking/fileWords';
import { words as examTakingWords } from '@sen/portal/areas/exam-taking/words';
import { importWords as eventImportWords } from '@sen/portal/areas/events/importWords';
import { formWords as eventFormWords, words as eventWords } from '@sen/portal/areas/events/words';
import { drawWords } from '@sen/portal/areas/exams/drawWords';
import { printWords } from '@sen/portal/areas/exams/printWords';
import { tryWords } from '@sen/portal/areas/exams/tryWords';
import { formWords as examFormWords, words as examWords } from '@sen/portal/areas/exams/words';
import { formWords as topicFormWords } from '@sen/portal/areas/forum/formWords';
import { words as forumWords } from '@sen/portal/areas/forum/words';
import { words as freeCourseWords } from '@sen/portal/areas/free-courses/words';
import { formWords as lessonFormWords, words as lessonWords } from '@sen/portal/areas/lessons/words';
import { correctionWords } from '@sen/portal/areas/marking/correctionWords';
import { words as markingWords } from '@sen/portal/areas/marking/words';
import { formWords as memberFormWords } from '@sen/portal/areas/members/formWords';
import { importWords as memberImportWords } from '@sen/portal/areas/members/importWords';
import { signInWords as memberSignInWords } from '@sen/portal/areas/members/signInWords';
import { words as memberWords } from '@sen/portal/areas/members/words';
import { words as myCourseWords } from '@sen/portal/areas/my-courses/words';
import { reviewFormWords } from '@sen/portal/areas/my-courses/reviewFormWords';
import { words as reportWords } from '@sen/portal/areas/reports/words';
import { words as overviewWords } from '@sen/portal/areas/overview/words';
import { waitingWords } from '@sen/portal/areas/overview/waitingWords';
import { words as profileWords } from '@sen/portal/areas/profile/words';
import { paperWords } from '@sen/portal/areas/questions/paperWords';
import { importWords as questionImportWords } from '@sen/portal/areas/questions/importWords';
import { errorWords as questionErrorWords } from '@sen/portal/areas/questions/errorWords';
import { exportWords as questionExportWords } from '@sen/portal/areas/questions/exportWords';
import { formWords as questionFormWords } from '@sen/portal/areas/questions/formWords';
import { words as projectWords } from '@sen/portal/areas/projects/words';
import { words as questionWords } from '@sen/portal/areas/questions/words';
import { registerWords } from '@sen/portal/areas/registration/registerWords';
import { words as requestWords } from '@sen/portal/areas/registration/words';
import { passwordWords } from '@sen/portal/areas/sign-in/passwordWords';
import { stepWords } from '@sen/portal/areas/sign-in/stepWords';
import { words as courseRatingWords } from '@sen/portal/areas/reviews/words';
import {
  formWords as surveyFormFormWords,
  words as surveyFormWords,
} from '@sen/portal/areas/survey-forms/words';
import {
  formWords as surveyFormOfSurveyWords,
  takeWords as surveyTakeWords,
  words as surveyWords,
} from '@sen/portal/areas/surveys/words';
import {
  formWords as trainingEditorWords,
  resultWords as trainingResultWords,
  words as trainingWords,
} from '@sen/portal/areas/trainings/words';
import { words as scoreWords } from '@sen/portal/areas/scores/words';
import { enteredWords } from '@sen/portal/patterns/scores/enteredWords';
import { words as studyWords } from '@sen/portal/areas/study/words';
import { words as signInWords } from '@sen/portal/areas/sign-in/words';
import { words as approvalWords } from '@sen/portal/patterns/approvals/words';
import { classWords as classActionWords } from '@sen/portal/patterns/classes/classWords';
import { assignWords } from '@sen/portal/patterns/assignments/assignWords';
import { words as assignmentWords } from '@sen/portal/patterns/assignments/words';
import { words as chatWords } from '@sen/portal/patterns/chat/words';
import { importWords } from '@sen/portal/patterns/imports/words';
import { packageWords } from '@sen/portal/patterns/lesson-viewer/packageWords';
import { words as uploadWords } from '@sen/portal/patterns/uploads/words';
import { words as visitorWords } from '@sen/portal/patterns/visitor/words';
import { words as patternWords } from '@sen/portal/patterns/words';
import { askedWords, words as surveyQuestionWords } from '@sen/portal/patterns/surveys/words';
import { pageTitle } from '@sen/portal/routes/pageTitles';
import { labelWords } from '@sen/portal/words/labelWords';
import { language } from '@sen/portal/words/runtime';
import { actionRowMessages } from '../packages/ui/src/components/ActionRow/ActionRow.messages';
import { dropZoneMessages } from '../packages/ui/src/components/DropZone/DropZone.messages';
import { pictureFieldMessages } from '../packages/ui/src/components/PictureField/PictureField.messages';
import { richTextEditorMessages } from '../packages/ui/src/components/RichTextEditor/RichTextEditor.messages';
import { pageHeaderMessages } from '../packages/ui/src/components/PageHeader/PageHeader.messages';
import { paginationMessages } from '../packages/ui/src/components/Pagination/Pagination.messages';
import { sortableListMessages } from '../packages/ui/src/components/SortableList/SortableList.messages';
import { appShellMessages } from '../packages/ui/src/composites/AppShell/AppShell.messages';
import { chapterTreeMessages } from '../packages/ui/src/composites/ChapterTree/ChapterTree.messages';
import { chatBubblesMessages } from '../packages/ui/src/composites/ChatBubbles/ChatBubbles.messages';
import { chatButtonMessages } from '../packages/ui/src/composites/ChatButton/ChatButton.messages';
import { chatListMessages } from '../packages/ui/src/composites/ChatList/ChatList.messages';
import { chatWindowMessages } from '../packages/ui/src/composites/ChatWindow/ChatWindow.messages';
import { dataTableMessages } from '../packages/ui/src/composites/DataTable/DataTable.messages';
import { examBuilderMessages } from '../packages/ui/src/composites/ExamBuilder/ExamBuilder.messages';
import { examMessages } from '../packages/ui/src/composites/ExamPlayer/ExamPlayer.messages';
import { examReadyMessages } from '../packages/ui/src/composites/ExamReady/ExamReady.messages';
import { examReviewMessages } from '../packages/ui/src/composites/ExamReview/ExamReview.messages';
import { markDeskMessages } from '../packages/ui/src/composites/MarkDesk/MarkDesk.messages';
import { fileBrowserMessages } from '../packages/ui/src/composites/FileBrowser/FileBrowser.messages';
import { fileUploadMessages } from '../packages/ui/src/composites/FileUpload/FileUpload.messages';
import { calendarMessages } from '../packages/ui/src/composites/Calendar/Calendar.messages';
import { filterPopoverMessages } from '../packages/ui/src/composites/FilterPopover/FilterPopover.messages';
import { imageCropperMessages } from '../packages/ui/src/composites/ImageCropper/ImageCropper.messages';
import { importDialogMessages } from '../packages/ui/src/composites/ImportDialog/ImportDialog.messages';
import { notificationsMessages } from '../packages/ui/src/composites/Notifications/Notifications.messages';
import { questionEditorMessages } from '../packages/ui/src/composites/QuestionEditor/QuestionEditor.messages';
import { questionMessages } from '../packages/ui/src/composites/QuestionView/QuestionView.messages';
import { studyRoomMessages } from '../packages/ui/src/composites/StudyRoom/StudyRoom.messages';

/** A component's messages in the language that the portal's dictionaries are set to. */
const current =
  <Messages>(messages: Record<Language, Messages>) =>
  () =>
    messages[language()];

/**
 * The product's dictionaries by name: `words.members('add')`, `words.examPlayer().submit`. `variant.ts` sets their language
 * before each journey. A new dictionary is one line here.
 */
export const words = {
  pages: pageTitle,
  labels: labelWords,
  role: (role: Role) => roleNames[role][language()],
  categoryKind: (kind: CategoryKind) => categoryKinds[kind][language()],
  questionType: (type: QuestionType) => questionTypeNames[type][language()],
  error: (code: ErrorCode, params?: ErrorParams) => errorMessage(code, language(), params),

  shell: shellWords,
  signedInElsewhere: signedInElsewhereWords,
  visitor: visitorWords,
  patterns: patternWords,
  approvals: approvalWords,
  assignments: assignmentWords,

  assignment: assignWords,
  earnedBadges: earnedWords,
  banners: bannerWords,
  shownBanners: shownBannerWords,
  categories: categoryWords,
  chat: chatWords,
  chatPages: chatPageWords,
  classActions: classActionWords,
  classes: classWords,
  classContent: classContentWords,
  classForm: classFormWords,
  classStudents: classStudentWords,
  studentWork: studentWorkWords,
  companies: companyWords,
  courseForm: courseFormWords,
  courses: courseWords,
  publicCourse: publicCourseWords,
  forum: forumWords,
  topicForm: topicFormWords,
  freeCourses: freeCourseWords,
  errorPages: errorPageWords,
  examForm: examFormWords,
  tryExam: tryWords,
  exams: examWords,
  examDraw: drawWords,
  examPrint: printWords,
  examRoom: examRoomWords,
  examFile: examFileWords,
  examTaking: examTakingWords,
  lessonForm: lessonFormWords,
  lessons: lessonWords,
  marking: markingWords,
  corrections: correctionWords,
  scores: scoreWords,
  enteredScore: enteredWords,
  memberForm: memberFormWords,
  imports: importWords,
  memberImport: memberImportWords,
  questionImport: questionImportWords,
  paperImport: paperWords,
  members: memberWords,
  memberSignIn: memberSignInWords,
  onlineClasses: onlineClassWords,
  activation: activationWords,
  badges: badgeWords,
  certificates: certificateWords,
  classCertificates: classCertificateWords,
  courseCertificate: courseCertificateWords,
  ownCertificates: ownCertificateWords,
  verification: verificationWords,
  completion: completionWords,
  courseRule: ruleWords,
  courseRatings: courseRatingWords,
  myCourses: myCourseWords,
  reviewForm: reviewFormWords,
  overview: overviewWords,
  reports: reportWords,
  packages: packageWords,
  pageBroken: pageBrokenWords,
  passwords: passwordWords,
  profile: profileWords,
  projects: projectWords,
  questionErrors: questionErrorWords,
  questionExport: questionExportWords,
  questionForm: questionFormWords,
  questions: questionWords,
  registration: registerWords,
  requests: requestWords,
  signIn: signInWords,
  signInStep: stepWords,
  study: studyWords,
  surveyEditor: surveyFormOfSurveyWords,
  surveyTake: surveyTakeWords,
  askedSurveys: askedWords,
  surveyQuestions: surveyQuestionWords,
  documents: documentWords,
  events: eventWords,
  eventForm: eventFormWords,
  eventImport: eventImportWords,
  trainings: trainingWords,
  trainingEditor: trainingEditorWords,
  trainingResults: trainingResultWords,
  surveys: surveyWords,
  surveyForm: surveyFormFormWords,
  surveyForms: surveyFormWords,
  uploads: uploadWords,
  waiting: waitingWords,

  appShell: current(appShellMessages),
  chapterTree: current(chapterTreeMessages),
  chatBubbles: current(chatBubblesMessages),
  chatButton: current(chatButtonMessages),
  chatList: current(chatListMessages),
  chatWindow: current(chatWindowMessages),
  dataTable: current(dataTableMessages),
  dropZone: current(dropZoneMessages),
  examBuilder: current(examBuilderMessages),
  examPlayer: current(examMessages),
  examReady: current(examReadyMessages),
  examReview: current(examReviewMessages),
  markDesk: current(markDeskMessages),
  fileBrowser: current(fileBrowserMessages),
  fileUpload: current(fileUploadMessages),
  calendar: current(calendarMessages),
  filterPopover: current(filterPopoverMessages),
  imageCropper: current(imageCropperMessages),
  importDialog: current(importDialogMessages),
  actionRow: current(actionRowMessages),
  pageHeader: current(pageHeaderMessages),
  richTextEditor: current(richTextEditorMessages),
  pictureField: current(pictureFieldMessages),
  pagination: current(paginationMessages),
  notifications: current(notificationsMessages),
  questionEditor: current(questionEditorMessages),
  questionView: current(questionMessages),
  sortableList: current(sortableListMessages),
  studyRoom: current(studyRoomMessages),
};
