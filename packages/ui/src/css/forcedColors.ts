/** Forced colours remove backgrounds and shadows, so a state that is a ground alone needs one of these there. */

/** A filled shape. Only for elements whose content has no colours of its own. */
export const forcedFill = {
  forcedColorAdjust: 'none',
  background: 'Highlight',
  borderColor: 'Highlight',
  color: 'HighlightText',
} as const;

/** A bar at the start of a selected row, as `::before`; the row is positioned. A ring would look like the focus. */
export const forcedBar = {
  content: '',
  position: 'absolute',
  insetBlock: '4px',
  insetInlineStart: 0,
  borderInlineStart: '4px solid Highlight',
} as const;
