import { ImportPage } from '../../patterns/imports/ImportPage';
import { backToList } from '../../patterns/list/lastLists';
import { pageTitle } from '../../routes/pageTitles';
import { ImportTabs } from './ImportTabs';
import { useQuestionImport } from './useQuestionImport';

/** Imports questions from a spreadsheet. */
export function QuestionImportPage() {
  return (
    <ImportPage
      title={pageTitle('questionImport')}
      back={backToList('questions')}
      tabs={<ImportTabs />}
      definition={useQuestionImport()}
    />
  );
}
