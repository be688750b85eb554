import type { components, operations } from './schema.gen';

type Schemas = components['schemas'];

/** The contract's shapes by the names that the rest of the code uses. */
export type Role = Schemas['Role'];
export type Language = Schemas['Language'];
export type User = Schemas['User'];
export type Profile = Schemas['Profile'];
export type ProfileDraft = Schemas['ProfileDraft'];
export type MailChoices = Schemas['MailChoices'];
export type Member = Schemas['Member'];
export type MemberRow = Schemas['MemberRow'];
export type MemberDraft = Schemas['MemberDraft'];
export type MemberStatus = Schemas['MemberStatus'];
export type SupportRequest = Schemas['SupportRequest'];
export type CompanyRow = Schemas['CompanyRow'];
export type MemberImportReport = Schemas['MemberImportReport'];
export type RegistrationLink = Schemas['RegistrationLink'];
export type RequestRow = Schemas['RequestRow'];
export type RequestKind = Schemas['RequestKind'];
export type RequestStatus = Schemas['RequestStatus'];
export type OwnRequest = Schemas['OwnRequest'];
export type OpenClass = Schemas['OpenClass'];
export type Person = Schemas['Person'];
export type DropdownOption = Schemas['Option'];
export type Problem = Schemas['Problem'];

export type QuestionType = Schemas['QuestionType'];
export type QuestionStatus = Schemas['QuestionStatus'];
export type Numbering = Schemas['Numbering'];
export type Choice = Schemas['Choice'];
export type QuestionContent = Schemas['QuestionContent'];
export type QuestionKey = Schemas['QuestionKey'];
export type AnswerValue = Schemas['AnswerValue'];
export type QuestionDraft = Schemas['QuestionDraft'];
export type Question = Schemas['Question'];
export type QuestionRow = Schemas['QuestionRow'];
export type ImportReport = Schemas['ImportReport'];
export type ImportRow = Schemas['ImportRow'];

export type ExamStatus = Schemas['ExamStatus'];
export type ExamDraft = Schemas['ExamDraft'];
export type ExamPartDraft = Schemas['ExamPartDraft'];
export type ExamRow = Schemas['ExamRow'];
export type Exam = Schemas['Exam'];

export type ClassTiming = Schemas['ClassTiming'];
export type ClassRow = Schemas['ClassRow'];
export type Class = Schemas['Class'];
export type Assignment = Schemas['Assignment'];
export type AssignmentDraft = Schemas['AssignmentDraft'];
export type Submission = Schemas['Submission'];

export type AttemptState = Schemas['AttemptState'];
export type SubmittedBy = Schemas['SubmittedBy'];
export type AttemptSummary = Schemas['AttemptSummary'];
export type Attempt = Schemas['Attempt'];
export type AttemptResult = Schemas['AttemptResult'];
export type Paper = Schemas['Paper'];
export type PaperQuestion = Schemas['PaperQuestion'];
export type SavedAnswer = Schemas['SavedAnswer'];
export type AnswerEntry = Schemas['AnswerEntry'];
export type AnswerBatch = Schemas['AnswerBatch'];
export type Acknowledgement = Schemas['Acknowledgement'];
export type Review = Schemas['Review'];
export type ReviewedQuestion = Schemas['ReviewedQuestion'];

export type Operations = operations;

/** The body of an operation's 200 answer. */
export type Answer<Id extends keyof operations> = operations[Id] extends {
  responses: { 200: { content: { 'application/json': infer Body } } };
}
  ? Body
  : never;

/** The query parameters of an operation. */
export type Query<Id extends keyof operations> = NonNullable<operations[Id]['parameters']['query']>;
