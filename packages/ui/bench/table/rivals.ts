export const rivals = ['plain', 'sen', 'tanstack', 'mui', 'ag'] as const;
export type Rival = (typeof rivals)[number];

export const names: Record<Rival, string> = {
  plain: 'plain DOM, no library (the floor)',
  sen: 'Sen DataTable',
  tanstack: 'TanStack Table + Virtual',
  // The free edition shows at most 100 rows per page.
  mui: 'MUI X DataGrid (100 a page)',
  ag: 'AG Grid Community',
};
