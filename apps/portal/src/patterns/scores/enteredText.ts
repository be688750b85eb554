import type { EnteredScore } from '@sen/api/contract/model';
import { formatDateTime, formatNumber } from '../../words/formats';
import { enteredWords } from './enteredWords';

/** 'Điểm 85,5, nhập từ tệp bởi Lê Thị Hồng Ngọc lúc 09:00 28/11/2026'. */
export function enteredText({ score, entered_by: { name }, entered_at, reason }: EnteredScore): string {
  if (score === null) return enteredWords('hidden', { name });
  const text = enteredWords('shown', { score: formatNumber(score), name, time: formatDateTime(entered_at) });
  return reason === null ? text : `${text}. ${enteredWords('reason', { reason })}`;
}
