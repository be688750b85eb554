import { vars } from '../tokens/vars.css';

/** The title of a section, card, dialog or drawer. */
export const sectionTitle = {
  fontSize: vars.fontSize.title,
  lineHeight: vars.lineHeight.title,
  fontWeight: vars.fontWeight.semibold,
  letterSpacing: '-0.005em',
} as const;
