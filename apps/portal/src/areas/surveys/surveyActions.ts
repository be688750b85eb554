import type { Survey, SurveyRow } from '@sen/api/contract/model';
import { surveyMutations } from '@sen/api/resources/surveys/surveyMutations';
import { surveyQueries } from '@sen/api/resources/surveys/surveyQueries';
import { mayDeleteSurvey, mayEditSurvey } from '@sen/domain/surveys/mayEditSurvey';
import { DeleteIcon, EditIcon, EyeIcon, PeopleIcon, SurveyIcon } from '@sen/ui/icons';
import type { ActionGroups } from '../../patterns/actions/Action';
import type { SurveyPlace } from './surveyPlaces';
import { words } from './words';

type ActionableSurvey = Pick<SurveyRow | Survey, 'id' | 'name' | 'state' | 'answered_count' | 'form'>;

/** The actions on the surveys of a project or a class. */
export function surveyActions(place: SurveyPlace): ActionGroups<ActionableSurvey> {
  const { results } = place;
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
        rule: mayEditSurvey,
        href: ({ id }) => place.edit(id),
      },
      {
        id: 'statistics',
        icon: SurveyIcon,
        label: words('statistics'),
        primary: true,
        href: ({ id, form }) => place.statistics(id, form.id),
      },
      ...(results
        ? [
            {
              id: 'results',
              icon: PeopleIcon,
              label: words('results'),
              href: ({ id }: ActionableSurvey) => results(id),
            },
          ]
        : []),
    ],
    [
      {
        id: 'delete',
        icon: DeleteIcon,
        label: words('delete'),
        danger: true,
        bulk: true,
        rule: mayDeleteSurvey,
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
