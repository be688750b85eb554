import type { Language } from '@sen/api/contract/model';
import { type Step, weekOf } from './days.ts';

/** A step of time as a chart shows it; days are those of two months at most: '27/11', 'Tuần 48, 2026', '11/2026', '2026'. */
export function stepLabel(start: string, step: Step, language: Language): string {
  const [year = '', month = '', day = ''] = start.split('-');
  if (step === 'day') return `${day}/${month}`;
  if (step === 'month') return `${month}/${year}`;
  if (step === 'year') return year;
  const [ofYear = '', number = ''] = weekOf(start).split('-W');
  return `${language === 'vi' ? 'Tuần' : 'Week'} ${Number(number)}, ${ofYear}`;
}
