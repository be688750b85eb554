import type { Manifest } from '../backup/Manifest.ts';

export function summaryOf({ tables, files, createdAt }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${rows} rows of ${tables.length} tables and ${files} files, of ${createdAt}`;
}
