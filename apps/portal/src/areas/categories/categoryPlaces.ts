import { type CategoryKind, categoryKindOfType, categoryKinds } from '@sen/domain/categories/categoryKinds';
import { useLocation, useRouter } from 'wouter';
import { backToList } from '../../patterns/list/lastLists';
import { findPath } from '../../routes/findPath';
import { href, type PathName } from '../../routes/paths';
import { language } from '../../words/runtime';

/** The list of each kind, in the order of the tabs. */
const lists = {
  general: 'categories',
  lesson: 'lessonCategories',
  question: 'questionCategories',
  exam: 'examCategories',
  survey_vote: 'surveyFormCategories',
  project: 'projectCategories',
  course: 'courseCategories',
  course_business: 'businessCourseCategories',
  topic: 'topicCategories',
  department: 'departmentCategories',
} as const satisfies Record<CategoryKind, PathName>;

// Object.keys widens the keys; they are exactly the table's.
export const kindsInOrder = Object.keys(lists) as CategoryKind[];

export const categoryListOf = (kind: CategoryKind) => lists[kind];

/** What the categories of a kind group. */
export const kindLabel = (kind: CategoryKind) => categoryKinds[kind][language()];

/** The kind that the address of a page names; undefined for an unknown one. General categories have addresses without a kind, too. */
export function useCategoryKind(): CategoryKind | undefined {
  const { parser } = useRouter();
  const [location] = useLocation();
  const found = findPath(parser, location);
  const listed = kindsInOrder.find((kind) => lists[kind] === found?.name);
  if (listed) return listed;
  const type = found?.params['typeCategory'];
  return type === undefined ? 'general' : categoryKindOfType(type);
}

/** The addresses of a category's pages. */
export const categoryHref = {
  add: (kind: CategoryKind) =>
    kind === 'general' ? href('categoryAdd') : href('categoryAddOfKind', typed(kind)),
  view: (kind: CategoryKind, id: string) =>
    kind === 'general' ? href('categoryView', { id }) : href('categoryViewOfKind', { ...typed(kind), id }),
  addChild: (kind: CategoryKind, id: string) => href('categoryAddChild', { ...typed(kind), id }),
  edit: (kind: CategoryKind, { id, parent }: { id: string; parent: { id: string } | null }) => {
    if (parent) return href('categoryEditChild', { ...typed(kind), id: parent.id, idChild: id });
    return kind === 'general'
      ? href('categoryEdit', { id })
      : href('categoryEditOfKind', { ...typed(kind), id });
  },
};

const typed = (kind: CategoryKind) => ({ typeCategory: categoryKinds[kind].type });

/** The link back to the list of a kind. */
export const backToCategories = (kind: CategoryKind) => backToList(lists[kind]);
