import { Redirect } from 'wouter';
import { href } from '../../routes/paths';
import { useCategoryKind } from './categoryPlaces';
import { EditedCategory } from './EditedCategory';

/** Edits the child of a category. */
export function CategoryEditChildPage({ params }: { params: { id: string; idChild: string } }) {
  const kind = useCategoryKind();
  return kind ? (
    <EditedCategory kind={kind} id={params.idChild} parentId={params.id} />
  ) : (
    <Redirect to={href('notFound')} replace />
  );
}
