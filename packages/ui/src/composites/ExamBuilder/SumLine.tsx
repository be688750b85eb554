import { StatusBadge } from '../../components/StatusBadge/StatusBadge';
import { useLanguage } from '../../messages/useLanguage';
import { formatPoints } from '../QuestionView/formatPoints';
import type { ExamBuilderMessages } from './ExamBuilder.messages';
import { missingOf } from './examParts';

export interface SumLineProps {
  words: ExamBuilderMessages;
  /** 'Tổng điểm các câu: 40/40' from the two numbers. */
  text: (sum: string, of: string) => string;
  sum: number;
  /** Null while its field is empty. */
  target: number | null;
}

/** A running sum beside what it should be, and in words what is missing. */
export function SumLine({ words, text, sum, target }: SumLineProps) {
  const language = useLanguage();
  const shown = (points: number) => formatPoints(points, language);
  const missing = missingOf(sum, target);
  const state =
    missing === 0
      ? words.enough
      : missing > 0
        ? words.missing(shown(missing))
        : words.tooMuch(shown(-missing));
  return (
    <StatusBadge tone={missing === 0 ? 'success' : 'waiting'}>
      {text(shown(sum), shown(target ?? 0))} ({state})
    </StatusBadge>
  );
}
