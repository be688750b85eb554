import { mergeProps } from 'react-aria/mergeProps';
import { useCallback, useContext, type ReactNode } from 'react';
import { TriggerContext, type TriggerProps } from '../TriggerContext';

interface TriggerSlotProps extends TriggerProps {
  children: ReactNode;
}

/** Hands what react-aria wants on a trigger to the button inside; a tooltip may stand around a menu. */
export function TriggerSlot({ children, ref: own, ...props }: TriggerSlotProps) {
  const outer = useContext(TriggerContext);
  const outerRef = outer?.ref;
  const ref = useCallback(
    (element: HTMLElement | null) => {
      own?.(element);
      outerRef?.(element);
    },
    [own, outerRef],
  );
  const merged: TriggerProps = outer ? mergeProps(outer, props) : props;
  return <TriggerContext value={{ ...merged, ref }}>{children}</TriggerContext>;
}
