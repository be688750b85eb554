import type { CategorySegment, DropdownOption } from '../contract/model';
import { http } from './http';

/** The dropdown of a kind of categories; the path has no fixed part, so others are left to their own mocks. */
export const categoryOptions = (segment: CategorySegment, data: readonly DropdownOption[]) => [
  http.get('/{categories}', ({ params, response }) =>
    params.categories === segment ? response(200).json({ data: [...data] }) : undefined,
  ),
];
