type RefusalStatus = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 416 | 422 | 429 | 500 | 503;

/**
 * Every error that Sen can name, with the HTTP status the server answers it with.
 * The list is closed: a refusal without a code here does not compile, and a code without words fails `errors/messages`.
 * Codes that belong to one field of a form or one cell of an import are 422 and travel inside `errors`.
 */
export const errorCodes = {
  // Being somebody
  unauthenticated: 401,
  sessionExpired: 401,
  inactiveTooLong: 401,
  signedInElsewhere: 401,
  wrongCredentials: 422,
  accountLocked: 403,
  accountInactive: 403,
  passwordMustBeChanged: 403,
  tooManySignIns: 429,
  wrongCode: 422,
  codeExpired: 422,
  youHaveReachedYourEmailLimitSoYouCanNoLongerSendEmails: 429,
  passwordTooWeak: 422,
  passwordsDiffer: 422,
  oldPasswordWrong: 422,
  passwordWrong: 422,
  resetLinkInvalid: 409,
  passwordUnchanged: 422,
  bornInTheFuture: 422,

  // Any call
  badRequest: 400,
  forbidden: 403,
  forbiddenToEdit: 403,
  forbiddenToLock: 403,
  forbiddenToDelete: 403,
  notFound: 404,
  methodNotAllowed: 405,
  conflict: 409,
  payloadTooLarge: 413,
  unsupportedMediaType: 415,
  validationFailed: 422,
  tooManyRequests: 429,
  internal: 500,
  serviceUnavailable: 503,

  // Any field
  thisFieldIsRequired: 422,
  invalidValue: 422,
  unknownField: 422,
  unknownReference: 422,
  tooShort: 422,
  tooLong: 422,
  tooSmall: 422,
  tooLarge: 422,
  tooManyItems: 422,
  notOneOf: 422,
  notANumber: 422,
  numberAmbiguous: 422,
  notAnInteger: 422,
  tooManyDecimals: 422,
  notADate: 422,
  notAPhone: 422,
  notAnEmail: 422,
  notABoolean: 422,

  // Members
  superAdminsManageSuperAdmins: 403,
  superAdminsMakeSuperAdmins: 403,
  adminsKeepToTheirUnit: 403,
  ownRoleUnchanged: 403,
  ownAccountNotLocked: 403,
  ownAccountNotDeleted: 403,
  ownPasswordInProfile: 403,
  ownTwoFactorInProfile: 403,
  memberBoundToUnit: 409,
  memberAlreadyLocked: 409,
  memberNotLocked: 409,
  memberLocked: 409,
  memberNotInactive: 409,
  memberNotActiveYet: 409,
  memberInUse: 409,
  activationLinkInvalid: 409,
  emailTaken: 422,
  usernameTaken: 422,
  membershipCodeTaken: 422,
  notAUsername: 422,

  // Registering, and deciding on who asks
  registrationClosed: 422,
  admissionPending: 403,
  requestAlreadyApproved: 409,
  requestAlreadyDenied: 409,
  classOfAnotherUnit: 409,
  alreadyInClass: 409,
  alreadyAsked: 409,

  // Questions
  optionsMissing: 422,
  optionTwice: 422,
  answerMissing: 422,
  answerUnknown: 422,
  characterLimitNotPositive: 422,
  blanksMissing: 422,
  blankTwice: 422,
  blanksNotOptions: 422,
  wordUsedTwice: 422,
  keyOfOtherType: 422,
  pairsIncomplete: 422,
  orderIncomplete: 422,
  clausesTooFew: 422,
  questionInUse: 409,

  // Exam papers
  examPartsMissing: 422,
  examPartQuestionsMissing: 422,
  examQuestionTwice: 422,
  examPartSumWrong: 422,
  examTotalWrong: 422,
  scoreNotPositive: 422,
  pleaseSelectTheExamYouWantToLock: 422,
  unableToLockExamPapersWithDraftStatus: 409,
  unableToOpenExamPapersWithDraftStatus: 409,
  examAlreadyLocked: 409,
  examNotLocked: 409,
  examAlreadyPublished: 409,
  examNotPublished: 409,
  examLocked: 409,
  examInUse: 409,

  // Assignments to a class
  pleaseSelectAClass: 422,
  endNotAfterStart: 422,
  startInThePast: 422,
  endInThePast: 422,
  startBeforeClassStart: 422,
  endAfterClassEnd: 422,
  participantsMissing: 422,
  participantNotInClass: 422,
  classEnded: 409,

  // Taking an exam
  notAParticipant: 403,
  assignmentNotOpen: 403,
  assignmentOver: 409,
  noAttemptLeft: 409,
  attemptOver: 409,
  answerTooLate: 409,
  notTimeYet: 409,
  answerBatchGap: 409,
  answerBatchNotConsecutive: 422,
  answersMissing: 409,
  questionNotInAttempt: 422,
  answerWrongShape: 422,
  answerTooLong: 422,
  journalOfAnotherAttempt: 409,

  // Marking and looking back
  attemptNotOver: 409,
  reviewNotYetAllowed: 403,
  markOutOfRange: 422,
  markedByTheServer: 409,

  // Files and imports
  fileMissing: 422,
  fileEmpty: 422,
  fileEncrypted: 422,
  fileNotSpreadsheet: 415,
  fileUnreadable: 422,
  fileTooLarge: 413,
  fileNotAllowed: 415,
  fileIsAnother: 415,
  fileContentUnknown: 415,
  pictureUnreadable: 422,
  pictureTooLarge: 422,
  rangeNotSatisfiable: 416,
  tooManyRows: 422,
  tooManyToExport: 422,
  columnMissing: 422,
  columnTwice: 422,
  cellTooLong: 422,
  formulaUnreadable: 422,
  nothingToImport: 422,
  rowTwiceInFile: 422,
  questionAlreadyInBank: 422,
  placeTwiceInFile: 422,
  roleMissing: 422,
  unknownRole: 422,
  superAdminNotImported: 422,
  rowOfAnotherUnit: 422,
  unknownQuestionType: 422,
  unknownCategory: 422,
  optionGap: 422,
  keyLetterUnknown: 422,
  keyCountWrong: 422,
  pairUnreadable: 422,
  correctOptionNotStarred: 422,
} as const satisfies Record<string, RefusalStatus>;

export type ErrorCode = keyof typeof errorCodes;

/** The HTTP status that the server answers this code with. */
export function statusOf(code: ErrorCode): RefusalStatus {
  return errorCodes[code];
}

/** Whether a word that came over the wire is one of our codes (an older page may meet a newer server). */
export function isErrorCode(word: unknown): word is ErrorCode {
  return typeof word === 'string' && Object.hasOwn(errorCodes, word);
}
