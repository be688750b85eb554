import type { Actor, ClassPeople } from '../access/scope.ts';
import { mayEditClass } from '../classes/mayEditClass.ts';
import type { Verdict } from '../errors/verdict.ts';
import { mayEditTraining } from './mayEditTraining.ts';

interface TimedGroup extends ClassPeople {
  readonly ends_at: Date;
  readonly is_training: boolean;
}

/** Allows changing what is done in a class or a training, to those who run it, until it has ended. */
export function mayEditGroup(actor: Actor, group: TimedGroup, now: Date): Verdict {
  return (group.is_training ? mayEditTraining : mayEditClass)(actor, group, now);
}
