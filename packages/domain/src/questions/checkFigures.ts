import type { QuestionDraft } from '@sen/api/contract/model';
import { type FieldError, fieldError } from '../errors/FieldError.ts';
import { contentTexts, figuresIn } from './figures.ts';
import { isMathml } from './mathml.ts';

/** How often texts of a question may show one figure: what a small question becomes when it is drawn, printed or exported is limited. */
const mostShown = { table: 5, picture: 50, formula: 50 } as const;

/**
 * Validates the figures of a question: each once, formulas of MathML only, no table in a table, and none shown that is not there or
 * too often.
 */
export function checkFigures({ title, content }: Pick<QuestionDraft, 'title' | 'content'>): FieldError[] {
  const figures = content.figures ?? [];
  const ids = figures.map(({ id }) => id);
  const shown = [title, ...contentTexts(content)].flatMap(figuresIn);
  const unknown = new Set(shown.filter((id) => !ids.includes(id)));
  const tables = new Set(figures.flatMap(({ id, kind }) => (kind === 'table' ? [id] : [])));
  return [
    ...[...unknown].map((id) => fieldError('title', 'figureUnknown', { id })),
    ...figures.flatMap((figure, index) => {
      const field = `content.figures.${index}`;
      if (ids.indexOf(figure.id) !== index) return [fieldError(field, 'figureTwice', { id: figure.id })];
      const { id } = figure;
      const max = mostShown[figure.kind];
      if (shown.filter((one) => one === id).length > max)
        return [fieldError(field, 'figureTooOften', { id, max })];
      if (
        figure.kind === 'table' &&
        figure.rows
          .flat()
          .flatMap(figuresIn)
          .some((one) => tables.has(one))
      )
        return [fieldError(field, 'tableInTable', { id })];
      const isWrong = figure.kind === 'formula' && !isMathml(figure.mathml);
      return isWrong ? [fieldError(field, 'formulaInvalid', { id })] : [];
    }),
  ];
}
