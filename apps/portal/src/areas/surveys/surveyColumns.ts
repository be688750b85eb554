import type { SurveyRow } from '@sen/api/contract/model';
import type { ColumnBuilder, ListColumn } from '../../patterns/list/columnBuilder';
import { surveyTones } from './surveyTones';
import { stateLabel, words } from './words';

/** What every list of surveys shows first. */
export function surveyColumns(column: ColumnBuilder<SurveyRow>): ListColumn<SurveyRow>[] {
  return [
    column.main('name', words('survey'), (row) => row.name),
    column.status('state', words('state'), (row) => row.state, stateLabel, surveyTones),
    column.text(
      'answered',
      words('answered'),
      (row) => words('answeredOf', { answered: row.answered_count, all: row.participant_count }),
      { width: 'narrow' },
    ),
  ];
}
