import type { AnswerEntry } from '@sen/api/contract/model';
import { scoreAnswer } from '@sen/domain/attempts/scoreAnswer';
import { type RandomSource, seededRandom, shuffled } from '@sen/domain/attempts/random';
import type { ExamPaper } from '../../store/attempts/ExamPapers.ts';
import { rightAnswer, wrongAnswer } from '../sampleAnswer.ts';
import { after, type Calendar } from './calendar.ts';
import { assignmentOf, examRules, type PlannedExam } from './planExams.ts';
import { essays } from './essays.ts';
import type { PlannedClass } from './planClasses.ts';
import { randomId } from './randomId.ts';
import type { Stage } from './Stage.ts';
import type { Step } from './Step.ts';
import type { Employee } from './workforce.ts';

/** Students who sit an exam in one step: some tens of milliseconds of one connection. */
export const groupSize = 6;

export interface Sitter {
  student: Employee;
  /** The part of the questions that they know. */
  knows: number;
  /** Leaves the page open until the time is up. */
  forgets: boolean;
  attempt: 1 | 2;
}

/** Who sat an exam of a class, in groups over the days that it is open; who failed sat it again. */
export function sittingSteps(calendar: Calendar, planned: PlannedClass, exam: PlannedExam): Step[] {
  const random = seededRandom(`sitting ${assignmentOf(planned, exam)}`);
  const present = shuffled(planned.students, random)
    .slice(0, Math.ceil(planned.students.length * exam.share))
    .filter(() => random() < 0.93);
  const sitters = present.map((student): Sitter => ({
    student,
    knows: Math.min(0.97, skillOf(student) + (exam.kind === 'final' ? 0.08 : 0)),
    forgets: random() < 0.03,
    attempt: 1,
  }));
  const again = sitters
    .filter(({ knows, forgets }) => (knows < 0.48 || forgets) && random() < 0.7)
    .map((sitter): Sitter => ({ ...sitter, knows: sitter.knows + 0.25, forgets: false, attempt: 2 }));
  const days = Math.max(
    1,
    Math.round((Math.min(exam.to.getTime(), calendar.end.getTime()) - exam.from.getTime()) / 86_400_000) - 1,
  );
  const groups = groupsOf(sitters, groupSize);
  return [
    ...groups.map((group, index) =>
      sitting(after(exam.from, spread(index, groups.length, days, random)), group),
    ),
    ...groupsOf(again, groupSize).map((group, index) =>
      sitting(after(exam.from, days * 1440 + 60 + index * 70), group),
    ),
  ];

  function sitting(at: Date, group: readonly Sitter[]): Step {
    const sat = {
      exam: `exam ${planned.course.code} ${exam.kind}`,
      assignment: assignmentOf(planned, exam),
      minutes: examRules[exam.kind].duration_minutes,
      bank: planned.course.bank,
    };
    return { at, run: (stage) => sit(stage, sat, { group, at }) };
  }
}

/** How much somebody learns of any course: most of them more than half. */
export function skillOf({ code }: Employee): number {
  const random = seededRandom(`skill ${code}`);
  return 0.25 + ((random() + random() + random()) / 3) * 0.85;
}

/** Minutes after an exam has opened: working hours of its days. */
function spread(index: number, count: number, days: number, random: RandomSource): number {
  const day = Math.floor((index / count) * days);
  return day * 1440 + 30 + Math.floor(random() * 8 * 60);
}

/** What is sat: the names of the exam and the assignment among what steps have made. */
export interface Sat {
  exam: string;
  assignment: string;
  minutes: number;
  bank: string;
}

/** A group sits an exam together. */
export async function sit(
  stage: Stage,
  { exam, assignment, minutes, bank }: Sat,
  { group, at }: { group: readonly Sitter[]; at: Date },
): Promise<void> {
  const examId = stage.ref(exam);
  const assignment_id = stage.ref(assignment);
  const path = { id: examId };
  const callers = await Promise.all(group.map(({ student }) => stage.as(student)));
  // Calls of the same moment are written as one group, as those of a class that sits together.
  const started = await Promise.all(
    callers.map((caller, index) => {
      stage.passTo(after(at, Math.floor((index * 3) / group.length)));
      return stage.call('startAttempt', caller, { path, body: { assignment_id } });
    }),
  );
  const paper = await stage.paper(examId);
  const journals = group.map(({ student, knows, attempt }, index) => {
    const random = seededRandom(`answers ${assignment} ${student.code} ${attempt}`);
    const written = after(at, Math.floor(minutes * (0.4 + random() * 0.2)));
    return {
      attempt_id: started[index]?.data.id ?? '0',
      journal_id: randomId(random),
      entries: entriesOf(paper, { bank, knows, written, random }),
      ends: Math.floor(minutes * (0.68 + random() * 0.24)),
    };
  });
  stage.passTo(after(at, Math.floor(minutes * 0.64)));
  await Promise.all(
    callers.map((caller, index) => {
      const { attempt_id = '0', journal_id = '', entries = [] } = journals[index] ?? {};
      return stage.call('saveAnswers', caller, {
        path,
        body: { attempt_id, journal_id, entries, known_server_seq: 0 },
      });
    }),
  );
  const byEnd = callers
    .map((caller, index) => ({ caller, forgets: group[index]?.forgets, journal: journals[index] }))
    .toSorted((one, other) => (one.journal?.ends ?? 0) - (other.journal?.ends ?? 0));
  await Promise.all(
    byEnd
      .filter(({ forgets }) => !forgets)
      .map(({ caller, journal }) => {
        stage.passTo(after(at, journal?.ends ?? 0));
        return stage.call('submitAttempt', caller, { path, body: handIn(journal) });
      }),
  );
  stage.passTo(after(at, minutes + 4));
  for (const { caller, forgets, journal } of byEnd)
    // oxlint-disable-next-line no-await-in-loop -- rare
    if (forgets) await stage.call('autoSubmitAttempt', caller, { body: handIn(journal) });
}

function handIn(
  journal: { attempt_id: string; journal_id: string; entries: readonly unknown[] } | undefined,
) {
  const { attempt_id = '0', journal_id = '', entries = [] } = journal ?? {};
  return { attempt_id, journal_id, last_seq: entries.length };
}

interface Writing {
  bank: string;
  knows: number;
  written: Date;
  random: RandomSource;
}

function entriesOf(paper: ExamPaper, { bank, knows, written, random }: Writing): AnswerEntry[] {
  const answers = [...paper.questions.values()].flatMap(({ question: { id, content, key }, worth }) => {
    const isRight = random() < knows;
    const answer =
      content.type === 'long_answer'
        ? ({ type: 'long_answer', text: essayOf(bank, knows + (random() - 0.5) * 0.3) } as const)
        : isRight
          ? rightAnswer(key)
          : wrongAnswer(content, key);
    return isEven(scoreAnswer(content, key, answer, worth)) ? { question_id: id, answer } : [];
  });
  return answers.map((entry, index) => ({
    ...entry,
    seq: index + 1,
    base: 0,
    written_at: new Date(written.getTime() + index * 20_000).toISOString(),
  }));
}

/** Whether whole or half points are left of it after a deduction. An answer that earns others is not given: it would leave odd hundredths. */
function isEven(earned: number | null): boolean {
  return (earned ?? 0) % 2.5 === 0;
}

function essayOf(bank: string, quality: number): string {
  const written = essays[bank] ?? [];
  const place = quality > 0.75 ? 0 : quality > 0.45 ? 1 : 2;
  return written[place]?.text ?? 'Em trình bày như trong bài học ạ.';
}

export function groupsOf<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
