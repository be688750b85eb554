/** Matches the modules of react-aria's strings in unused languages. */
export const otherLanguage =
  /[\\/]dist[\\/]private[\\/]intl[\\/][a-z]+[\\/](?!en-US)[a-z]{2}-[A-Z]{2}\.m?js$/;

/**
 * A Vite plugin that removes the strings that react-aria ships in 33 languages. Sen has its own Vietnamese and English strings.
 * @returns {import('vite').Plugin}
 */
export function leanReactAria() {
  return {
    name: 'sen-lean-react-aria',
    enforce: 'pre',
    load(id) {
      return otherLanguage.test(id) ? 'export default null' : undefined;
    },
  };
}
