/**
 * Who reaches what: a row an operation, a column a caller. A letter alone is an operation that concerns the caller only;
 * four are the own thing, a colleague's of the same unit, another unit's, and one that does not exist.
 *
 *     .  answered        r  reached, and refused by the thing's state or by what was sent
 *     !  401 sign in     -  403 not for this role     x  403 not this thing     0  404, or not in the list
 *
 * A thing of another unit and one that does not exist are answered alike, for everybody but super-admins.
 */
const written = `
operation                 visitor      super-admin  admin        teacher      student      wwo          sponsor
logout                    !            .            .            .            .            .            .
getMe                     !            .            .            .            .            .            .
getLanguage               !            .            .            .            .            .            .
setLanguage               !            .            .            .            .            .            .
getProfile                !            .            .            .            .            .            .
saveProfile               !            r            r            r            r            r            r
changePassword            !            r            r            r            r            r            r
setTwoFactor              !            r            r            r            r            r            r
saveAvatar                !            r            r            r            r            r            r
saveMetas                 !            .            .            .            .            .            .
removeAvatar              !            .            .            .            .            .            .
saveBackground            !            r            r            r            r            r            r
removeBackground          !            .            .            .            .            .            .
getFile                   !!!!         ...0         ..00         ..00         ..00         ..00         ..00
askForSupport             !            r            r            r            r            r            r
listMembers               !!!!         ...0         ..00         .000         ----         ----         ----
listInactiveMembers       !!!!         ...0         ..00         ----         ----         ----         ----
deleteInactiveMembers     !!!!         ...0         ..00         ----         ----         ----         ----
lockMembers               !!!!         ...0         ..00         ----         ----         ----         ----
unlockMembers             !!!!         rrr0         rr00         ----         ----         ----         ----
resendActivation          !!!!         ...0         ..00         ----         ----         ----         ----
deleteMembers             !!!!         ...0         ..00         ----         ----         ----         ----
showPassword              !!!!         ...0         ..00         ----         ----         ----         ----
getMember                 !!!!         ...0         ..00         .000         ----         ----         ----
editMember                !!!!         ...0         ..00         ----         ----         ----         ----
setMemberTwoFactor        !!!!         ...0         ..00         ----         ----         ----         ----
importMembers             !            r            r            -            -            -            -
getMemberTemplate         !            .            .            -            -            -            -
getRefusedMembers         !            r            r            -            -            -            -
exportMembers             !!!!         ...0         ..00         .000         ----         ----         ----
addMember                 !!!!         ...r         ..xx         ----         ----         ----         ----
listCompanies             !!!!         ...0         ----         ----         ----         ----         ----
listRoles                 !            .            .            -            -            -            -
listOpenClasses           !!!!         ----         ----         ----         0.00         ----         ----
register                  !!!!         ----         ----         ----         r.00         ----         ----
getOwnRequest             !            -            -            -            0            -            -
markMarketplace           !            -            -            -            .            -            -
listRequests              !!!!         ...0         ..00         ----         ----         ----         ----
approveRequests           !!!!         ...0         ..00         ----         ----         ----         ----
denyRequests              !!!!         ...0         ..00         ----         ----         ----         ----
getRegistrationLink       !!!!         ...0         ..00         ----         ----         ----         ----
setRegistrationLink       !!!!         ...0         ..00         ----         ----         ----         ----
listQuestions             !!!!         ...0         ..00         ..00         ----         ----         ----
deleteQuestions           !!!!         ...0         ..00         .x00         ----         ----         ----
saveQuestion              !!!!         ...0         ..00         .x00         ----         ----         ----
importQuestions           !            r            r            r            -            -            -
getQuestionTemplate       !            .            .            .            -            -            -
getQuestion               !!!!         ...0         ..00         ..00         ----         ----         ----
listQuestionCategories    !            .            .            .            -            -            -
listExams                 !!!!         ...0         ..00         ..00         ----         ----         ----
deleteExams               !!!!         ...0         ..00         .x00         ----         ----         ----
saveExam                  !!!!         ...0         ..00         ..00         ----         ----         ----
lockExams                 !!!!         rrr0         rr00         rx00         ----         ----         ----
getExam                   !!!!         ...0         ..00         ..00         ----         ----         ----
publishExam               !!!!         ...0         ..00         ..00         ----         ----         ----
listExamCategories        !            .            .            .            -            -            -
listClasses               !!!!         ...0         ..00         .000         .000         ----         ----
getClass                  !!!!         ...0         ..00         .000         .000         ----         ----
assignExam                !!!!         ...0         ..00         .000         ----         ----         ----
listSubmissions           !!!!         ...0         ..00         .000         ----         ----         ----
listAssignments           !!!!         0000         ----         ----         .000         ----         ----
getAssignment             !!!!         ...0         ----         ----         .000         ----         ----
startAttempt              !!!!         xxx0         ----         ----         .000         ----         ----
getAttempt                !!!!         0000         ----         ----         .000         ----         ----
saveAnswers               !!!!         0000         ----         ----         .000         ----         ----
submitAttempt             !!!!         0000         ----         ----         .000         ----         ----
autoSubmitAttempt         !!!!         0000         ----         ----         r000         ----         ----
markAnswer                !!!!         rrr0         rr00         r000         ----         ----         ----
getReview                 !!!!         rrr0         rr00         r000         x000         ----         ----
`;

export type Cells = Record<string, Record<string, string>>;

const [heading = [], ...lines] = written
  .trim()
  .split('\n')
  .map((line) => line.split(/\s+/));

/** By operation and caller. */
export const accessTable: Cells = Object.fromEntries(
  lines.map(([operation = '', ...letters]) => [
    operation,
    Object.fromEntries(letters.map((letter, at) => [heading[at + 1] ?? '', letter])),
  ]),
);
