import type { SurveyQuestion } from '@sen/api/contract/model';
import { plainTitle } from '../../words/plainTitle';
import { words } from './words';

/** The choices of a question that a condition can name, with their texts. */
export function choiceTexts({ content }: SurveyQuestion): { id: string; name: string }[] {
  switch (content.type) {
    case 'one_choice':
    case 'multiple_choice':
      return content.options.map(({ id, text }) => ({ id, name: text }));
    case 'true_false':
      return [
        { id: 'true', name: words('isTrue') },
        { id: 'false', name: words('isFalse') },
      ];
    default:
      return [];
  }
}

/** When a question is asked, in words; undefined for one that always is. */
export function conditionText(
  { condition }: SurveyQuestion,
  all: readonly SurveyQuestion[],
): string | undefined {
  if (condition === null) return undefined;
  const at = all.findIndex(({ id }) => id === condition.question_id);
  const on = all[at];
  if (!on) return words('conditionGone');
  const chosen = choiceTexts(on).filter(({ id }) => condition.choices.includes(id));
  return words('askedIf', {
    number: at + 1,
    choices: chosen.map(({ name }) => `“${name}”`).join(` ${words('or')} `),
  });
}

/** A question as a choice: its number and its text. */
export function numberedTitle(question: SurveyQuestion, all: readonly SurveyQuestion[]): string {
  return words('numbered', {
    number: all.findIndex(({ id }) => id === question.id) + 1,
    title: plainTitle(question.title),
  });
}
