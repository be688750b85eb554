import type { TestResult } from '@sen/api/contract/model';
import { formatNumber } from '../../words/formats';
import { resultWords as words } from './words';

/** What one person has reached in a test, in words. */
export function resultText({ state, score }: TestResult): string {
  if (state === 'none') return words('notBegun');
  if (state === 'in_progress') return words('inProgress');
  if (score === null) return words(state === 'submitted' ? 'waits' : 'hidden');
  return state === 'submitted' ? words('provisional', { score: formatNumber(score) }) : formatNumber(score);
}

/** A change with its sign; empty while there is none. */
export function changeText(change: number): string {
  if (change === 0) return formatNumber(0);
  return change > 0 ? `+${formatNumber(change)}` : `−${formatNumber(-change)}`;
}
