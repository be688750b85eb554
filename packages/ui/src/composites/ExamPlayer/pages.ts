import type { Question } from '../QuestionView/question';
import type { ExamPart } from './examState';

/** The questions of a page that belong to one part. */
export interface PageSection {
  /** Index of the part in the exam, from 0. */
  part: number;
  title: string;
  score: number;
  questions: Question[];
}

/** Splits the questions into pages, across parts; 0 puts all on one page. There is always at least one page. */
export function pagesOf(parts: readonly ExamPart[], questionsPerPage: number): PageSection[][] {
  const size = questionsPerPage > 0 ? questionsPerPage : Infinity;
  const pages: PageSection[][] = [[]];
  let room = size;
  for (const [part, { title, score, questions }] of parts.entries()) {
    for (const question of questions) {
      if (room === 0) {
        pages.push([]);
        room = size;
      }
      const page = pages[pages.length - 1] ?? [];
      const section = page[page.length - 1];
      if (section?.part === part) section.questions.push(question);
      else page.push({ part, title, score, questions: [question] });
      room -= 1;
    }
  }
  return pages;
}

/** From 1; 0 if no page contains it. */
export function pageOfQuestion(pages: readonly PageSection[][], id: string): number {
  return (
    pages.findIndex((page) =>
      page.some((section) => section.questions.some((question) => question.id === id)),
    ) + 1
  );
}
