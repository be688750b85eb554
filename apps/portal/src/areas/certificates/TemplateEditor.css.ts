import { media } from '@sen/ui/css/media';
import { vars } from '@sen/ui/tokens';
import { style } from '@vanilla-extract/css';

/** The page beside all its settings; on a phone between what it is and what is on it. */
export const desk = style({
  display: 'grid',
  gap: vars.space.l,
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"about" "page" "fields"',
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) 22rem',
      gridTemplateRows: 'auto 1fr',
      gridTemplateAreas: '"page about" "page fields"',
    },
  },
});

/** The settings of a field that was chosen on the page come first beside it. */
export const deskOfFields = style([
  desk,
  { '@media': { [media.desktop]: { gridTemplateAreas: '"page fields" "page about"' } } },
]);

export const about = style({ gridArea: 'about', minInlineSize: 0 });

/** Stays in sight beside its settings, which are longer. */
export const page = style({
  gridArea: 'page',
  minInlineSize: 0,
  '@media': {
    [media.desktop]: {
      alignSelf: 'start',
      position: 'sticky',
      insetBlockStart: `calc(var(--sen-shell-top, 0px) + ${vars.space.m})`,
    },
  },
});

export const fields = style({ gridArea: 'fields', minInlineSize: 0 });
