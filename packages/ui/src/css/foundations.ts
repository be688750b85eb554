/** Import once, before anything else: fonts, reset, themes, densities. */
import './layers.css';
import './fonts';
import './reset.css';
import '../tokens/themes.css';
