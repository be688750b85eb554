import { type CustomTypesConfig, types as pgTypes } from 'pg';

const { builtins, getTypeParser } = pgTypes;

/**
 * How values are read from either database: int8 (ids) as strings, numeric (scores) as numbers, a date as YYYY-MM-DD,
 * timestamptz as Date, json parsed. Parameters for json columns are passed as JSON text.
 */
const parsers: Record<number, (text: string) => unknown> = {
  [builtins.INT8]: String,
  [builtins.NUMERIC]: Number,
  [builtins.DATE]: String,
};

export const types: CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => parsers[oid] ?? getTypeParser(oid, format),
};
