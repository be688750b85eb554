import type { CertificateTemplateRow } from '@sen/api/contract/model';
import { certificateMutations } from '@sen/api/resources/certificates/certificateMutations';
import { certificateQueries } from '@sen/api/resources/certificates/certificateQueries';
import { mayDeleteTemplate } from '@sen/domain/certificates/mayDeleteTemplate';
import { DeleteIcon, DownloadIcon, EditIcon } from '@sen/ui/icons';
import { saveFile } from '../../app/saveFile';
import type { ActionGroups } from '../../patterns/actions/Action';
import { href } from '../../routes/paths';
import { language } from '../../words/runtime';
import { words } from './words';

type ActionableTemplate = Pick<CertificateTemplateRow, 'id' | 'name' | 'used_by'>;

export const editHref = ({ id }: Pick<ActionableTemplate, 'id'>) => href('certificateEdit', { id });

async function saveSample([id = '']: string[]): Promise<void> {
  const file: unknown = await certificateMutations.printSample(id);
  if (file instanceof Blob) saveFile(words('sampleFile'), file);
}

/** The actions on templates of certificates. */
export const templateActions: ActionGroups<ActionableTemplate> = [
  [
    { id: 'edit', icon: EditIcon, label: words('edit'), href: editHref },
    {
      id: 'sample',
      icon: DownloadIcon,
      label: words('sample'),
      run: saveSample,
      done: () => words('sampleSaved'),
      invalidates: [],
    },
  ],
  [
    {
      id: 'delete',
      icon: DeleteIcon,
      label: words('delete'),
      danger: true,
      bulk: true,
      rule: (template) => mayDeleteTemplate(template, language()),
      confirm: {
        title: (count) => words('deleteTitle', { count }),
        titleOfOne: ({ name }) => words('deleteOne', { name }),
        text: words('deleteText'),
      },
      run: (ids) => certificateMutations.remove(ids),
      done: (count) => words('deleted', { count }),
      invalidates: [certificateQueries.all()],
    },
  ],
];
