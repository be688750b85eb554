import type {
  Assignment,
  AssignmentDraft,
  MeetingKind,
  Training,
  TrainingDraft,
} from '@sen/api/contract/model';
import { defaultRelease } from '@sen/domain/attempts/release';
import { testAnnouncements } from '@sen/domain/notifications/meetingNotifications';
import { testKinds, testTimes } from '@sen/domain/trainings/checkTraining';
import type { Caller } from '../../auth/Caller.ts';
import { changeAssignment } from '../../store/classes/assignmentChanges.ts';
import type { InTransaction } from '../../store/database.ts';
import { notify } from '../../store/notifications/notify.ts';
import { notifyOfAssignment } from '../../store/notifications/notifyOfAssignment.ts';
import { examSettings } from '../../store/trainings/examSettings.ts';
import { insertTest } from '../../store/trainings/trainingChanges.ts';
import { comparePeople } from './comparePeople.ts';
import { testFacts } from './testFacts.ts';

interface Saved {
  id: string;
  company_id: string;
  draft: TrainingDraft;
  before: Training | undefined;
  /** The tests that somebody has begun. */
  begun: readonly MeetingKind[];
}

/** Assigns the exams of both tests, or changes them, and notifies whom that concerns. */
export async function saveTests(
  transaction: InTransaction,
  saved: Saved,
  caller: Caller,
  now: Date,
): Promise<void> {
  for (const [index, kind] of testKinds.entries()) {
    const surveyId = saved.draft.survey_ids[index] ?? '';
    const known = saved.before?.tests.find(({ meeting }) => meeting?.kind === kind);
    // oxlint-disable-next-line no-await-in-loop -- in one transaction
    const draft = await testDraft(transaction, { surveyId, kind, known }, saved);
    // oxlint-disable-next-line no-await-in-loop -- in one transaction
    const meeting = await storeTest(transaction, { kind, draft, known }, saved, caller, now);
    // oxlint-disable-next-line no-await-in-loop -- in one transaction
    await announce(transaction, { kind, draft, known, ...meeting }, saved, caller, now);
  }
}

/** One attempt with the settings of the exam; a test that somebody has begun keeps those that it has. */
async function testDraft(
  transaction: InTransaction,
  { surveyId, kind, known }: { surveyId: string; kind: MeetingKind; known: Assignment | undefined },
  { draft, begun }: Saved,
): Promise<AssignmentDraft> {
  const { title: _title, ...settings } = await examSettings(transaction, surveyId);
  const { duration_minutes, questions_per_page } = known && begun.includes(kind) ? known : settings;
  return {
    ...defaultRelease,
    ...testTimes(draft, kind),
    survey_id: surveyId,
    duration_minutes,
    questions_per_page,
    retakes: 0,
    deduction_percent: 0,
  };
}

interface Test {
  kind: MeetingKind;
  draft: AssignmentDraft;
  known: Assignment | undefined;
}

async function storeTest(
  transaction: InTransaction,
  { kind, draft, known }: Test,
  { id, company_id }: Saved,
  caller: Caller,
  now: Date,
): Promise<{ id: string; meetingId: string }> {
  if (!known?.meeting)
    return insertTest(transaction, kind, draft, { company_id, classroom_id: id, created_by: caller.id }, now);
  await changeAssignment(transaction, known.id, draft, now);
  return { id: known.id, meetingId: known.meeting.id };
}

/** Notifies who is new of the test, and the others of its changes. */
async function announce(
  transaction: InTransaction,
  { kind, draft, known, id, meetingId }: Test & { id: string; meetingId: string },
  { draft: training, before }: Saved,
  caller: Caller,
  now: Date,
): Promise<void> {
  const event = { causedBy: caller.id, now };
  const { joined, left, stayed } = comparePeople(
    before?.students?.map((person) => person.id) ?? [],
    training.student_ids,
  );
  const { title } = await examSettings(transaction, draft.survey_id);
  const facts = testFacts(training.name, { ...draft, title, meeting: { id: meetingId, kind } });
  await notify(transaction, { type: testAnnouncements[kind], facts }, { ...event, to: joined });
  await notify(transaction, { type: 'TestWithdrawn', facts }, { ...event, to: left });
  if (known && isMoved(known, draft) && stayed.length > 0)
    await notifyOfAssignment(transaction, 'SurveyChanged', { id, ...event }, stayed);
}

function isMoved(before: Assignment, draft: AssignmentDraft): boolean {
  const moved = (['start_time', 'end_time'] as const).some(
    (field) => new Date(before[field]).getTime() !== new Date(draft[field]).getTime(),
  );
  return moved || before.survey_id !== draft.survey_id;
}
