import type { ExamParts } from '@sen/ui/ExamBuilder';
import { plainTitle } from '../../words/plainTitle';
import { questionTypeLabel } from '../../words/questionTypeLabel';
import { conditionText } from './conditionText';
import { orderedQuestions, type FormPart, type SurveyFormForm } from './surveyFormForm';
import { words } from './words';

/** The parts as the builder shows them. */
export function builderParts(form: SurveyFormForm): ExamParts {
  const all = orderedQuestions(form);
  return form.parts.map(({ key, title, questions }) => ({
    key,
    title,
    score: null,
    questions: questions.flatMap((id) => {
      const question = form.questions[id];
      if (!question) return [];
      const notes = [question.required ? undefined : words('optional'), conditionText(question, all)];
      return [
        {
          score: null,
          question: {
            id,
            title: plainTitle(question.title),
            kind: questionTypeLabel(question.content.type),
            note: notes.filter((note) => note !== undefined).join(' · ') || undefined,
          },
        },
      ];
    }),
  }));
}

/** The parts as the builder left them. */
export function partsOf(parts: ExamParts): FormPart[] {
  return parts.map(({ key, title, questions }) => ({
    key,
    title,
    questions: questions.map(({ question }) => question.id),
  }));
}
