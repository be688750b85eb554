import { locales } from '../../messages/languages';
import { useLanguage } from '../../messages/useLanguage';
import { useMessages } from '../../messages/useMessages';
import { chartMessages } from './Chart.messages';

/** Formats values in the current language: `plain` for axes, `full` with the unit. */
export function useFigures(unit: string | undefined, format: Intl.NumberFormatOptions | undefined) {
  const numbers = new Intl.NumberFormat(locales[useLanguage()], format);
  const words = useMessages(chartMessages);
  const tail = unit === undefined ? '' : unit === '%' ? '%' : ` ${unit}`;
  return {
    plain: (value: number) => numbers.format(value),
    full: (value: number | null | undefined) =>
      value === null || value === undefined ? words.none : numbers.format(value) + tail,
  };
}

export type Figures = ReturnType<typeof useFigures>;
