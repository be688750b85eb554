import type { Banner, BannerTiming } from '@sen/api/contract/model';
import { bannerQueries } from '@sen/api/resources/banners/bannerQueries';
import { bannerTimings } from '@sen/domain/banners/bannerTiming';
import { ButtonLink } from '@sen/ui/ButtonLink';
import { Icon } from '@sen/ui/Icon';
import { AddIcon, ImageIcon } from '@sen/ui/icons';
import type { Tone } from '@sen/ui/tokens/tones';
import { useState } from 'react';
import { ListPage } from '../../patterns/list/ListPage';
import { useList } from '../../patterns/list/useList';
import { pageTitle } from '../../routes/pageTitles';
import { href } from '../../routes/paths';
import { formatDateTime } from '../../words/formats';
import { roleLabel } from '../../words/labels';
import { ArrangeButton } from './ArrangeButton';
import { bannerActions, editHref } from './bannerActions';
import * as css from './BannersPage.css';
import { words } from './words';

const tones = { coming: 'info', shown: 'success', ended: 'neutral' } as const satisfies Record<
  BannerTiming,
  Tone
>;

/** The roles that a banner is for. */
const rolesOf = ({ roles }: Banner) => roles.map(roleLabel).join(', ') || words('everyRole');

/** The units that a banner is for. */
const unitsOf = ({ everywhere, companies }: Banner) =>
  everywhere ? words('everyUnit') : companies.map(({ name }) => name).join(', ') || words('noUnit');

const pictureOf = ({ image }: Banner) => <img src={image} alt="" className={css.picture} />;

/** All banners, in the order in which they are shown. */
export function BannersPage() {
  // The moves of a row count from the places that the list has loaded.
  const [loaded, setLoaded] = useState<{ rows: readonly Banner[]; total: number }>({ rows: [], total: 0 });
  const list = useList({
    name: 'banners',
    query: bannerQueries.list,
    search: 'alt_text',
    sorts: ['position', 'alt_text'],
    order: 'asc',
    filters: (filter) => [filter.choice('timing', words('status'), bannerTimings, (timing) => words(timing))],
    rowName: (row) => row.alt_text,
    actions: bannerActions(loaded.rows, loaded.total),
  });
  const { data } = list.query;
  if (data && data.data !== loaded.rows) setLoaded({ rows: data.data, total: data.total });
  const isNarrowed = list.state.search !== '' || list.state.filters.length > 0;
  return (
    <ListPage
      title={pageTitle('banners')}
      main={
        <ButtonLink variant="primary" icon={<Icon of={AddIcon} />} href={href('bannerAdd')}>
          {words('add')}
        </ButtonLink>
      }
      more={(loaded.total > 1 || isNarrowed) && <ArrangeButton />}
      list={list}
      rowHref={editHref}
      columns={(column) => [
        column.main('alt_text', words('altText'), (row) => row.alt_text),
        { key: 'image', header: words('picture'), width: 'narrow', cell: pictureOf },
        column.number('position', words('position'), (row) => row.position),
        column.status(
          'timing',
          words('status'),
          (row) => row.timing,
          (timing) => words(timing),
          tones,
        ),
        column.text('audience', words('forWhom'), rolesOf, { width: 'wide', below: unitsOf }),
        column.text('path', words('path'), (row) => row.path || null, { priority: 'low' }),
        column.text('start', words('start'), (row) => row.start_time && formatDateTime(row.start_time), {
          priority: 'low',
        }),
        column.text('end', words('end'), (row) => row.end_time && formatDateTime(row.end_time), {
          priority: 'low',
        }),
      ]}
      empty={{ icon: ImageIcon, title: words('emptyTitle'), text: words('emptyText'), buttons: true }}
    />
  );
}
