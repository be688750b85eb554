import {
  questionMutations,
  type QuestionImport as QuestionImportBody,
} from '@sen/api/resources/questions/questionMutations';
import { questionQueries } from '@sen/api/resources/questions/questionQueries';
import { ImportDialog, type ImportTarget } from '@sen/ui/ImportDialog';
import { showToast } from '@sen/ui/Toast';
import { useQueryClient } from '@tanstack/react-query';
import { showRefusal } from '../../app/errors/showRefusal';
import { saveFile } from '../../app/saveFile';
import { stepOf, type ImportFlow } from './importFlow';
import { importWords as words } from './importWords';
import { refusedRowsFile } from './refusedRowsFile';
import { useQuestionImport } from './useQuestionImport';

const formats = ['xlsx', 'ods', 'csv'] as const;
type Format = (typeof formats)[number];

interface QuestionImportProps {
  /** Empty for the own unit. */
  unit: Pick<QuestionImportBody, 'company_id'>;
  onClose: () => void;
}

/** Imports questions from a spreadsheet in steps: map columns, check rows, save. */
export function QuestionImport({ unit, onClose }: QuestionImportProps) {
  const queries = useQueryClient();
  const importing = useQuestionImport(unit, (count) => {
    showToast({ tone: 'success', text: words('imported', { count }) });
    void queries.invalidateQueries({ queryKey: questionQueries.all() });
  });
  const { flow } = importing;
  return (
    <ImportDialog
      open
      title={words('title')}
      step={stepOf(flow)}
      targets={targetsOf(flow)}
      templates={formats.map((id) => ({ id, label: words(id) }))}
      onTemplate={(id) => void giveTemplate(id, unit)}
      onFile={importing.choose}
      onSheetChange={importing.chooseSheet}
      onMappingChange={importing.changeMapping}
      onMapped={importing.toPreview}
      onBack={importing.back}
      onFix={importing.fix}
      onSave={(rows, fixes) => void importing.save(rows, fixes)}
      onDownloadRefused={() => {
        const report = importing.reportNow();
        if (report) saveFile(`${words('refusedName')}.csv`, refusedRowsFile(report));
      }}
      onClose={() => {
        importing.stop();
        onClose();
      }}
    />
  );
}

/** While columns are mapped, all columns that the import knows; afterwards those of the file. */
function targetsOf(flow: ImportFlow): readonly ImportTarget[] {
  if (!('report' in flow)) return [];
  const { columns, mapping } = flow.report;
  if (flow.kind === 'mapping') return columns;
  return columns
    .filter(({ key }) => mapping[key] !== undefined)
    .map((column) => ({ ...column, width: widths[column.key] ?? 'medium' }));
}

const widths: Readonly<Record<string, ImportTarget['width']>> = {
  title: 'widest',
  character_limit: 'narrow',
  shuffle: 'narrow',
  numbering: 'narrow',
  status: 'narrow',
};

async function giveTemplate(id: string, unit: QuestionImportProps['unit']): Promise<void> {
  const format: Format = formats.find((known) => known === id) ?? 'xlsx';
  try {
    const file: unknown = await questionMutations.template({ format, ...unit });
    if (file instanceof Blob) saveFile(`${words('templateName')}.${format}`, file);
  } catch (error) {
    showRefusal(error);
  }
}
