import type { Category, CategoryUseThing } from '@sen/api/contract/model';
import { describeUses } from '@sen/domain/categories/describeUses';
import { Heading } from '@sen/ui/Heading';
import { Inline } from '@sen/ui/Inline';
import { Link } from '@sen/ui/Link';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { filteredHref } from '../../patterns/list/filteredHref';
import { href } from '../../routes/paths';
import { plainTitle } from '../../words/plainTitle';
import { language } from '../../words/runtime';
import { words } from './words';

type Owner = Pick<Category, 'company_id'>;

interface Place {
  /** The list of all of them, with its filter by category. */
  list: (category: Owner) => string;
  filter: string;
  page: (id: string, category: Owner) => string;
}

/** Where the things that use a category are; what has no pages is only named. */
const places: Readonly<Partial<Record<CategoryUseThing, Place>>> = {
  question: {
    list: () => href('questions'),
    filter: 'category_id',
    page: (id) => href('questionView', { qid: id }),
  },
  exam: { list: () => href('exams'), filter: 'category_id', page: (id) => href('examView', { svid: id }) },
  project: {
    list: ({ company_id }) => href('companyProjects', { company_id }),
    filter: 'project_type_id',
    page: (id, { company_id }) => href('projectView', { companyId: company_id, projectId: id }),
  },
  course: { list: () => href('courses'), filter: 'field', page: (id) => href('courseView', { cid: id }) },
};

/** What uses a category: how much of each, and the newest. */
export function CategoryUses({ category }: { category: Category }) {
  const { id, uses, child_count } = category;
  return (
    <Stack>
      <Heading level={2}>{words('usedBy')}</Heading>
      {uses.length === 0 && <Text tone="muted">{words('notUsed')}</Text>}
      {uses.map(({ thing, count, latest }) => {
        if (thing === 'child') return null;
        const place = places[thing];
        return (
          <Stack key={thing} gap="xs">
            <Inline justify="between" gap="m">
              <Text weight="medium">{describeUses([{ thing, count }], language())}</Text>
              {place && (
                <Link href={filteredHref(place.list(category), { [place.filter]: id })}>
                  {words(child_count > 0 ? 'seeAllBelow' : 'seeAll')}
                </Link>
              )}
            </Inline>
            {latest.map((one) =>
              place ? (
                <Link key={one.id} href={place.page(one.id, category)}>
                  {plainTitle(one.title)}
                </Link>
              ) : (
                <Text key={one.id}>{plainTitle(one.title)}</Text>
              ),
            )}
          </Stack>
        );
      })}
    </Stack>
  );
}
