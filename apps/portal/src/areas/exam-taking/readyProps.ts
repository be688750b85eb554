import type { Answer } from '@sen/api/contract/model';
import type { ExamEntry, ExamReadyProps } from '@sen/ui/ExamReady';
import { testName } from '../../words/testName';

type Ready = Answer<'getAssignment'>['data'];

/** Maps an assignment to the props of the ready page. */
export function readyProps({ assignment, server_time }: Ready) {
  const { attempts = [], attempts_left = 0 } = assignment.mine ?? {};
  return {
    title: testName(assignment),
    questionCount: assignment.question_count,
    durationMinutes: assignment.duration_minutes,
    questionsPerPage: assignment.questions_per_page,
    startTime: Date.parse(assignment.start_time),
    endTime: Date.parse(assignment.end_time),
    now: Date.parse(server_time),
    deductionPercent: assignment.deduction_percent,
    attemptsLeft: attempts_left,
    attempts: attempts.map(({ id, number, state, submitted_at, score, final_score }) => ({
      id,
      number,
      state,
      submittedAt: submitted_at === null ? null : Date.parse(submitted_at),
      score,
      finalScore: final_score,
    })),
  } satisfies Partial<ExamReadyProps>;
}

/** A running attempt can be continued, whatever else is refused now. */
export function readyEntry({ assignment, may_start, refusal, server_time }: Ready): ExamEntry {
  const running = assignment.mine?.attempts.find(
    ({ state, deadline }) => state === 'in_progress' && Date.parse(deadline) > Date.parse(server_time),
  );
  if (running) return { kind: 'continue', deadline: Date.parse(running.deadline) };
  return may_start ? { kind: 'start' } : { kind: 'refused', reason: refusal?.message ?? '' };
}
