import type { Member } from '@sen/api/contract/model';
import { Card } from '@sen/ui/Card';
import { Columns } from '@sen/ui/Columns';
import { DatePicker } from '@sen/ui/DatePicker';
import { Select } from '@sen/ui/Select';
import { Stack } from '@sen/ui/Stack';
import { TextField } from '@sen/ui/TextField';
import { refused } from '@sen/domain/errors/verdict';
import { useUser } from '../../app/session/useUser';
import type { Fields } from '../../patterns/forms/Fields';
import { UnitChoice } from '../../patterns/UnitChoice';
import { roleLabel } from '../../words/labels';
import { refusalText } from '../../words/refusalText';
import { formWords, sexWords } from './formWords';
import { hasUnit, rolesToGive, type MemberForm } from './memberForm';
import { words } from './words';

const sexes = ['female', 'male', 'other'] as const;
type TextKey = Exclude<keyof MemberForm, 'role' | 'sex'>;

interface MemberFieldsProps {
  work: Fields<MemberForm>;
  /** The member to edit; absent for a new one. */
  member?: Member | undefined;
  /** The latest date of birth, 'yyyy-mm-dd'. */
  today: string;
}

/** The specification's fields in its order, then the optional ones of a unit. */
export function MemberFields({ work: { value, change, field }, member, today }: MemberFieldsProps) {
  const user = useUser();
  const isSelf = member?.id === user.id;
  const text = (name: TextKey, label: string, maxLength: number) => ({ ...field(name), label, maxLength });
  return (
    <Stack gap="l">
      <Card title={formWords('account')}>
        <Columns division="medium">
          <TextField {...text('name', words('name'), 200)} required />
          <Select
            name="role"
            label={words('role')}
            required
            disabled={isSelf}
            description={isSelf ? refusalText(refused('ownRoleUnchanged')) : undefined}
            options={rolesToGive(user).map((role) => ({ value: role, label: roleLabel(role) }))}
            value={value.role || null}
            onChange={(role) => change({ role })}
          />
          {hasUnit(value.role) &&
            (user.role === 'super-admin' ? (
              <UnitChoice
                value={value}
                onChange={change}
                bound={member?.in_use ? refusalText(refused('memberBoundToUnit')) : undefined}
              />
            ) : (
              <TextField label={words('unit')} value={value.company_name} readOnly />
            ))}
          <TextField {...text('phone', words('phone'), 40)} type="tel" required />
          <DatePicker
            name="dateOfBirth"
            label={words('dateOfBirth')}
            required
            max={today}
            value={value.dateOfBirth || null}
            onChange={(born) => change({ dateOfBirth: born ?? '' })}
          />
          <TextField {...text('membership_code', words('membershipCode'), 100)} required />
          <TextField {...text('email', words('email'), 200)} type="email" spellCheck={false} required />
        </Columns>
      </Card>
      <Card title={formWords('more')}>
        <Stack>
          <Columns division="medium">
            <TextField
              {...text('username', words('username'), 100)}
              description={formWords('usernameHelp')}
              spellCheck={false}
            />
            <Select
              name="sex"
              label={formWords('sex')}
              options={sexes.map((sex) => ({ value: sex, label: formWords(sexWords[sex]) }))}
              value={value.sex || null}
              onChange={(sex) => change({ sex })}
            />
            <TextField {...text('title', words('position'), 300)} />
            <TextField {...text('department', words('department'), 300)} />
            <TextField {...text('employee_code', words('employeeCode'), 100)} />
            <TextField {...text('school', formWords('school'), 300)} />
          </Columns>
          <TextField {...text('address', words('address'), 500)} />
        </Stack>
      </Card>
    </Stack>
  );
}
