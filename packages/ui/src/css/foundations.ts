/** Fonts, reset, themes and densities. Import it once, before anything else. */
import './layers.css';
import './fonts';
import './reset.css';
import '../tokens/themes.css';
