/** A Vite plugin that removes the strings that react-aria ships in 33 languages. Sen has its own Vietnamese and English strings. */
export declare function leanReactAria(): {
  name: string;
  enforce: 'pre';
  load(id: string): string | undefined;
};

/** Matches the modules of react-aria's strings in unused languages. */
export declare const otherLanguage: RegExp;
