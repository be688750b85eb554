import { classQueries } from '@sen/api/resources/classes/classQueries';
import { ComboBox } from '@sen/ui/ComboBox';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { assignWords as words } from '../../patterns/assignments/assignWords';
import { keywords } from '../../patterns/list/callQuery';

interface ClassChoiceProps {
  /** Called with null when the text is cleared. */
  onChange: (classroomId: string | null) => void;
}

/** Selects one of the user's classes that have not ended, searched by name. */
export function ClassChoice({ onChange }: ClassChoiceProps) {
  const [typed, setTyped] = useState('');
  const classes = useQuery(
    classQueries.list({
      limit: 20,
      ...keywords({ classroom_name: typed, timing: ['happening', 'not_started'] }),
    }),
  );
  return (
    <ComboBox
      name="classroom_id"
      label={words('class')}
      required
      description={classes.isError ? words('classesFailed') : words('classHelp')}
      loading={classes.isFetching}
      options={(classes.data?.data ?? []).map((row) => ({
        value: row.id,
        label: row.classroom_name,
        description: row.classroom_code,
      }))}
      onSearch={setTyped}
      onChange={onChange}
    />
  );
}
