import type { Badge, DropdownOption } from '@sen/api/contract/model';
import { badgeQueries } from '@sen/api/resources/badges/badgeQueries';
import { ButtonLink } from '@sen/ui/ButtonLink';
import { Icon } from '@sen/ui/Icon';
import { AddIcon, CertificateIcon } from '@sen/ui/icons';
import { Inline } from '@sen/ui/Inline';
import { ListPage } from '../../patterns/list/ListPage';
import { useList } from '../../patterns/list/useList';
import { Loaded } from '../../patterns/Loaded';
import { useUnit } from '../../patterns/projectPlaces';
import { useDocumentName } from '../../patterns/useDocumentName';
import { pageTitle } from '../../routes/pageTitles';
import { href } from '../../routes/paths';
import { badgeActions, viewHref } from './badgeActions';
import { BadgePicture } from './BadgePicture';
import { criteriaOf } from './criteriaOf';
import { words } from './words';

const statusOf = ({ active }: Badge) => (active ? 'active' : 'paused');
const tones = { active: 'success', paused: 'neutral' } as const;
const nameOf = ({ name, image_badge }: Badge) => (
  <Inline gap="xs" wrap={false}>
    <BadgePicture image={image_badge} size="line" />
    {name}
  </Inline>
);

/** The badges of a unit. */
export function BadgesOfUnit({ id }: { id: string }) {
  return <Loaded query={useUnit(id)}>{(unit) => <BadgeList unit={unit} />}</Loaded>;
}

function BadgeList({ unit }: { unit: DropdownOption }) {
  useDocumentName(unit.name);
  const list = useList({
    name: 'badges',
    query: badgeQueries.ofUnit(unit.id),
    search: 'name',
    sorts: ['name', 'created_at'],
    order: 'asc',
    stateIn: 'memory',
    rowName: (row) => row.name,
    actions: badgeActions(),
  });
  return (
    <ListPage
      title={words('ofUnit', { unit: unit.name })}
      back={{ href: href('badges'), label: pageTitle('badges') }}
      main={
        <ButtonLink variant="primary" icon={<Icon of={AddIcon} />} href={href('badgeAdd', { coid: unit.id })}>
          {words('add')}
        </ButtonLink>
      }
      list={list}
      rowHref={viewHref}
      columns={(column) => [
        { key: 'name', header: words('name'), width: 'wide', priority: 'high', cell: nameOf },
        column.text('criteria', words('criteria'), criteriaOf, { width: 'widest', twoLines: true }),
        column.status('status', words('status'), statusOf, (status) => words(status), tones),
        column.number('awards', words('awards'), (row) => row.award_count, { width: 'narrow' }),
        column.date('created_at', words('created'), (row) => row.created_at, { priority: 'low' }),
      ]}
      empty={{ icon: CertificateIcon, title: words('emptyTitle'), text: words('emptyText'), buttons: true }}
    />
  );
}
