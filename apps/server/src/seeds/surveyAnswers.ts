import type { AnswerValue } from '@sen/api/contract/model';

/** Answers to the questions of demo surveys. */
export const one = (choice: string): AnswerValue => ({ type: 'one_choice', choice });
export const many = (...choices: string[]): AnswerValue => ({ type: 'multiple_choice', choices });
export const text = (words: string): AnswerValue => ({ type: 'long_answer', text: words });
export const rows = (pairs: Record<string, string>): AnswerValue => ({ type: 'match_clauses', pairs });
export const truth = (value: boolean): AnswerValue => ({ type: 'true_false', value });
export const order = (...ids: string[]): AnswerValue => ({ type: 'order_clauses', order: ids });
