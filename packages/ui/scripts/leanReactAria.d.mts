import type { Plugin } from 'vite';

/** A Vite plugin: leaves out the words that react-aria ships in 33 languages. Sen brings its own Vietnamese and English. */
export declare function leanReactAria(): Plugin;
