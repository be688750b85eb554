import { actionBar } from '@sen/ui/css/actionBar.css';
import { style } from '@vanilla-extract/css';

export const decision = style([actionBar]);
