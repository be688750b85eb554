import { ChooseFromList } from './answers/ChooseFromList';
import { DragToBlank } from './answers/DragToBlank';
import { FillKeyword } from './answers/FillKeyword';
import { FillNumber } from './answers/FillNumber';
import { LongAnswer } from './answers/LongAnswer';
import { MatchClauses } from './answers/MatchClauses';
import { MultipleChoice } from './answers/MultipleChoice';
import { OneChoice } from './answers/OneChoice';
import { OrderClauses } from './answers/OrderClauses';
import { ShortAnswer } from './answers/ShortAnswer';
import { TrueFalse } from './answers/TrueFalse';
import type { QuestionType } from './question';
import { renderer, type Renderer } from './renderer';
import { ChooseFromListReview } from './reviews/ChooseFromListReview';
import { DragToBlankReview } from './reviews/DragToBlankReview';
import { FillReview } from './reviews/FillReview';
import { MatchReview } from './reviews/MatchReview';
import { MultipleChoiceReview } from './reviews/MultipleChoiceReview';
import { OneChoiceReview } from './reviews/OneChoiceReview';
import { OrderReview } from './reviews/OrderReview';
import { TrueFalseReview } from './reviews/TrueFalseReview';
import { WrittenReview } from './reviews/WrittenReview';

/** The views of each type for answering and for review. */
export const renderers: Record<QuestionType, Renderer> = {
  one_choice: renderer('one_choice', OneChoice, OneChoiceReview),
  multiple_choice: renderer('multiple_choice', MultipleChoice, MultipleChoiceReview),
  true_false: renderer('true_false', TrueFalse, TrueFalseReview),
  short_answer: renderer('short_answer', ShortAnswer, WrittenReview),
  long_answer: renderer('long_answer', LongAnswer, WrittenReview),
  fill_keyword: renderer('fill_keyword', FillKeyword, FillReview),
  fill_number: renderer('fill_number', FillNumber, FillReview),
  match_clauses: renderer('match_clauses', MatchClauses, MatchReview),
  choose_from_list: renderer('choose_from_list', ChooseFromList, ChooseFromListReview),
  drag_to_blank: renderer('drag_to_blank', DragToBlank, DragToBlankReview),
  order_clauses: renderer('order_clauses', OrderClauses, OrderReview),
};
