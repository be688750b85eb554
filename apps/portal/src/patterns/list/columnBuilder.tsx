import { Avatar } from '@sen/ui/Avatar';
import { Badge } from '@sen/ui/Badge';
import type { DataColumn } from '@sen/ui/DataTable';
import { Inline } from '@sen/ui/Inline';
import { StatusBadge } from '@sen/ui/StatusBadge';
import type { Tone } from '@sen/ui/tokens/tones';
import type { ReactNode } from 'react';
import { formatDate, formatDateTime, formatNumber } from '../../words/formats';

/** Stands in a cell that has no value. */
const none = '–';

interface Look<Row> extends Omit<DataColumn<Row>, 'key' | 'header' | 'cell'> {
  /** Instead of a dash where there is no value. */
  none?: string;
}

type Read<Row, Value> = (row: Row) => Value | null | undefined;

/** Makes the columns of a table of such rows, a line each. The key of a column that the list sorts by is the sort's name. */
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
    /** What names the row: the widest, first on a card. */
    main: column((text: string) => text, { width: 'widest', priority: 'high' }),
    text: column((text: string) => text, { width: 'medium' }),
    badge: column((text: string) => <Badge>{text}</Badge>, { width: 'wide' }),
    number: column(formatNumber, { width: 'tiny', align: 'end' }),
    /** A number in words: with its unit, or of how many. */
    amount: column((text: string) => text, { width: 'narrow', align: 'end' }),
    date: column(formatDate, { width: 'narrow' }),
    dateTime: column(formatDateTime, { width: 'medium' }),
    /** A name with its picture; it names the row. */
    person: column(
      ({ name, avatar }: { name: string; avatar?: string | null }) => (
        <Inline gap="xs" wrap={false}>
          <Avatar name={name} src={avatar ?? undefined} size="small" />
          {name}
        </Inline>
      ),
      { width: 'wide', priority: 'high' },
    ),
    status: <Status extends string>(
      key: string,
      header: string,
      read: Read<Row, Status>,
      labelOf: (status: Status) => string,
      tones: Readonly<Record<Status, Tone>>,
      look?: Look<Row>,
    ) =>
      column((status: Status) => <StatusBadge tone={tones[status]}>{labelOf(status)}</StatusBadge>, {
        width: 'medium',
      })(key, header, read, look),
  };
}

export type ColumnBuilder<Row> = ReturnType<typeof columnBuilder<Row>>;
