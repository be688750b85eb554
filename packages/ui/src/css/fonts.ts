/**
 * Be Vietnam Pro, self-hosted, in four weights. Each file declares the Vietnamese, Latin and extended Latin subset; a browser
 * loads a subset only when the page needs one of its characters. Digits have a font of their own.
 */
import '@fontsource/be-vietnam-pro/400.css';
import '@fontsource/be-vietnam-pro/500.css';
import '@fontsource/be-vietnam-pro/600.css';
import '@fontsource/be-vietnam-pro/700.css';
import './figures.css';
import './fontFallback.css';
