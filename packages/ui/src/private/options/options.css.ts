import { style } from '@vanilla-extract/css';
import { list as overlayList } from '../overlay/overlay.css';
import { vars } from '../../tokens/vars.css';

/** 224 px: the specification's height of an option list. */
export const list = style([overlayList, { maxBlockSize: '14rem' }]);
/** As wide as the field that opens it. */
export const panel = style({ minInlineSize: 'var(--trigger-width)' });
export const tick = style({ display: 'inline-flex', color: vars.tone.accent.text });
