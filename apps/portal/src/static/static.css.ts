import { vars } from '@sen/ui/tokens';
import { globalKeyframes, globalStyle } from '@vanilla-extract/css';

/** The pre-rendered forms of index.html; start.js selects the one to show. */
globalStyle('[data-static]', { display: 'none' });
globalStyle('html[data-start="vi"] [data-static="vi"], html[data-start="en"] [data-static="en"]', {
  display: 'block',
});
// Pressed before the application has loaded: it is sent as soon as it has.
globalStyle('[data-static] form[data-submitted] button[type="submit"]', { opacity: 0.6, cursor: 'progress' });

/** A sentence that is replaced by the application, and seen when that does not load: at once, or after a while. */
globalKeyframes('sen-not-loaded', { to: { visibility: 'visible' } });
globalStyle('[data-not-loaded]', {
  visibility: 'hidden',
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  margin: 0,
  padding: vars.space.m,
  textAlign: 'center',
  background: vars.color.surface,
  color: vars.color.text,
  borderBlockStart: `1px solid ${vars.color.border}`,
  animation: 'sen-not-loaded 0s 15s forwards',
});
globalStyle('html[data-failed] [data-not-loaded]', { visibility: 'visible' });
