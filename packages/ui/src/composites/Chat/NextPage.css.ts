import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/vars.css';

export const next = style({ display: 'grid', placeItems: 'center', padding: vars.space.xs });
