import type { QuestionType } from '@sen/api/contract/model';
import { questionTypeNames } from '@sen/domain/questions/questionTypeNames';
import { language } from './runtime';

/** Not in `labels.ts`, which every page loads. */
export const questionTypeLabel = (type: QuestionType) => questionTypeNames[type][language()];
