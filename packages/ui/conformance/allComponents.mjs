import { disabledIgnoresInput } from './allComponents/disabledIgnoresInput.mjs';
import { focusIsVisible } from './allComponents/focusIsVisible.mjs';
import { formFocusesFirstError } from './allComponents/formFocusesFirstError.mjs';
import { accessibleNames } from './allComponents/accessibleNames.mjs';
import { reducedMotion } from './allComponents/reducedMotion.mjs';
import { noOverflow } from './allComponents/noOverflow.mjs';
import { readOnlyKeepsValue } from './allComponents/readOnlyKeepsValue.mjs';
import { statesInForcedColors } from './allComponents/statesInForcedColors.mjs';
import { targetSize } from './allComponents/targetSize.mjs';
import { keyboardAccess } from './allComponents/keyboardAccess.mjs';

/** Title prefixes of components. Pages of the portal have their own tests. */
const categories = [
  'Layout',
  'Actions',
  'Fields',
  'Navigation',
  'Overlays',
  'Feedback',
  'Display',
  'Composites',
];
/** Stories whose states are the most likely to fail. */
const states = /states|disabled|read-only|invalid/;

const requirements = [
  accessibleNames,
  reducedMotion,
  targetSize,
  keyboardAccess,
  focusIsVisible,
  statesInForcedColors,
  disabledIgnoresInput,
  readOnlyKeepsValue,
  noOverflow,
];

/** Runs the checks on the first story of each component, and on those that show its states. */
export function allComponents(stories, only, report) {
  const own = stories.filter(({ title }) => categories.includes(title.split('/')[0]));
  const firsts = new Set(new Map(own.toReversed().map((story) => [story.title, story.id])).values());
  const chosen = own.filter(
    ({ id, name }) => (firsts.has(id) || states.test(id) || /states/i.test(name)) && id.includes(only),
  );
  const jobs = chosen.map(({ id }) => ({
    name: id,
    touch: false,
    async play(storyPage) {
      const page = await storyPage.show(id, { play: true });
      for (const requirement of requirements) await requirement(page, report.of(id, 'as it is'));
    },
  }));
  return [...jobs, ...formFocusesFirstError(stories, only, report)];
}
