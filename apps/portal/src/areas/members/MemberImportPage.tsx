import { backToMembers } from './memberLists';
import { ImportPage } from '../../patterns/imports/ImportPage';
import { pageTitle } from '../../routes/pageTitles';
import { useMemberImport } from './useMemberImport';

/** Imports members from a file. */
export function MemberImportPage() {
  return (
    <ImportPage title={pageTitle('memberImport')} back={backToMembers()} definition={useMemberImport()} />
  );
}
