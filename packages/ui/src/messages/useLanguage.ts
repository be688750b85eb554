import { useContext } from 'react';
import { UiContext } from '../private/UiContext';
import type { Language } from './languages';

/** The language that the components around here speak. */
export function useLanguage(): Language {
  return useContext(UiContext).language;
}
