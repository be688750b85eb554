import { activationMutations } from '@sen/api/resources/activation/activationMutations';
import { myCourseQueries } from '@sen/api/resources/myCourses/myCourseQueries';
import { registrationQueries } from '@sen/api/resources/registration/registrationQueries';
import { classQueries } from '@sen/api/resources/classes/classQueries';
import { required } from '@sen/domain/errors/required';
import { TextField } from '@sen/ui/TextField';
import { useLocation } from 'wouter';
import { FormDialog } from '../../patterns/forms/FormDialog';
import { href } from '../../routes/paths';
import { words } from './words';

/** Takes an activation code, and leads into its class. */
export function ActivateDialog({ onClose }: { onClose: () => void }) {
  const [, navigate] = useLocation();
  return (
    <FormDialog
      title={words('activateTitle')}
      submit={words('activate')}
      initial={{ code: '' }}
      check={({ code }) => required('code', code)}
      send={({ code }) => activationMutations.activate(code)}
      toast={({ data }) => words('activated', { name: data.classroom_name })}
      invalidates={[myCourseQueries.all(), classQueries.all(), registrationQueries.all()]}
      onSaved={({ data }) => {
        onClose();
        navigate(href('studentCourse', { cid: data.course_id }));
      }}
      onClose={onClose}
    >
      {({ field }) => (
        <TextField
          {...field('code')}
          label={words('code')}
          description={words('codeHelp')}
          maxLength={60}
          spellCheck={false}
          autoComplete="off"
          focusOnMount
          required
        />
      )}
    </FormDialog>
  );
}
