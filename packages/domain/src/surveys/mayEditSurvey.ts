import type { SurveyState } from '@sen/api/contract/model';
import { allowed, refused, type Verdict } from '../errors/verdict.ts';

/** Allows changing a survey until it is completed. Refuses with `surveyCompleted`. */
export function mayEditSurvey({ state }: { readonly state: SurveyState }): Verdict {
  return state === 'finished' ? refused('surveyCompleted') : allowed;
}

/** Allows deleting a survey before anybody answers it. Refuses with `surveyHasAnswers`. */
export function mayDeleteSurvey({ answered_count }: { readonly answered_count: number }): Verdict {
  return answered_count > 0 ? refused('surveyHasAnswers') : allowed;
}
