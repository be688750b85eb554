import type { Survey, SurveyRow } from '@sen/api/contract/model';
import { surveyMutations } from '@sen/api/resources/surveys/surveyMutations';
import { surveyQueries } from '@sen/api/resources/surveys/surveyQueries';
import { allowed, refused } from '@sen/domain/errors/verdict';
import { DeleteIcon, EditIcon, EyeIcon, SurveyIcon } from '@sen/ui/icons';
import type { ActionGroups } from '../../patterns/actions/Action';
import type { SurveyPlace } from './surveyPlaces';
import { words } from './words';

type ActionableSurvey = Pick<SurveyRow | Survey, 'id' | 'name' | 'state' | 'answered_count' | 'form'>;

/** The actions on the surveys of a project or a class. */
export function surveyActions(place: SurveyPlace): ActionGroups<ActionableSurvey> {
  return [
    [
      {
        id: 'view',
        icon: EyeIcon,
        label: words('view'),
        href: ({ id }) => place.view(id),
      },
      {
        id: 'edit',
        icon: EditIcon,
        label: words('edit'),
        rule: ({ state }) => (state === 'finished' ? refused('surveyCompleted') : allowed),
        href: ({ id }) => place.edit(id),
      },
      {
        id: 'statistics',
        icon: SurveyIcon,
        label: words('statistics'),
        primary: true,
        href: ({ id, form }) => place.statistics(id, form.id),
      },
    ],
    [
      {
        id: 'delete',
        icon: DeleteIcon,
        label: words('delete'),
        danger: true,
        bulk: true,
        rule: ({ answered_count }) => (answered_count > 0 ? refused('surveyHasAnswers') : allowed),
        confirm: {
          title: (count) => words('deleteTitle', { count }),
          titleOfOne: ({ name }) => words('deleteOne', { name }),
          text: words('deleteText'),
        },
        run: (ids) => surveyMutations.remove(ids),
        done: (count) => words('deleted', { count }),
        invalidates: [surveyQueries.all()],
      },
    ],
  ];
}
