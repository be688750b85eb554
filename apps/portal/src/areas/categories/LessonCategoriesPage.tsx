import { categoryQueries } from '@sen/api/resources/categories/categoryQueries';
import { FolderIcon } from '@sen/ui/icons';
import { ListPage } from '../../patterns/list/ListPage';
import { useList } from '../../patterns/list/useList';
import { pageTitle } from '../../routes/pageTitles';
import { AddCategory } from './AddCategory';
import { words } from './words';

/** The categories of lessons. */
export function LessonCategoriesPage() {
  const list = useList({
    name: 'lesson-categories',
    query: categoryQueries.list('lessons_categories'),
    search: 'name',
    sorts: ['name', 'created_at'],
    order: 'asc',
    rowName: (row) => row.name,
  });
  return (
    <ListPage
      title={pageTitle('lessonCategories')}
      main={<AddCategory categories="lessons_categories" />}
      list={list}
      columns={(column) => [
        column.main('name', words('name'), (row) => row.name),
        column.unit((row) => row.company_name),
        column.text('name_created', words('createdBy'), (row) => row.name_created),
        column.date('created_at', words('created'), (row) => row.created_at),
      ]}
      empty={{ icon: FolderIcon, title: words('emptyTitle'), text: words('emptyText'), buttons: true }}
    />
  );
}
