import { mayRunClass } from '@sen/domain/access/scope';
import { assertAllowed, found, RefusalError } from '../../errors/RefusalError.ts';
import type { ExamPaper } from '../../store/attempts/ExamPapers.ts';
import { corrected, readChanges } from '../../store/corrections/changes.ts';
import { findGroupFacts } from '../../store/classes/classes.ts';
import {
  countWaiting,
  findClassName,
  isOfClass,
  readQueue,
  type WaitingAnswer,
} from '../../store/marking/queueRows.ts';
import type { Handler } from '../Operation.ts';

export const getMarkingQueue: Handler<'getMarkingQueue'> = async (
  { path: { id: classId }, query, caller },
  { database, attempts: { papers } },
) => {
  assertAllowed(mayRunClass(caller, found(await findGroupFacts(database, classId))));
  const { limit } = query;
  const by = query.by ?? 'question';
  const anonymous = query.anonymous ?? false;
  const scope = { classId, assignmentId: query.assignment_id ?? null, questionId: query.question_id ?? null };
  if (!(await isOfClass(database, scope))) throw new RefusalError('notFound');
  const rows = await readQueue(database, { ...scope, by, limit, callerId: caller.id });
  const counts = await countWaiting(database, scope);
  const exams = await papers.examsOf(counts.map(({ exam_id }) => exam_id));
  const changes = await readChanges(database, [...new Set(counts.map(({ assignment_id }) => assignment_id))]);
  const places = new Map([...exams].map(([id, paper]) => [id, placesOf(paper)]));
  const asked = counts.filter(
    ({ question_id }) => scope.questionId === null || question_id === scope.questionId,
  );
  return {
    data: {
      classroom_name: found(await findClassName(database, classId)),
      waiting_answers: asked.reduce((sum, { waiting }) => sum + waiting, 0),
      questions: counts.flatMap(({ exam_id, question_id, assignment_id, waiting }) => {
        const paper = exams.get(exam_id);
        const entry = paper?.questions.get(question_id);
        if (!paper || !entry) return [];
        const number = places.get(exam_id)?.get(question_id) ?? 1;
        const { title } = entry.question;
        return [{ assignment_id, question_id, exam_title: paper.exam.title, number, title, waiting }];
      }),
      items: rows.flatMap((row) => {
        const paper = exams.get(row.exam_id);
        const place = places.get(row.exam_id)?.get(row.question_id) ?? 1;
        return paper ? itemsOf(row, corrected(paper, changes.get(row.assignment_id)), place, anonymous) : [];
      }),
    },
  };
};

/** The number of each question in the exam's own order. */
function placesOf({ exam }: ExamPaper): ReadonlyMap<string, number> {
  const ids = exam.parts.flatMap(({ questions }) => questions.map(({ question }) => question.id));
  return new Map(ids.map((id, index) => [id, index + 1]));
}

function itemsOf(row: WaitingAnswer, { exam, questions }: ExamPaper, place: number, anonymous: boolean) {
  const entry = questions.get(row.question_id);
  if (!entry) return [];
  const { id, title, numbering, content, key } = entry.question;
  const { attempt_id, assignment_id, number, code, answer, saved_at, mark_revision } = row;
  return [
    {
      attempt_id,
      assignment_id,
      survey_id: exam.id,
      exam_title: exam.title,
      number,
      student: anonymous ? null : { id: row.student_id, name: row.student_name, avatar: row.student_avatar },
      code,
      question: { id, number: place, title, score: entry.worth, numbering, content },
      key,
      answer,
      saved_at: saved_at?.toISOString() ?? null,
      mark_revision,
    },
  ];
}
