import type { FreeCourse } from '@sen/api/contract/model';
import { freeCourseMutations } from '@sen/api/resources/freeCourses/freeCourseMutations';
import { freeCourseQueries } from '@sen/api/resources/freeCourses/freeCourseQueries';
import { myCourseQueries } from '@sen/api/resources/myCourses/myCourseQueries';
import { Select } from '@sen/ui/Select';
import { TextArea } from '@sen/ui/TextArea';
import { FormDialog } from '../../patterns/forms/FormDialog';
import { formatDate } from '../../words/formats';
import { words } from './words';

interface AskFreeCourseDialogProps {
  course: FreeCourse;
  onClose: () => void;
}

/** The unit chooses the class. */
const anyClass = 'any';

/** Asks to take a free course, in a class of it or in one that the unit chooses. */
export function AskFreeCourseDialog({ course, onClose }: AskFreeCourseDialogProps) {
  const { id, course_name: name, classes } = course;
  const options = [
    { value: anyClass, label: words('anyClass'), description: words('anyClassHelp') },
    ...classes.map(({ id: value, classroom_name, classroom_start_time, classroom_end_time }) => ({
      value,
      label: classroom_name,
      description: words('period', {
        start: formatDate(classroom_start_time),
        end: formatDate(classroom_end_time),
      }),
    })),
  ];
  return (
    <FormDialog
      title={words('askTitle', { name })}
      submit={words('send')}
      initial={{ classroom_id: classes.length === 1 ? (classes[0]?.id ?? anyClass) : anyClass, note: '' }}
      send={({ classroom_id, note }) =>
        freeCourseMutations.ask(id, {
          classroom_id: classroom_id === anyClass ? '' : classroom_id,
          note: note.trim(),
        })
      }
      toast={words('asked', { name })}
      invalidates={[freeCourseQueries.all(), myCourseQueries.all()]}
      onClose={onClose}
    >
      {({ value, change, field }) => (
        <>
          {classes.length > 0 && (
            <Select
              name="classroom_id"
              label={words('askClass')}
              value={value.classroom_id}
              options={options}
              onChange={(classroom_id) => change({ classroom_id })}
            />
          )}
          <TextArea
            {...field('note')}
            label={words('note')}
            description={words('noteHelp')}
            maxLength={500}
          />
        </>
      )}
    </FormDialog>
  );
}
