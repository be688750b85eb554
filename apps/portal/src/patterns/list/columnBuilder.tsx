import { Avatar } from '@sen/ui/Avatar';
import { Badge } from '@sen/ui/Badge';
import type { Role } from '@sen/api/contract/model';
import type { DataColumn } from '@sen/ui/DataTable';
import { categoryNames } from '@sen/domain/categories/categoryPath';
import { Inline } from '@sen/ui/Inline';
import { StatusBadge } from '@sen/ui/StatusBadge';
import { Text } from '@sen/ui/Text';
import type { Tone } from '@sen/ui/tokens/tones';
import type { ReactNode } from 'react';
import { labelWords } from '../../words/labelWords';
import { formatDate, formatDateTime, formatNumber } from '../../words/formats';

/** Shown in a cell without a value. */
const none = '–';

export interface ListColumn<Row> extends DataColumn<Row> {
  /** The only role that sees the column. */
  only?: Role;
}

interface Look<Row> extends Omit<DataColumn<Row>, 'key' | 'header' | 'cell'> {
  /** Replaces the dash of a cell without a value. */
  none?: string;
}

type Read<Row, Value> = (row: Row) => Value | null | undefined;

/** The width in which the longest of some statuses is not cut. */
function widthOf(labels: readonly string[]): 'narrow' | 'medium' | 'wide' {
  const longest = Math.max(...labels.map(({ length }) => length));
  if (longest <= 8) return 'narrow';
  return longest <= 14 ? 'medium' : 'wide';
}

function CategoryCell({ name, parent }: ReturnType<typeof categoryNames>) {
  if (parent === undefined) return name;
  return (
    <>
      {name}
      <Text as="span" tone="muted">
        {` · ${parent}`}
      </Text>
    </>
  );
}

/** Builds table columns, one line each. A column is sortable if its key is one of the list's sorts. */
export function columnBuilder<Row>() {
  function column<Value>(show: (value: Value) => ReactNode, usual: Look<Row>) {
    return (key: string, header: string, read: Read<Row, Value>, look: Look<Row> = {}): DataColumn<Row> => {
      const { none: instead = none, ...rest } = { ...usual, ...look };
      const cell = (row: Row) => {
        const value = read(row);
        return value === null || value === undefined ? instead : show(value);
      };
      return { key, header, cell, ...rest };
    };
  }
  return {
    /** The row's name: the widest column, first on a card. */
    main: column((text: string) => text, { width: 'widest', priority: 'high' }),
    text: column((text: string) => text, { width: 'medium' }),
    /** A category by its path: the own name first, so that only the parent's is cut. */
    category: column((path: string) => <CategoryCell {...categoryNames(path)} />, { width: 'medium' }),
    badge: column((text: string) => <Badge>{text}</Badge>, { width: 'wide' }),
    number: column(formatNumber, { width: 'tiny', align: 'end' }),
    /** A number with its unit or total, as text. */
    amount: column((text: string) => text, { width: 'narrow', align: 'end' }),
    date: column(formatDate, { width: 'narrow' }),
    dateTime: column(formatDateTime, { width: 'medium' }),
    /** A name with an avatar; it names the row. */
    person: column(
      ({ name, avatar }: { name: string; avatar?: string | null }) => (
        <Inline gap="xs" wrap={false}>
          <Avatar name={name} src={avatar ?? undefined} size="small" />
          {name}
        </Inline>
      ),
      { width: 'wide', priority: 'high' },
    ),
    /** The unit of a row, which only a super-admin sees: the lists of others have one unit. */
    unit: (read: Read<Row, string>, look?: Look<Row>): ListColumn<Row> => ({
      ...column((text: string) => text, { width: 'medium' })('unit', labelWords('unit'), read, look),
      only: 'super-admin',
    }),
    status: <Status extends string>(
      key: string,
      header: string,
      read: Read<Row, Status>,
      labelOf: (status: Status) => string,
      tones: Readonly<Record<Status, Tone>>,
      look?: Omit<Look<Row>, 'width'>,
    ) =>
      column((status: Status) => <StatusBadge tone={tones[status]}>{labelOf(status)}</StatusBadge>, {
        width: widthOf((Object.keys(tones) as Status[]).map(labelOf)),
      })(key, header, read, look),
  };
}

export type ColumnBuilder<Row> = ReturnType<typeof columnBuilder<Row>>;
