import type { QuestionDraft } from '@sen/api/contract/model';
import { type FieldError, fieldError } from '../errors/FieldError.ts';
import { isBlankText, required } from '../errors/required.ts';
import { checkChoices, checkClauses, checkPairs, checkText } from './checkContent.ts';
import { checkFigures } from './checkFigures.ts';
import { checkRubric } from './checkRubric.ts';
import { checkBlankChoices, checkFilledBlanks, checkTitleBlanks } from './checkBlanks.ts';

/**
 * Validates a question (section 5): title, category and status, at least one option, a right answer, a positive character limit,
 * as many answers as blanks. Errors are in the order of the form.
 */
export function checkQuestion(draft: QuestionDraft): FieldError[] {
  return [
    ...required('title', draft.title),
    ...required('category_id', draft.category_id),
    ...required('status', draft.status),
    ...(isBlankText(draft.title) ? [] : checkTitleBlanks(draft)),
    ...checkContent(draft),
    ...checkFigures(draft),
  ];
}

/** Validates a key against the content that it is of. */
export function checkContent({ content, key }: Pick<QuestionDraft, 'content' | 'key'>): FieldError[] {
  switch (content.type) {
    case 'one_choice':
      return key.type === content.type
        ? checkChoices(content.options, [key.choice], 'key.choice')
        : otherType;
    case 'multiple_choice':
      return key.type === content.type
        ? checkChoices(content.options, key.choices, 'key.choices')
        : otherType;
    case 'true_false':
      return key.type === content.type ? [] : otherType;
    case 'short_answer':
    case 'long_answer':
      return key.type === content.type
        ? [...checkText(content.character_limit), ...checkRubric(key.rubric)]
        : otherType;
    case 'fill_keyword':
    case 'fill_number':
      return key.type === content.type ? checkFilledBlanks(content.blanks, key) : otherType;
    case 'match_clauses':
      return key.type === content.type ? checkPairs(content.left, content.right, key.pairs) : otherType;
    case 'choose_from_list':
    case 'drag_to_blank':
      return key.type === content.type ? checkBlankChoices(content, key.blanks) : otherType;
    case 'order_clauses':
      return key.type === content.type ? checkClauses(content.clauses, key.order) : otherType;
  }
}

const otherType: FieldError[] = [fieldError('key', 'keyOfOtherType')];
