import type { Exam, Paper, QuestionKey } from '@sen/api/contract/model';
import { keyBlocks } from '@sen/domain/exams/print/keyBlocks';
import { paperBlocks } from '@sen/domain/exams/print/paperBlocks';
import type { PrintedSheet } from '@sen/domain/exams/print/PrintBlock';
import { found } from '../../errors/RefusalError.ts';
import { printInThread } from '../../printing/printInThread.ts';
import { showPaper } from '../../store/attempts/showPaper.ts';
import { findCompany } from '../../store/companies/companies.ts';
import { findExam, findExamFacts } from '../../store/exams/exams.ts';
import { record } from '../../store/platform/audit.ts';
import { scopeOf } from '../../store/lists/scope.ts';
import { Download, type Handler } from '../Operation.ts';

const firstCode = 101;
/** The key alone has a name of its own, as the portal gives it: it is no paper to hand out. */
const names = {
  vi: { paper: 'de-thi', key: 'dap-an' },
  en: { paper: 'exam', key: 'answer-key' },
} as const;

export const printExam: Handler<'printExam'> = async (call, { database }) => {
  const { path, query, caller, language, now } = call;
  const { content = 'paper', versions = 1 } = query;
  const scope = scopeOf(caller);
  const { company_id } = found((await findExamFacts(database, [path.id], scope))[0]);
  const exam = found(await findExam(database, path.id, scope));
  const keys = keysOf(exam);
  const printed = versionsOf(exam, versions);
  const papers = printed.map(({ code, paper }): PrintedSheet => ({
    kind: 'paper',
    code,
    blocks: paperBlocks(paper, language),
  }));
  const answers = printed.map(({ code, paper }): PrintedSheet => ({
    kind: 'key',
    code,
    blocks: keyBlocks(paper, keys, language),
  }));
  const bytes = await printInThread({
    language,
    now,
    organisation: found(await findCompany(database, company_id)).name,
    title: exam.title,
    minutes: exam.duration_minutes,
    isDraft: exam.status === 'draft',
    sheets: [...(content === 'key' ? [] : papers), ...(content === 'paper' ? [] : answers)],
  });
  if (content !== 'paper') {
    const subject = { id: exam.id, company_id };
    await record(
      database,
      [{ actorId: caller.id, action: 'exam.keyPrinted', subject, details: { versions } }],
      now,
    );
  }
  const name = names[language][content === 'key' ? 'key' : 'paper'];
  return new Download(`${name}-${exam.id}.pdf`, 'application/pdf', bytes);
};

const keysOf = ({ parts }: Exam) =>
  new Map(
    parts.flatMap(({ questions }) =>
      questions.map(({ question }): [string, QuestionKey] => [question.id, question.key]),
    ),
  );

/**
 * One version has the order of the exam; of several each has its own, which its code and the exam decide: a key that is printed later
 * fits the paper.
 */
function versionsOf(exam: Exam, count: number): { code: string | null; paper: Paper }[] {
  if (count === 1) {
    const parts = exam.parts.map((part) => ({
      ...part,
      questions: part.questions.map(({ score, question }) => ({
        score,
        question: { ...question, shuffle: false },
      })),
    }));
    return [{ code: null, paper: shown({ ...exam, parts, shuffle: false }, 'one') }];
  }
  return Array.from({ length: count }, (_, at) => {
    const code = String(firstCode + at);
    return { code, paper: shown({ ...exam, shuffle: true }, code) };
  });
}

const shown = (exam: Exam, code: string) => showPaper({ exam, questions: new Map() }, `${exam.id}:${code}`);
