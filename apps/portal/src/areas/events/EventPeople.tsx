import type { DropdownOption } from '@sen/api/contract/model';
import { classQueries } from '@sen/api/resources/classes/classQueries';
import { courseQueries } from '@sen/api/resources/courses/courseQueries';
import { projectQueries } from '@sen/api/resources/projects/projectQueries';
import { memberQueries } from '@sen/api/resources/users/memberQueries';
import { can } from '@sen/domain/access/can';
import { Card } from '@sen/ui/Card';
import { Checkbox } from '@sen/ui/Checkbox';
import { Columns } from '@sen/ui/Columns';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { useUser } from '../../app/session/useUser';
import type { FormWork } from '../../patterns/forms/FormPage';
import { keywords } from '../../patterns/list/callQuery';
import { PeopleChoice } from '../../patterns/people/PeopleChoice';
import { SearchedChoice } from '../../patterns/SearchedChoice';
import type { EventForm } from './eventForm';
import { formWords as words } from './words';

const optionOf = (option: DropdownOption | null) => option && { id: option.id, name: option.name };

/** What an event is of, who organises it and who takes part. */
export function EventPeople({ work: { value, change } }: { work: FormWork<EventForm> }) {
  const user = useUser();
  const { unit } = value;
  if (unit === null)
    return (
      <Card title={words('who')}>
        <Text tone="muted">{words('afterUnit')}</Text>
      </Card>
    );
  const company_id = unit.id;
  const mayName = can(user.role, 'member.edit');
  const common = { failed: words('choicesFailed') };
  return (
    <Card title={words('who')}>
      <Stack>
        {mayName && (
          <SearchedChoice
            name="user_id"
            label={words('organizer')}
            find={(typed) =>
              memberQueries.list({
                limit: 20,
                ...keywords({
                  name: typed,
                  company_id,
                  role: ['admin', 'teacher'],
                  status: ['active', 'inactive'],
                }),
              })
            }
            optionsOf={({ data }) => data.map(({ id, name, email }) => ({ id, name, description: email }))}
            failed={words('organizersFailed')}
            value={value.organizer}
            onChange={(organizer) => change({ organizer: optionOf(organizer) })}
          />
        )}
        <Columns division="halves">
          <SearchedChoice
            {...common}
            name="classroom_id"
            label={words('classroom')}
            find={(typed) =>
              classQueries.list({ limit: 20, ...keywords({ classroom_name: typed, company_id }) })
            }
            optionsOf={({ data }) =>
              data.map(({ id, classroom_name, course_name }) => ({
                id,
                name: classroom_name,
                description: course_name,
              }))
            }
            value={value.classroom}
            onChange={(classroom) => change({ classroom: optionOf(classroom) })}
          />
          <SearchedChoice
            {...common}
            name="project_id"
            label={words('project')}
            find={(typed) =>
              projectQueries.list({ limit: 20, ...keywords({ project_name: typed, company_id }) })
            }
            optionsOf={({ data }) => data.map(({ id, project_name }) => ({ id, name: project_name }))}
            value={value.project}
            onChange={(project) => change({ project: optionOf(project) })}
          />
        </Columns>
        {(value.classroom !== null || value.project !== null) && (
          <Checkbox
            name="everyone"
            label={words('everyone')}
            description={words('everyoneHelp')}
            checked={value.everyone}
            onChange={(everyone) => change({ everyone })}
          />
        )}
        <SearchedChoice
          {...common}
          name="course_id"
          label={words('course')}
          find={(typed) => courseQueries.list({ limit: 20, ...keywords({ course_name: typed, company_id }) })}
          optionsOf={({ data }) => data.map(({ id, course_name }) => ({ id, name: course_name }))}
          value={value.course}
          onChange={(course) => change({ course: optionOf(course) })}
        />
        <PeopleChoice
          name="users_ids"
          label={words('people')}
          description={words(mayName ? 'peopleHelp' : 'peopleOfTeacherHelp')}
          companyId={company_id}
          max={1000}
          value={value.people}
          onChange={(people) => change({ people })}
        />
      </Stack>
    </Card>
  );
}
