import type { Database, InTransaction } from '../database.ts';

/** An assigned exam of a class, for which scores are entered. */
export interface ScoreExam {
  id: string;
  classroom_id: string;
  title: string;
  starts_at: Date;
}

function ofClass(database: Database, { id, classId }: { id: string; classId: string }) {
  return database
    .selectFrom('assignment')
    .innerJoin('exam', 'exam.id', 'assignment.exam_id')
    .select(['assignment.id', 'assignment.classroom_id', 'exam.title', 'assignment.starts_at'])
    .where('assignment.id', '=', id)
    .where('assignment.classroom_id', '=', classId);
}

export function findScoreExam(
  database: Database,
  of: { id: string; classId: string },
): Promise<ScoreExam | undefined> {
  return ofClass(database, of).executeTakeFirst();
}

/** The same; nobody begins an attempt at it, or enters another score, until the transaction ends. */
export function lockScoreExam(
  transaction: InTransaction,
  of: { id: string; classId: string },
): Promise<ScoreExam | undefined> {
  return ofClass(transaction, of).forUpdate('assignment').executeTakeFirst();
}
