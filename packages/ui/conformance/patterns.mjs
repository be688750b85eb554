import { inputModeNames } from './inputModes.mjs';
import * as combobox from './patterns/combobox.mjs';
import * as dialog from './patterns/dialog.mjs';
import * as grid from './patterns/grid.mjs';
import * as listbox from './patterns/listbox.mjs';
import * as menu from './patterns/menu.mjs';
import * as tabs from './patterns/tabs.mjs';
import * as tree from './patterns/tree.mjs';

const all = { dialog, menu, tabs, combobox, listbox, grid, tree };

/** Runs each component of each pattern's table in each input mode. */
export function patterns(stories, only, report) {
  const ids = new Set(stories.map(({ id }) => id));
  return Object.entries(all).flatMap(([pattern, { parts, play }]) =>
    parts.flatMap((part) => {
      const label = `${pattern} ${part.part}`;
      if (!ids.has(part.story)) report.problems.push(`${label}: the story ${part.story} is not there`);
      if (!`${pattern} ${part.part} ${part.story}`.includes(only)) return [];
      return (part.inputModeNames ?? inputModeNames).map((input) => ({
        name: `${label}, ${input}`,
        touch: input === 'touch',
        async play(storyPage) {
          const page = await storyPage.show(part.story);
          await play(page, part, report.of(label, input), input);
        },
      }));
    }),
  );
}
