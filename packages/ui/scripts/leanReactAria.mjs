/** The modules of react-aria's words in languages that Sen does not speak. */
export const otherLanguage =
  /[\\/]dist[\\/]private[\\/]intl[\\/][a-z]+[\\/](?!en-US)[a-z]{2}-[A-Z]{2}\.m?js$/;

/**
 * A Vite plugin: leaves out the words that react-aria ships in 33 languages. Sen brings its own Vietnamese and English.
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
