import type { CourseKind } from '@sen/api/contract/model';
import { can } from '@sen/domain/access/can';
import { highestPrice, longestCompletion } from '@sen/domain/courses/checkCourse';
import { Card } from '@sen/ui/Card';
import { Columns } from '@sen/ui/Columns';
import { DateTimePicker } from '@sen/ui/DateTimePicker';
import { NumberField } from '@sen/ui/NumberField';
import { Select } from '@sen/ui/Select';
import { Stack } from '@sen/ui/Stack';
import { TextField } from '@sen/ui/TextField';
import { useUser } from '../../app/session/useUser';
import type { FormWork } from '../../patterns/forms/FormPage';
import { LecturerChoice } from '../../patterns/people/LecturerChoice';
import { projectChoice } from '../../patterns/projectChoice';
import { categoryName, fieldChoice } from './courseChoices';
import { type CourseForm, ofProject } from './courseForm';
import { kindLabel, levelLabel } from './courseLabels';
import { formWords } from './formWords';
import { SearchedChoice } from '../../patterns/SearchedChoice';
import { words } from './words';

const kinds: readonly CourseKind[] = ['business', 'free'];
const levels = ['basic', 'advanced'] as const;

/** What a course is: its project, name, lecturer and times. */
export function CourseGeneral({ work: { value, change, field } }: { work: FormWork<CourseForm> }) {
  const user = useUser();
  const isBusiness = value.kind === 'business';
  // Whoever is above the units chooses one with the project.
  const isUnitOpen = value.company_id === '';
  return (
    <Card title={words('about')}>
      <Stack>
        <SearchedChoice
          {...projectChoice(user)}
          name="project_id"
          label={words('project')}
          required
          disabled={value.base !== null}
          failed={formWords('projectFailed')}
          value={value.project}
          onChange={(project) => change(ofProject(value, project))}
        />
        <Columns division="asideEnd">
          <TextField
            {...field('course_name')}
            label={words('name')}
            description={formWords('nameHelp')}
            maxLength={200}
            required
          />
          <TextField
            {...field('course_code')}
            label={words('code')}
            maxLength={50}
            spellCheck={false}
            required
          />
        </Columns>
        <Columns division="narrow">
          <Select
            name="kind"
            label={words('kind')}
            required
            value={value.kind}
            options={kinds.map((kind) => ({ value: kind, label: kindLabel(kind) }))}
            onChange={(kind) => change({ kind: kind === 'free' ? 'free' : 'business', field: null })}
          />
          <Select
            name="level"
            label={words('level')}
            required={isBusiness}
            value={value.level === '' ? null : value.level}
            options={levels.map((level) => ({ value: level, label: levelLabel(level) }))}
            onChange={(level) => change({ level: level === 'advanced' ? 'advanced' : 'basic' })}
          />
          <NumberField
            name="completion_time"
            label={words('completionTime')}
            unit={formWords('daysUnit')}
            min={1}
            max={longestCompletion}
            value={value.completion_time}
            onChange={(completion_time) => change({ completion_time })}
          />
          {!isBusiness && (
            <NumberField
              name="price"
              label={words('price')}
              description={formWords('priceHelp')}
              unit="€"
              min={0}
              max={highestPrice}
              value={value.price}
              onChange={(price) => change({ price })}
            />
          )}
        </Columns>
        <Columns division="halves">
          {can(user.role, 'member.edit') ? (
            <LecturerChoice
              companyId={value.company_id}
              name="teacher_id"
              label={words('lecturer')}
              description={isUnitOpen ? formWords('projectFirst') : undefined}
              required={isBusiness}
              disabled={isUnitOpen}
              value={value.teacher}
              onChange={(teacher) => change({ teacher })}
            />
          ) : (
            // A teacher does not see colleagues, and hands a course to none.
            <Select
              name="teacher_id"
              label={words('lecturer')}
              required={isBusiness}
              value={value.teacher?.id ?? null}
              options={ownChoices(user, value.teacher)}
              onChange={(id) =>
                change({ teacher: id === user.id ? { id: user.id, name: user.name } : value.teacher })
              }
            />
          )}
          <DateTimePicker
            name="start_time"
            label={words('startTime')}
            required={isBusiness}
            value={value.start_time || null}
            onChange={(start_time) => change({ start_time: start_time ?? '' })}
          />
        </Columns>
        <SearchedChoice
          {...fieldChoice(value.kind, value.company_id)}
          key={value.kind}
          name="field"
          label={words('field')}
          description={isUnitOpen ? formWords('projectFirst') : undefined}
          disabled={isUnitOpen}
          optionsOf={({ data }) => data.map((one) => ({ id: one.id, name: categoryName(one) }))}
          failed={formWords('fieldsFailed')}
          value={value.field}
          onChange={(chosen) => change({ field: chosen })}
        />
      </Stack>
    </Card>
  );
}

function ownChoices(user: { id: string; name: string }, teacher: CourseForm['teacher']) {
  const own = { value: user.id, label: user.name };
  return teacher && teacher.id !== user.id ? [{ value: teacher.id, label: teacher.name }, own] : [own];
}
