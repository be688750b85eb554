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

interface Place {
  bank: () => string;
  page: (id: string) => string;
  /** The filter of the bank by category. */
  filter: string;
}

/** Where the things that use a category are: their bank, and the page of one. */
const places: Readonly<Partial<Record<Exclude<CategoryUseThing, 'child'>, Place>>> = {
  question: {
    bank: () => href('questions'),
    page: (id) => href('questionView', { qid: id }),
    filter: 'category_id',
  },
  exam: { bank: () => href('exams'), page: (id) => href('examView', { svid: id }), filter: 'category_id' },
  course: { bank: () => href('courses'), page: (id) => href('courseView', { cid: id }), filter: 'field' },
};

/** What uses a category: how much of each, and the newest. */
export function CategoryUses({ category: { id, uses, child_count } }: { category: Category }) {
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
                <Link href={filteredHref(place.bank(), { [place.filter]: id })}>
                  {words(child_count > 0 ? 'seeAllBelow' : 'seeAll')}
                </Link>
              )}
            </Inline>
            {latest.map((one) =>
              place ? (
                <Link key={one.id} href={place.page(one.id)}>
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
