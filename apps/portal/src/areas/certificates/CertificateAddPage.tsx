import { useState } from 'react';
import { useUser } from '../../app/session/useUser';
import { FormPage } from '../../patterns/forms/FormPage';
import { backToList } from '../../patterns/list/lastLists';
import { pageTitle } from '../../routes/pageTitles';
import { TemplateEditor } from './TemplateEditor';
import { emptyTemplate, templateReaders } from './templateForm';

/** Adds a template of certificates. */
export function CertificateAddPage() {
  const user = useUser();
  const back = backToList('certificates');
  const [initial] = useState(emptyTemplate);
  return (
    <FormPage
      title={pageTitle('certificateAdd')}
      measure="page"
      back={back}
      draftKey={`${user.id}:certificate:new`}
      base={null}
      initial={initial}
      readers={templateReaders}
    >
      {(work) => <TemplateEditor work={work} back={back.href} />}
    </FormPage>
  );
}
