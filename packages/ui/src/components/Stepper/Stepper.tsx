import { CheckIcon, ErrorIcon } from '../../icons';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import { useMessages } from '../../messages/useMessages';
import { classes } from '../../private/classes';
import { Icon } from '../Icon/Icon';
import * as css from './Stepper.css';
import { stepperMessages } from './Stepper.messages';

export const stepStates = ['upcoming', 'current', 'done', 'failed'] as const;
export const stepperDirections = ['row', 'column'] as const;
export type StepState = (typeof stepStates)[number];

export interface StepperStep<Id extends string> {
  id: Id;
  label: string;
  /** One line about the step, such as its error. */
  note?: string | undefined;
  state: StepState;
}

export interface StepperProps<Id extends string> {
  /** The name of the process. */
  label: string;
  steps: readonly StepperStep<Id>[];
  /** Goes back to a step that is done or has an error; without it steps are not interactive. */
  onPress?: ((id: Id) => void) | undefined;
  /** On phones every stepper is a column. */
  direction?: (typeof stepperDirections)[number] | undefined;
  /** One line, for a dialog: no notes and no states in words, and on a phone only the current step has a visible name, or the last one when all are done. */
  compact?: boolean | undefined;
}

/** The progress of a task with several pages. */
export function Stepper<Id extends string>({
  label,
  steps,
  onPress,
  direction = 'row',
  compact = false,
}: StepperProps<Id>) {
  return (
    <ol
      aria-label={label}
      className={compact ? css.line : css.list}
      data-direction={compact ? undefined : direction}
      data-compact={compact || undefined}
    >
      {steps.map((step, place) => (
        <li
          key={step.id}
          className={compact ? css.short : css.step}
          data-state={step.state}
          aria-current={step.state === 'current' ? 'step' : undefined}
        >
          {onPress && (step.state === 'done' || step.state === 'failed') ? (
            <button type="button" className={classes(css.face, css.button)} onClick={() => onPress(step.id)}>
              <Face step={step} place={place + 1} count={steps.length} />
            </button>
          ) : (
            <div className={css.face}>
              <Face step={step} place={place + 1} count={steps.length} />
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}

interface FaceProps {
  step: StepperStep<string>;
  /** Number of the step, from 1. */
  place: number;
  count: number;
}

function Face({ step, place, count }: FaceProps) {
  const words = useMessages(stepperMessages);
  return (
    <>
      <span className={visuallyHidden}>{`${words.step(place, count)}: `}</span>
      <span aria-hidden="true" className={css.mark}>
        <Mark state={step.state} place={place} />
      </span>
      <span className={css.words}>
        <span className={css.label}>{step.label}</span>
        {step.note !== undefined && <span className={css.note}>{step.note}</span>}
        <span className={css.state}>{words[step.state]}</span>
      </span>
    </>
  );
}

function Mark({ state, place }: { state: StepState; place: number }) {
  if (state === 'done') return <Icon of={CheckIcon} size="small" />;
  if (state === 'failed') return <Icon of={ErrorIcon} size="small" />;
  return place;
}
