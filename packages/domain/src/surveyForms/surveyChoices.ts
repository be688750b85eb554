import type { AnswerValue, QuestionContent } from '@sen/api/contract/model';

/** The choices of a question that a condition can name; null for types without such choices. */
export function surveyChoices(content: QuestionContent): readonly string[] | null {
  switch (content.type) {
    case 'one_choice':
    case 'multiple_choice':
      return content.options.map(({ id }) => id);
    case 'true_false':
      return ['true', 'false'];
    default:
      return null;
  }
}

/** The choices that an answer contains. */
export function chosenChoices(answer: AnswerValue | null): readonly string[] {
  switch (answer?.type) {
    case 'one_choice':
      return answer.choice === null ? [] : [answer.choice];
    case 'multiple_choice':
      return answer.choices;
    case 'true_false':
      return answer.value === null ? [] : [String(answer.value)];
    default:
      return [];
  }
}
