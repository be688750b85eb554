import type { QuestionMessages } from '@sen/ui/QuestionView';
import { words } from './words';

/** The texts of questions where nothing is right or wrong and nothing has points. */
export function surveyQuestionMessages(): Partial<QuestionMessages> {
  return {
    points: () => '',
    chooseOne: words('chooseOne'),
    chooseMany: words('chooseMany'),
    trueOrFalse: words('trueOrFalse'),
    matchHint: words('matchHint'),
    matchFor: (row) => words('matchFor', { row }),
    matchList: words('matchList'),
    matchUsed: (row) => words('matchUsed', { row }),
  };
}
