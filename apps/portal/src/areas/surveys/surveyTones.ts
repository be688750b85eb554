import type { SurveyState } from '@sen/api/contract/model';

/** Like those of classes. */
export const surveyTones = {
  not_started: 'neutral',
  happening: 'success',
  finished: 'danger',
} as const satisfies Record<SurveyState, string>;
