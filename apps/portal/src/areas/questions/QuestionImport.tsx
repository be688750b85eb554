import { questionMutations } from '@sen/api/resources/questions/questionMutations';
import { ImportDialog, type ImportTarget } from '@sen/ui/ImportDialog';
import { showToast } from '@sen/ui/Toast';
import { showRefusal } from '../../app/errors/showRefusal';
import { saveFile } from '../../app/saveFile';
import { stepOf, type ImportFlow } from './importFlow';
import { importWords as words } from './importWords';
import { refusedRowsFile } from './refusedRowsFile';
import { useQuestionImport } from './useQuestionImport';

const formats = ['xlsx', 'ods', 'csv'] as const;
type Format = (typeof formats)[number];

export interface QuestionImportProps {
  onClose: () => void;
  onSaved: () => void;
}

/** Questions from a spreadsheet: which column is what, what was read, and only then what is stored. */
export function QuestionImport({ onClose, onSaved }: QuestionImportProps) {
  const importing = useQuestionImport((count) => {
    showToast({ tone: 'success', text: words('imported', { count }) });
    onSaved();
  });
  const { flow } = importing;
  return (
    <ImportDialog
      open
      title={words('title')}
      step={stepOf(flow)}
      targets={targetsOf(flow)}
      templates={formats.map((id) => ({ id, label: words(id) }))}
      onTemplate={(id) => void giveTemplate(id)}
      onFile={importing.choose}
      onSheetChange={importing.chooseSheet}
      onMappingChange={importing.changeMapping}
      onMapped={importing.toPreview}
      onBack={importing.back}
      onSave={(rows) => void importing.save(rows)}
      onDownloadRefused={() => {
        if ('report' in flow) saveFile(`${words('refusedName')}.csv`, refusedRowsFile(flow.report));
      }}
      onClose={() => {
        importing.stop();
        onClose();
      }}
    />
  );
}

/** While columns are matched all that the import knows; then what the rows are told by. */
function targetsOf(flow: ImportFlow): readonly ImportTarget[] {
  if (flow.kind === 'mapping') return flow.report.columns;
  return [
    { key: 'title', label: words('question'), width: 'widest' },
    { key: 'type', label: words('type'), width: 'medium' },
  ];
}

async function giveTemplate(id: string): Promise<void> {
  const format: Format = formats.find((known) => known === id) ?? 'xlsx';
  try {
    const file: unknown = await questionMutations.template(format);
    if (file instanceof Blob) saveFile(`${words('templateName')}.${format}`, file);
  } catch (error) {
    showRefusal(error);
  }
}
