import { useMemo } from 'react';
import { locales } from '../../messages/languages';
import { useLanguage } from '../../messages/useLanguage';
import type { DataColumn, DataSort } from './dataTableProps';
import { placeAt, rowOrder } from './rowOrder';

/** Gives the row of a position; the ascending order of a column is found once and read backwards for descending. */
export function useRowOrder<Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  sort: DataSort | undefined,
): (position: number) => Row | undefined {
  const language = useLanguage();
  const valueOf = sort && columns.find(({ key }) => key === sort.key)?.sortValue;
  const ordered = useMemo(() => {
    if (!valueOf) return undefined;
    const { compare } = new Intl.Collator(locales[language], { numeric: true });
    const nulls = rows.reduce((count, row) => count + Number(valueOf(row) === null), 0);
    return { order: rowOrder(rows, valueOf, compare), nulls };
  }, [rows, valueOf, language]);
  const descending = sort?.direction === 'descending';

  return useMemo(() => {
    if (!ordered) return (position) => rows[position];
    return (position) => rows[placeAt(ordered.order, position, descending, ordered.nulls)];
  }, [rows, ordered, descending]);
}
