import { useContext } from 'react';
import { UnfinishedContext } from '../../private/field/FormContext';

/** How many fields of the form around are half typed, such as a date without its year: leaving the page loses what they show. */
export function useUnfinishedFields(): number {
  return useContext(UnfinishedContext);
}
