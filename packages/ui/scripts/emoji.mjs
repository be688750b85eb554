import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/**
 * Generates the list of the emoji picker from emojibase-data: `node packages/ui/scripts/emoji.mjs`. One emoji per line: the
 * character, its Vietnamese name, its English name and keywords of both languages, separated by tabs.
 */
const require = createRequire(import.meta.url);
const target = fileURLToPath(new URL('../src/composites/EmojiPicker/emojiList.gen.ts', import.meta.url));

/** Newer emoji would be empty boxes on older devices. */
const newestVersion = 14;
/** The groups of Unicode in order; group 2 contains components (skin, hair), which are not emoji of their own. */
const groups = {
  0: 'smileys',
  1: 'people',
  3: 'nature',
  4: 'food',
  5: 'travel',
  6: 'activities',
  7: 'objects',
  8: 'symbols',
  9: 'flags',
};

const read = (language) =>
  JSON.parse(readFileSync(require.resolve(`emojibase-data/${language}/data.json`), 'utf8'));
const english = new Map(read('en').map((emoji) => [emoji.hexcode, emoji]));
const known = (text) => new Set(text.toLowerCase().split(/[\s,:()“”"]+/));

const text = Object.entries(groups).map(([group, name]) => {
  const lines = read('vi')
    .filter((emoji) => String(emoji.group) === group && emoji.version <= newestVersion)
    .sort((a, b) => a.order - b.order)
    .map((emoji) => {
      const other = english.get(emoji.hexcode);
      const said = known(`${emoji.label} ${other.label}`);
      const words = [...(emoji.tags ?? []), ...(other.tags ?? [])].filter(
        (word) => !said.has(word.toLowerCase()),
      );
      return [emoji.emoji, emoji.label, other.label, [...new Set(words)].join(' ')].join('\t').trimEnd();
    });
  return `  ${name}: \`${lines.join('\n').replace(/[`\\$]/g, '\\$&')}\`,`;
});

writeFileSync(
  target,
  `// Made by scripts/emoji.mjs from emojibase-data (MIT, © Miles Johnson; names: Unicode CLDR).\nexport const emojiList = {\n${text.join('\n')}\n};\n`,
);
