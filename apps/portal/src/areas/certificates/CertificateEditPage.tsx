import type { CertificateTemplate } from '@sen/api/contract/model';
import { certificateQueries } from '@sen/api/resources/certificates/certificateQueries';
import { useMemo } from 'react';
import { useUser } from '../../app/session/useUser';
import { EditPage } from '../../patterns/forms/EditPage';
import { FormPage } from '../../patterns/forms/FormPage';
import { backToList } from '../../patterns/list/lastLists';
import { pageTitle } from '../../routes/pageTitles';
import { TemplateEditor } from './TemplateEditor';
import { formOf, templateReaders } from './templateForm';
import { words } from './words';

/** Edits a template of certificates. */
export function CertificateEditPage({ params: { id } }: { params: { id: string } }) {
  return (
    <EditPage
      query={certificateQueries.template(id)}
      name={({ name }) => name}
      failed={{ title: pageTitle('certificateEdit'), back: backToList('certificates') }}
    >
      {(template) => <EditedTemplate key={template.id} template={template} />}
    </EditPage>
  );
}

function EditedTemplate({ template }: { template: CertificateTemplate }) {
  const user = useUser();
  const initial = useMemo(() => formOf(template), [template]);
  const back = backToList('certificates');
  return (
    <FormPage
      title={words('editing', { name: template.name })}
      measure="page"
      back={back}
      draftKey={`${user.id}:certificate:${template.id}`}
      base={String(template.version)}
      initial={initial}
      readers={templateReaders}
    >
      {(work) => <TemplateEditor work={work} template={template} back={back.href} />}
    </FormPage>
  );
}
