import { useBackToClass } from '../../patterns/classes/useBackToClass';
import { ImportPage } from '../../patterns/imports/ImportPage';
import type { ParamsOf } from '../../routes/paths';
import { pageTitle } from '../../routes/pageTitles';
import { classListImport } from './classListImport';

/** Adds the students of a file to a class. */
export function ClassListPage({ params: { cid } }: { params: ParamsOf<'classList'> }) {
  return (
    <ImportPage
      title={pageTitle('classList')}
      back={useBackToClass(cid, 'students')}
      definition={classListImport(cid)}
    />
  );
}
