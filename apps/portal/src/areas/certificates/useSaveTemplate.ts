import type { CertificateTemplate } from '@sen/api/contract/model';
import { certificateMutations } from '@sen/api/resources/certificates/certificateMutations';
import { certificateQueries } from '@sen/api/resources/certificates/certificateQueries';
import { checkTemplate } from '@sen/domain/certificates/checkTemplate';
import { fieldError } from '@sen/domain/errors/FieldError';
import type { FormWork } from '../../patterns/forms/FormPage';
import { useOpenSaved } from '../../patterns/forms/useOpenSaved';
import { useSave, type Save } from '../../patterns/forms/useSave';
import { useVersionedSend } from '../../patterns/forms/useVersionedSend';
import { href } from '../../routes/paths';
import { draftOf, type TemplateForm, wholeOf } from './templateForm';
import { words } from './words';

/** Saves a template and opens the list. */
export function useSaveTemplate(
  { value, forget }: FormWork<TemplateForm>,
  template?: CertificateTemplate,
): Save {
  const openSaved = useOpenSaved();
  const key = certificateQueries.template(template?.id ?? '').queryKey;
  const sendChange = useVersionedSend(key, 'certificateTemplateChanged');
  return useSave({
    value,
    check: (form) => [
      ...checkTemplate(wholeOf(form)),
      ...(form.image === '' && !form.newImage
        ? [fieldError('image_cetificate', 'certificateImageNeeded')]
        : []),
    ],
    send: async (form) => {
      const draft = draftOf(form);
      const saved = template
        ? sendChange(() => certificateMutations.edit(template.id, { ...draft, version: template.version }))
        : certificateMutations.add(draft);
      return (await saved).data;
    },
    invalidates: [certificateQueries.all()],
    toast: ({ name }) => words(template ? 'saved' : 'added', { name }),
    forget: () => forget(),
    onSaved: () => openSaved(href('certificates')),
  });
}
