import type { QuestionContent, QuestionDraft } from '@sen/api/contract/model';
import type { FieldError } from '../errors/FieldError.ts';
import { isBlankText, required } from '../errors/required.ts';
import { checkChosenBlanks, checkTitleBlanks } from './checkBlanks.ts';
import { checkClauseCount, checkOptions, checkText } from './checkContent.ts';

/** Validates what is asked, without a key: the title and its blanks, the options, the limit. Errors are in the order of the form. */
export function checkAsked({ title, content }: Pick<QuestionDraft, 'title' | 'content'>): FieldError[] {
  return [
    ...required('title', title),
    ...(isBlankText(title) ? [] : checkTitleBlanks({ title, content })),
    ...checkContent(content),
  ];
}

function checkContent(content: QuestionContent): FieldError[] {
  switch (content.type) {
    case 'one_choice':
    case 'multiple_choice':
      return checkOptions(content.options, 'content.options');
    case 'short_answer':
    case 'long_answer':
      return checkText(content.character_limit);
    case 'match_clauses':
      return [...checkOptions(content.left, 'content.left'), ...checkOptions(content.right, 'content.right')];
    case 'choose_from_list':
    case 'drag_to_blank':
      return checkChosenBlanks(content);
    case 'order_clauses':
      return checkClauseCount(content.clauses);
    case 'true_false':
    case 'fill_keyword':
    case 'fill_number':
      return [];
  }
}
