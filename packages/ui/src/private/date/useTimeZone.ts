import { useContext } from 'react';
import { UiContext } from '../UiContext';
import { browserTimeZone } from './browserTimeZone';

/** The IANA name of the zone in which times are shown and typed. */
export function useTimeZone(): string {
  return useContext(UiContext).timeZone ?? browserTimeZone();
}
