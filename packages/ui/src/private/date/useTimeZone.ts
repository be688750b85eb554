import { useContext } from 'react';
import { UiContext } from '../UiContext';
import { browserTimeZone } from './browserTimeZone';

/** The IANA name of the time zone in which times are shown and entered. */
export function useTimeZone(): string {
  return useContext(UiContext).timeZone ?? browserTimeZone();
}
