import { createVar, styleVariants } from '@vanilla-extract/css';
import { eachTone } from '../../private/eachTone';
import { vars } from '../../tokens/vars.css';

export const soft = createVar();
export const softHover = createVar();
export const ink = createVar();
export const edge = createVar();

/** The colours of an event kind, for its content. */
export const tone = styleVariants(eachTone, (name) => ({
  vars: {
    [soft]: vars.tone[name].soft,
    [softHover]: vars.tone[name].softHover,
    [ink]: vars.tone[name].text,
    [edge]: vars.tone[name].solid,
  },
}));
