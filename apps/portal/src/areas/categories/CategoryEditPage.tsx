import { Redirect } from 'wouter';
import { href } from '../../routes/paths';
import { useCategoryKind } from './categoryPlaces';
import { EditedCategory } from './EditedCategory';

/** Edits a category of the upper level. */
export function CategoryEditPage({ params: { id } }: { params: { id: string } }) {
  const kind = useCategoryKind();
  return kind ? (
    <EditedCategory kind={kind} id={id} parentId={null} />
  ) : (
    <Redirect to={href('notFound')} replace />
  );
}
