import type { SurveyState } from '@sen/api/contract/model';

export const surveyTones = {
  not_started: 'neutral',
  happening: 'success',
  finished: 'neutral',
} as const satisfies Record<SurveyState, string>;
