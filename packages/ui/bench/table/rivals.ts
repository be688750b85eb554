export const rivals = ['plain', 'sen', 'tanstack', 'mui', 'ag'] as const;
export type Rival = (typeof rivals)[number];

export const names: Record<Rival, string> = {
  plain: 'plain DOM, no library (the floor)',
  sen: 'Sen DataTable',
  tanstack: 'TanStack Table + Virtual',
  // The free edition shows 100 rows a page, however many it holds.
  mui: 'MUI X DataGrid (100 a page)',
  ag: 'AG Grid Community',
};
