import { style } from '@vanilla-extract/css';
import { focusRing } from '../../css/focusRing.css';
import { media } from '../../css/media';
import { vars } from '../../tokens/vars.css';

export const button = style([
  focusRing,
  {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '3.25rem',
    blockSize: '3.25rem',
    padding: 0,
    border: 0,
    borderRadius: vars.radius.full,
    background: vars.tone.accent.solid,
    color: vars.tone.accent.onSolid,
    boxShadow: vars.shadow.middle,
    cursor: 'pointer',
    transition: `background-color ${vars.duration.quick}`,
    selectors: {
      '&:hover': { background: vars.tone.accent.solidHover },
      '&:is(:active, [aria-expanded="true"])': { background: vars.tone.accent.solidPressed },
    },
    '@media': { [media.forced]: { border: '1px solid ButtonText' } },
  },
]);
