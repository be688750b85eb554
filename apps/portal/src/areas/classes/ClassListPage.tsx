import { classQueries } from '@sen/api/resources/classes/classQueries';
import { useQuery } from '@tanstack/react-query';
import { ImportPage } from '../../patterns/imports/ImportPage';
import { href, type ParamsOf } from '../../routes/paths';
import { pageTitle } from '../../routes/pageTitles';
import { classListImport } from './classListImport';

/** Adds the students of a file to a class. */
export function ClassListPage({ params: { cid } }: { params: ParamsOf<'classList'> }) {
  const { data } = useQuery(classQueries.detail(cid));
  return (
    <ImportPage
      title={pageTitle('classList')}
      back={{
        href: `${href('classroom', { cid })}?tab=students`,
        label: data?.data.classroom_name ?? pageTitle('classroom'),
      }}
      definition={classListImport(cid)}
    />
  );
}
