import { useContext, useId, type MouseEvent, type ReactNode, type Ref } from 'react';
import { visuallyHidden } from '../css/visuallyHidden.css';
import { chain } from './chain';
import { mergeRefs } from './mergeRefs';
import { TriggerContext } from './TriggerContext';

interface ButtonFrameProps {
  className: string;
  children: ReactNode;
  onPress?: (() => void) | undefined;
  type?: 'button' | 'submit' | 'reset' | undefined;
  disabled?: boolean | undefined;
  disabledReason?: string | undefined;
  /** Ignores presses but keeps the focus. */
  inert?: boolean | undefined;
  pressed?: boolean | undefined;
  expanded?: boolean | undefined;
  controls?: string | undefined;
  describedBy?: string | undefined;
  label?: string | undefined;
  form?: string | undefined;
  focusOnMount?: boolean | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** The native button under all buttons of the package: press handling, the disabled reason, and trigger props of an overlay. */
export function ButtonFrame({
  className,
  children,
  onPress,
  type = 'button',
  disabled = false,
  disabledReason,
  inert = false,
  pressed,
  expanded,
  controls,
  describedBy,
  label,
  form,
  focusOnMount,
  ref,
}: ButtonFrameProps) {
  const trigger = useContext(TriggerContext);
  const reasonId = useId();
  const refused = disabledReason !== undefined;
  const off = inert || refused;
  const described = [describedBy, refused && reasonId, trigger?.['aria-describedby']]
    .filter(Boolean)
    .join(' ');

  function press(event: MouseEvent<HTMLElement>) {
    if (off) event.preventDefault();
    else onPress?.();
  }

  return (
    <>
      <button
        aria-haspopup={trigger?.['aria-haspopup']}
        aria-expanded={expanded ?? trigger?.['aria-expanded']}
        aria-controls={controls ?? trigger?.['aria-controls']}
        {...(off ? undefined : trigger)}
        ref={mergeRefs(ref, trigger?.ref)}
        type={type}
        form={form}
        className={className}
        disabled={disabled && !off}
        aria-disabled={off || undefined}
        aria-pressed={pressed}
        aria-label={label}
        aria-describedby={described || undefined}
        title={disabledReason}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the caller decides: a dialog's first button
        autoFocus={focusOnMount}
        onClick={off ? press : chain(press, trigger?.onClick)}
      >
        {children}
      </button>
      {refused && (
        <span id={reasonId} className={visuallyHidden}>
          {disabledReason}
        </span>
      )}
    </>
  );
}
