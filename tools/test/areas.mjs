/**
 * By server area: the areas of the portal that show it, and the journeys that cover it.
 * @type {Record<string, { portal: string[], journeys: string[] }>}
 */
export const areas = {
  activity: { portal: [], journeys: [] },
  activation: { portal: ['activation'], journeys: ['myCourses'] },
  attempts: { portal: ['exam-taking', 'marking'], journeys: ['sitAnExam', 'keyboardAlone', 'remindOfMarks'] },
  auth: { portal: ['sign-in'], journeys: ['recoverPassword', 'twoStepSignIn', 'sessionLife'] },
  categories: { portal: ['categories'], journeys: ['manageCategories'] },
  classes: { portal: ['classes'], journeys: ['runClass', 'sitAnExam'] },
  companies: { portal: ['companies'], journeys: ['createUnit', 'deleteUnit', 'wholeUnit'] },
  courses: { portal: ['courses'], journeys: ['courseByTwo', 'createCourse'] },
  exams: { portal: ['exams'], journeys: ['sitAnExam', 'wrongQuestion'] },
  lessons: { portal: ['lessons'], journeys: ['buildLesson', 'openEachFile'] },
  files: { portal: [], journeys: ['profilePicture', 'openEachFile'] },
  myCourses: { portal: ['my-courses'], journeys: ['myCourses', 'runClass'] },
  notifications: { portal: [], journeys: ['everyNotification'] },
  overview: { portal: ['overview'], journeys: ['sitAnExam', 'register'] },
  platform: { portal: ['errors'], journeys: [] },
  profile: { portal: ['profile'], journeys: ['profilePicture'] },
  projects: { portal: ['projects'], journeys: ['createProject'] },
  imports: { portal: [], journeys: ['importMembers', 'undoImport', 'sitAnExam'] },
  papers: { portal: ['questions'], journeys: ['wordPaper'] },
  questions: { portal: ['questions'], journeys: ['writeQuestions', 'wrongQuestion'] },
  registration: { portal: ['registration'], journeys: ['register'] },
  study: { portal: ['study'], journeys: ['studyClass'] },
  reviews: { portal: ['reviews'], journeys: ['myCourses'] },
  support: { portal: ['support'], journeys: [] },
  uploads: { portal: [], journeys: ['studyClass'] },
  users: { portal: ['members'], journeys: ['members', 'importMembers', 'undoImport'] },
};
