import { Stack } from '../../layout/Stack/Stack';
import * as css from './ImportDialog.css';
import type { ImportFlowProps } from './importProps';
import { useImportSteps } from './useImportSteps';

/** The steps of ImportDialog on a page, for imports that a server finishes while the user does something else. */
export function ImportFlow(props: ImportFlowProps) {
  const { content, actions } = useImportSteps(props, undefined);
  return (
    <Stack>
      {content}
      <div className={css.actions}>{actions}</div>
    </Stack>
  );
}
