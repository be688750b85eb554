/** A Vite plugin: leaves out the words that react-aria ships in 33 languages. Sen brings its own Vietnamese and English. */
export declare function leanReactAria(): {
  name: string;
  enforce: 'pre';
  load(id: string): string | undefined;
};

/** The modules of react-aria's words in languages that Sen does not speak. */
export declare const otherLanguage: RegExp;
