import { disabledIsLeftAlone } from './everyPart/disabled.mjs';
import { focusIsSeen } from './everyPart/focusIsSeen.mjs';
import { formGoesToItsError } from './everyPart/formGoesToItsError.mjs';
import { namesAreGiven } from './everyPart/names.mjs';
import { nothingMoves } from './everyPart/motion.mjs';
import { nothingRunsOut } from './everyPart/room.mjs';
import { readOnlyKeepsItsValue } from './everyPart/readOnly.mjs';
import { targetsAreLargeEnough } from './everyPart/targets.mjs';
import { withoutAPointer } from './everyPart/withoutAPointer.mjs';

/** Titles of parts. A page of the portal is made of them and has its own tests. */
const rooms = ['Layout', 'Actions', 'Fields', 'Navigation', 'Overlays', 'Feedback', 'Display', 'Composites'];
/** The states in which a promise is most easily broken. */
const states = /states|disabled|read-only|invalid/;

const promises = [
  namesAreGiven,
  nothingMoves,
  targetsAreLargeEnough,
  withoutAPointer,
  focusIsSeen,
  disabledIsLeftAlone,
  readOnlyKeepsItsValue,
  nothingRunsOut,
];

/** For the first story of each part, and those that show its states. */
export function everyPart(stories, only, findings) {
  const own = stories.filter(({ title }) => rooms.includes(title.split('/')[0]));
  const firsts = new Set(new Map(own.toReversed().map((story) => [story.title, story.id])).values());
  const chosen = own.filter(
    ({ id, name }) => (firsts.has(id) || states.test(id) || /states/i.test(name)) && id.includes(only),
  );
  const jobs = chosen.map(({ id }) => ({
    name: id,
    touch: false,
    async play(stage) {
      const page = await stage.show(id, { play: true });
      for (const promise of promises) await promise(page, findings.of(id, 'as it is'));
    },
  }));
  return [...jobs, ...formGoesToItsError(stories, only, findings)];
}
