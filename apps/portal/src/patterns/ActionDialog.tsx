import { showToast } from '@sen/ui/Toast';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { ConfirmAction } from './ConfirmAction';

/** What is said of one thing that can be done with rows of a list. */
export interface ActionTexts {
  /** The verb, on buttons and in menus. */
  label: string;
  title: (count: number) => string;
  /** What follows. */
  text: string;
  done: (count: number) => string;
  /** It is said in the dialog, which then closes by itself; else in a toast. */
  staysToSay?: boolean;
}

/** An action that waits to be confirmed, and the rows that it is for. */
export interface PendingAction<Action extends string> {
  action: Action;
  ids: readonly string[];
}

interface ActionDialogProps<Action extends string> {
  pending: PendingAction<Action>;
  texts: ActionTexts;
  act: (action: Action, ids: readonly string[]) => Promise<unknown>;
  /** What is no longer as it was read. */
  stale: QueryKey;
  onDone: () => void;
  onCancel: () => void;
}

/** Asks before something is done with rows of a list, does it, says so, and reads the list again. */
export function ActionDialog<Action extends string>({
  pending: { action, ids },
  texts,
  act,
  stale,
  onDone,
  onCancel,
}: ActionDialogProps<Action>) {
  const queries = useQueryClient();
  return (
    <ConfirmAction
      danger={action === 'delete'}
      title={texts.title(ids.length)}
      text={texts.text}
      confirmLabel={texts.label}
      said={texts.staysToSay ? texts.done(ids.length) : undefined}
      action={() => act(action, ids)}
      onCancel={onCancel}
      onDone={() => {
        if (!texts.staysToSay) showToast({ tone: 'success', text: texts.done(ids.length) });
        void queries.invalidateQueries({ queryKey: stale });
        onDone();
      }}
    />
  );
}
