import { useContext } from 'react';
import { UiContext } from '../private/UiContext';
import type { Language } from './languages';

/** The language of the surrounding provider. */
export function useLanguage(): Language {
  return useContext(UiContext).language;
}
