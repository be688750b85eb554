import { autoSubmitAttempt } from './attempts/autoSubmitAttempt.ts';
import { getAssignment } from './attempts/getAssignment.ts';
import { getAttempt } from './attempts/getAttempt.ts';
import { getReview } from './attempts/getReview.ts';
import { listAssignments } from './attempts/listAssignments.ts';
import { markAnswer } from './attempts/markAnswer.ts';
import { saveAnswers } from './attempts/saveAnswers.ts';
import { startAttempt } from './attempts/startAttempt.ts';
import { submitAttempt } from './attempts/submitAttempt.ts';
import { getLanguage } from './auth/getLanguage.ts';
import { getMe } from './auth/getMe.ts';
import { login } from './auth/login.ts';
import { logout } from './auth/logout.ts';
import { recoverPassword } from './auth/recoverPassword.ts';
import { resetPassword } from './auth/resetPassword.ts';
import { setLanguage } from './auth/setLanguage.ts';
import { verifyTwoFactor } from './auth/verifyTwoFactor.ts';
import { assignExam } from './classes/assignExam.ts';
import { getClass } from './classes/getClass.ts';
import { listClasses } from './classes/listClasses.ts';
import { listSubmissions } from './classes/listSubmissions.ts';
import { listCompanies } from './companies/listCompanies.ts';
import { deleteExams } from './exams/deleteExams.ts';
import { getExam } from './exams/getExam.ts';
import { listExamCategories } from './exams/listExamCategories.ts';
import { listExams } from './exams/listExams.ts';
import { lockExams } from './exams/lockExams.ts';
import { publishExam } from './exams/publishExam.ts';
import { saveExam } from './exams/saveExam.ts';
import type { Handlers } from './Operation.ts';
import { getHealth } from './platform/getHealth.ts';
import { changePassword } from './profile/changePassword.ts';
import { getFile } from './files/getFile.ts';
import { getProfile } from './profile/getProfile.ts';
import { removeAvatar } from './profile/removeAvatar.ts';
import { removeBackground } from './profile/removeBackground.ts';
import { saveAvatar } from './profile/saveAvatar.ts';
import { saveBackground } from './profile/saveBackground.ts';
import { saveMetas } from './profile/saveMetas.ts';
import { saveProfile } from './profile/saveProfile.ts';
import { setTwoFactor } from './profile/setTwoFactor.ts';
import { deleteQuestions } from './questions/deleteQuestions.ts';
import { getQuestion } from './questions/getQuestion.ts';
import { getQuestionTemplate } from './questions/getQuestionTemplate.ts';
import { importQuestions } from './questions/importQuestions.ts';
import { listQuestionCategories } from './questions/listQuestionCategories.ts';
import { listQuestions } from './questions/listQuestions.ts';
import { saveQuestion } from './questions/saveQuestion.ts';
import { askForSupport } from './support/askForSupport.ts';
import { approveRequests } from './registration/approveRequests.ts';
import { denyRequests } from './registration/denyRequests.ts';
import { getOwnRequest } from './registration/getOwnRequest.ts';
import { getRegistrationLink } from './registration/getRegistrationLink.ts';
import { getSignupUnit } from './registration/getSignupUnit.ts';
import { listOpenClasses } from './registration/listOpenClasses.ts';
import { listRequests } from './registration/listRequests.ts';
import { listRoles } from './registration/listRoles.ts';
import { markMarketplace } from './registration/markMarketplace.ts';
import { register } from './registration/register.ts';
import { setRegistrationLink } from './registration/setRegistrationLink.ts';
import { signUp } from './registration/signUp.ts';
import { activateAccount } from './users/activateAccount.ts';
import { addMember } from './users/addMember.ts';
import { deleteInactiveMembers } from './users/deleteInactiveMembers.ts';
import { deleteMembers } from './users/deleteMembers.ts';
import { editMember } from './users/editMember.ts';
import { exportMembers } from './users/exportMembers.ts';
import { getMember } from './users/getMember.ts';
import { getMemberTemplate } from './users/getMemberTemplate.ts';
import { getRefusedMembers } from './users/getRefusedMembers.ts';
import { importMembers } from './users/importMembers.ts';
import { listInactiveMembers } from './users/listInactiveMembers.ts';
import { listMembers } from './users/listMembers.ts';
import { lockMembers } from './users/lockMembers.ts';
import { resendActivation } from './users/resendActivation.ts';
import { setMemberTwoFactor } from './users/setMemberTwoFactor.ts';
import { showPassword } from './users/showPassword.ts';
import { unlockMembers } from './users/unlockMembers.ts';

/** Each operation of the contract with its handler; one that is missing does not compile. */
export const handlers = {
  getHealth,

  login,
  verifyTwoFactor,
  recoverPassword,
  resetPassword,
  activateAccount,
  logout,
  getMe,
  getLanguage,
  setLanguage,

  getProfile,
  saveProfile,
  changePassword,
  saveMetas,
  setTwoFactor,
  saveAvatar,
  removeAvatar,
  saveBackground,
  removeBackground,
  getFile,

  getSignupUnit,
  signUp,
  listRoles,
  listOpenClasses,
  register,
  getOwnRequest,
  markMarketplace,
  listRequests,
  approveRequests,
  denyRequests,
  getRegistrationLink,
  setRegistrationLink,

  listMembers,
  listInactiveMembers,
  getMember,
  addMember,
  editMember,
  lockMembers,
  unlockMembers,
  resendActivation,
  deleteMembers,
  deleteInactiveMembers,
  showPassword,
  setMemberTwoFactor,
  importMembers,
  getRefusedMembers,
  getMemberTemplate,
  exportMembers,

  askForSupport,

  listCompanies,

  listQuestions,
  getQuestion,
  saveQuestion,
  deleteQuestions,
  importQuestions,
  getQuestionTemplate,
  listQuestionCategories,

  listExams,
  getExam,
  saveExam,
  publishExam,
  lockExams,
  deleteExams,
  listExamCategories,

  listClasses,
  getClass,
  assignExam,
  listSubmissions,

  listAssignments,
  getAssignment,
  startAttempt,
  getAttempt,
  saveAnswers,
  submitAttempt,
  autoSubmitAttempt,
  markAnswer,
  getReview,
} satisfies Handlers;
