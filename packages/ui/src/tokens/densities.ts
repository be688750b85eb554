export const densityNames = ['comfortable', 'compact'] as const;
export type DensityName = (typeof densityNames)[number];

export interface Density {
  /** Height of a button or a field. */
  control: string;
  controlSmall: string;
  controlPadding: string;
  row: string;
  cellPadding: string;
  cardPadding: string;
  fontSize: string;
  lineHeight: string;
}

/** `comfortable` is for students, `compact` for people who manage long lists. */
export const densities = {
  comfortable: {
    control: '2.75rem',
    controlSmall: '2.25rem',
    controlPadding: '0.875rem',
    row: '3.25rem',
    cellPadding: '0.625rem',
    cardPadding: '1.5rem',
    fontSize: '1rem',
    lineHeight: '1.625rem',
  },
  compact: {
    control: '2.25rem',
    controlSmall: '1.875rem',
    controlPadding: '0.75rem',
    row: '2.5rem',
    cellPadding: '0.625rem',
    cardPadding: '1rem',
    fontSize: '0.875rem',
    lineHeight: '1.375rem',
  },
} as const satisfies Record<DensityName, Density>;

/** Minimum height of a control on touch devices, in either density. */
export const touchTarget = '2.75rem';
