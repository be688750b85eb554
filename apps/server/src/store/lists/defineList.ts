import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database.ts';
import { timeCondition, valueConditions } from './fieldConditions.ts';
import type { ListDeclaration, ListField, ListSort } from './ListDeclaration.ts';
import type {
  FieldOf,
  ListContext,
  ListFilter,
  ListId,
  ListQuery,
  Order,
  OrderedFilter,
  RowOf,
} from './ListQuery.ts';
import { inScope, scopeOf } from './scope.ts';

/** A list with pages; `listOperation` makes an operation of it. */
export interface List<Id extends ListId> {
  operation: Id;
  /** The only fields compared by isAfter and isBefore. */
  timeFields: readonly FieldOf<Id>[];
  /** The field of `fixed[]`. */
  fixedField?: FieldOf<Id>;
  /** Whether a keyword is one that the field knows. */
  takes: (field: FieldOf<Id>, keyword: string) => boolean | undefined;
  page: (
    database: Database,
    query: ListQuery<Id>,
    context: ListContext<Id>,
  ) => Promise<{ rows: RowOf<Id>[]; total: number }>;
  /** The ids of the whole list in its order, up to `limit`. */
  ids: (
    database: Database,
    filter: OrderedFilter<Id>,
    context: ListContext<Id>,
    limit: number,
  ) => Promise<string[]>;
  /** The rows with these ids, in their order; deleted rows are omitted. */
  rows: (database: Database, ids: readonly string[], context: ListContext<Id>) => Promise<RowOf<Id>[]>;
}

/** Creates a list from its declaration: filters, counts and pages. */
export function defineList<
  Id extends ListId,
  DB,
  TB extends keyof DB & string,
  RowDB,
  RowTB extends keyof RowDB & string,
  Row,
>(operation: Id, declaration: ListDeclaration<Id, DB, TB, RowDB, RowTB, Row>): List<Id> {
  const { from, id, unit, sorts, fixedField, count, select, row, complete } = declaration;
  const fields = entriesOf<FieldOf<Id>, ListField<Id, string>>(declaration.fields);

  const filtered = (database: Database, filter: ListFilter<Id>, context: ListContext<Id>) => {
    const conditions = fields.flatMap(([name, field]) => conditionsOf(name, field, filter, context));
    if (unit !== null) conditions.push(inScope(unit, scopeOf(context.caller)));
    return conditions.reduce((query, condition) => query.where(condition), from(database, context));
  };

  /** The ids of a piece of the list. */
  const ordered = (
    database: Database,
    filter: OrderedFilter<Id>,
    context: ListContext<Id>,
    { limit, offset }: Piece,
  ) => {
    const sort: ListSort<Id, string> = sorts[filter.sort];
    const rows = filtered(database, filter, context).select(sql<string>`${sql.ref(id)}`.as('id'));
    if (typeof sort === 'string' || !('parts' in sort))
      return rows
        .orderBy(orderOf(sort, filter.order, context))
        .orderBy(sql.ref(id), filter.order)
        .limit(limit)
        .offset(offset);
    const parts = sort.parts(context).map(({ where, by, order }, index) => {
      const direction = filter.order === 'asc' ? order : opposite[order];
      const inOrder = sql`${sql.ref(by)} ${sql.raw(direction)}, ${sql.ref(id)} ${sql.raw(direction)}`;
      return rows
        .where(where)
        .select([sql.lit(index).as('part'), sql`row_number() over (order by ${inOrder})`.as('place')])
        .orderBy(inOrder)
        .limit(offset + limit);
    });
    return database
      .selectFrom(sql<{ id: string }>`(${sql.join(parts, sql` union all `)})`.as<'parts'>(sql`parts`))
      .select('id')
      .orderBy(sql`part`, filter.order)
      .orderBy(sql`place`)
      .limit(limit)
      .offset(offset);
  };

  const counted = async (database: Database, filter: ListFilter<Id>, context: ListContext<Id>) => {
    const fast = await count?.(database, filter, context);
    if (fast !== undefined) return fast;
    const { total } = await filtered(database, filter, context)
      .select(sql<number>`count(*)::int`.as('total'))
      .$castTo<{ total: number }>()
      .executeTakeFirstOrThrow();
    return total;
  };

  /** The query of the rows with these ids, an expression of `bigint[]`, in their order. */
  const selected = (database: Database, ids: RawBuilder<unknown>, context: ListContext<Id>) =>
    select(database, context)
      .where(sql<boolean>`${sql.ref(id)} = any(${ids})`)
      .orderBy(sql`array_position(${ids}, ${sql.ref(id)})`);

  const completed = async (found: Row[], database: Database, context: ListContext<Id>) => {
    const shown = found.map((one) => row(one, context));
    return complete && shown.length > 0 ? complete(shown, database, context) : shown;
  };

  return {
    operation,
    timeFields: fields.flatMap(([name, field]) => (field.kind === 'time' ? [name] : [])),
    ...(fixedField === undefined ? {} : { fixedField }),
    takes(name, keyword) {
      const field: ListField<Id, string> = declaration.fields[name];
      return field.kind === 'custom' ? field.takes?.(keyword) : undefined;
    },
    async rows(database, ids, context) {
      if (ids.length === 0) return [];
      const wanted = sql`${[...ids]}::bigint[]`;
      return completed(await selected(database, wanted, context).execute(), database, context);
    },
    async page(database, query, context) {
      const { page, limit } = query;
      const skipped = (page - 1) * limit;
      // A late page skips over ids only, in index order; the rows of the page are read by id.
      const ids = ordered(database, query, context, { limit, offset: skipped });
      const { rows: found } = await sql<Row>`with page as materialized (select array(${ids}) as ids)
        ${selected(database, sql`(select ids from page)::bigint[]`, context)}`.execute(database);
      const isLast = found.length < limit && (found.length > 0 || page === 1);
      const total = isLast ? skipped + found.length : await counted(database, query, context);
      return { total, rows: await completed(found, database, context) };
    },
    async ids(database, filter, context, limit) {
      const found = await ordered(database, filter, context, { limit, offset: 0 })
        .$castTo<{ id: string }>()
        .execute();
      return found.map((one) => one.id);
    },
  };
}

