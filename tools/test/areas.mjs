/**
 * By server area: the areas of the portal that show it, and the journeys that cover it.
 * @type {Record<string, { portal: string[], journeys: string[] }>}
 */
export const areas = {
  attempts: { portal: ['exam-taking', 'marking'], journeys: ['sitAnExam', 'keyboardAlone', 'remindOfMarks'] },
  auth: { portal: ['sign-in'], journeys: ['recoverPassword', 'twoStepSignIn', 'sessionLife'] },
  categories: { portal: ['categories'], journeys: ['manageCategories'] },
  classes: { portal: ['classes'], journeys: ['runClass', 'sitAnExam'] },
  companies: { portal: ['companies'], journeys: ['createUnit', 'deleteUnit', 'wholeUnit'] },
  courses: { portal: ['courses'], journeys: ['courseByTwo', 'createCourse'] },
  exams: { portal: ['exams'], journeys: ['sitAnExam', 'wrongQuestion'] },
  files: { portal: [], journeys: ['profilePicture'] },
  notifications: { portal: [], journeys: ['everyNotification'] },
  overview: { portal: ['overview'], journeys: ['sitAnExam', 'register'] },
  platform: { portal: ['errors'], journeys: [] },
  profile: { portal: ['profile'], journeys: ['profilePicture'] },
  projects: { portal: ['projects'], journeys: ['createProject'] },
  imports: { portal: [], journeys: ['importMembers', 'sitAnExam'] },
  questions: { portal: ['questions'], journeys: ['writeQuestions', 'wrongQuestion'] },
  registration: { portal: ['registration'], journeys: ['register'] },
  support: { portal: ['support'], journeys: [] },
  uploads: { portal: [], journeys: [] },
  users: { portal: ['members'], journeys: ['members', 'importMembers'] },
};
