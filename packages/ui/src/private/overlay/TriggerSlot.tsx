import { mergeProps } from 'react-aria/mergeProps';
import { useCallback, useContext, type ReactNode } from 'react';
import { TriggerContext, type TriggerProps } from '../TriggerContext';

interface TriggerSlotProps extends TriggerProps {
  children: ReactNode;
  /** Also called with the button. */
  takeOver?: ((button: HTMLElement | null) => void) | undefined;
}

/** Passes react-aria's trigger props to the button inside; a tooltip may wrap a menu. */
export function TriggerSlot({ children, takeOver, ref: own, ...props }: TriggerSlotProps) {
  const outer = useContext(TriggerContext);
  const outerRef = outer?.ref;
  const ref = useCallback(
    (element: HTMLElement | null) => {
      own?.(element);
      outerRef?.(element);
      takeOver?.(element);
    },
    [own, outerRef, takeOver],
  );
  const merged: TriggerProps = outer ? mergeProps(outer, props) : props;
  return <TriggerContext value={{ ...merged, ref }}>{children}</TriggerContext>;
}
