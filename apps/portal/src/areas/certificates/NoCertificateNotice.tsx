import { ButtonLink } from '@sen/ui/ButtonLink';
import { Callout } from '@sen/ui/Callout';
import { href } from '../../routes/paths';
import { classWords as words } from './classWords';
import { useClassFacts } from './useClassFacts';

/** Says that the course of a class has no certificate, and leads whoever may choose one to where that is done. */
export function NoCertificateNotice({ classId }: { classId: string }) {
  const { course } = useClassFacts(classId);
  if (course?.template_name !== null) return null;
  const { editable_course_id: cid } = course;
  return (
    <Callout
      title={words('noTemplate')}
      actions={
        cid !== null && (
          <ButtonLink size="small" href={href('courseCertificate', { cid })}>
            {words('chooseTemplate')}
          </ButtonLink>
        )
      }
    >
      {words(cid === null ? 'noTemplateText' : 'noTemplateEditable')}
    </Callout>
  );
}