interface Piece {
  limit: number;
  offset: number;
}

const opposite = { asc: 'desc', desc: 'asc' } as const satisfies Record<Order, Order>;

/** `Object.entries` with typed keys. */
function entriesOf<Key extends string, Value>(record: Record<Key, Value>): [Key, Value][] {
  return Object.entries(record) as [Key, Value][];
}

function conditionsOf<Id extends ListId>(
  name: FieldOf<Id>,
  field: ListField<Id, string>,
  { filters, fixed, times }: ListFilter<Id>,
  context: ListContext<Id>,
): RawBuilder<boolean>[] {
  if (field.kind === 'time') {
    const range = times[name];
    return range ? [timeCondition(field.column, range)] : [];
  }
  return [filters[name], fixed[name]].flatMap((values) => {
    if (values === undefined || values.length === 0) return [];
    return field.kind === 'custom'
      ? [field.condition(values, context)]
      : [valueConditions[field.kind](field.column, values)];
  });
}

function orderOf<Id extends ListId>(
  sort: Exclude<ListSort<Id, string>, { parts: unknown }>,
  order: Order,
  context: ListContext<Id>,
): RawBuilder<unknown> {
  const { by, nulls, groupBy } = typeof sort === 'string' ? { by: sort } : sort;
  const value = typeof by === 'string' ? sql.ref(by) : by(context);
  // Null order is set only where a column has nulls: PostgreSQL does not use an index with another null order.
  const atEnd = nulls === 'last' || (nulls === 'lowest' && order === 'desc');
  const placed = nulls === undefined ? sql`` : atEnd ? sql` nulls last` : sql` nulls first`;
  const groups = groupBy ? sql`${groupBy}, ` : sql``;
  return sql`${groups}${value} ${sql.raw(order)}${placed}`;
}
