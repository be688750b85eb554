import type { Person, Training } from '@sen/api/contract/model';
import { DataTable } from '@sen/ui/DataTable';
import { Heading } from '@sen/ui/Heading';
import { Stack } from '@sen/ui/Stack';
import { columnBuilder } from '../../patterns/list/columnBuilder';
import { href } from '../../routes/paths';
import { words } from './words';

/** Who attends, who may be thousands, each with a link to both tests. */
export function TrainingStudents({
  students,
  training: { id: tid, tests },
}: {
  students: readonly Person[];
  training: Training;
}) {
  const column = columnBuilder<Person>();
  const [first] = tests;
  return (
    <Stack>
      <Heading level={2}>{words('students')}</Heading>
      <DataTable
        label={words('students')}
        columns={[column.person('student', words('students'), (student) => student)]}
        rows={students}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        rowHref={({ id }) => href('trainingReview', { svid: first?.survey_id ?? '0', tid, uid: id })}
      />
    </Stack>
  );
}
