/**
 * By server area: the areas of the portal that show it, and the journeys that cover it.
 * Areas not listed have no page of their own.
 * @type {Record<string, { portal: string[], journeys: string[] }>}
 */
export const areas = {
  attempts: { portal: ['exam-taking', 'marking'], journeys: ['sitAnExam', 'keyboardAlone', 'remindOfMarks'] },
  categories: { portal: ['categories'], journeys: [] },
  auth: { portal: ['sign-in'], journeys: ['recoverPassword', 'twoStepSignIn', 'sessionLife'] },
  classes: { portal: ['classes'], journeys: ['sitAnExam'] },
  exams: { portal: ['exams'], journeys: ['sitAnExam'] },
  files: { portal: [], journeys: ['profilePicture'] },
  profile: { portal: ['profile'], journeys: ['profilePicture'] },
  questions: { portal: ['questions'], journeys: ['writeQuestions'] },
  registration: { portal: ['registration'], journeys: ['register'] },
  support: { portal: ['support'], journeys: [] },
  users: { portal: ['members'], journeys: ['members', 'importMembers'] },
};
