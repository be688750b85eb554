import type { QuestionDraft } from '@sen/api/contract/model';
import { type FieldError, fieldError } from '../errors/FieldError.ts';
import { contentTexts, figuresIn } from './figures.ts';
import { isMathml } from './mathml.ts';

/** Validates the figures of a question: each once, formulas of MathML only, and none shown that is not there. */
export function checkFigures({ title, content }: Pick<QuestionDraft, 'title' | 'content'>): FieldError[] {
  const figures = content.figures ?? [];
  const ids = figures.map(({ id }) => id);
  const unknown = new Set(
    [title, ...contentTexts(content)].flatMap(figuresIn).filter((id) => !ids.includes(id)),
  );
  return [
    ...[...unknown].map((id) => fieldError('title', 'figureUnknown', { id })),
    ...figures.flatMap((figure, index) => {
      const field = `content.figures.${index}`;
      if (ids.indexOf(figure.id) !== index) return [fieldError(field, 'figureTwice', { id: figure.id })];
      const isWrong = figure.kind === 'formula' && !isMathml(figure.mathml);
      return isWrong ? [fieldError(field, 'formulaInvalid', { id: figure.id })] : [];
    }),
  ];
}
