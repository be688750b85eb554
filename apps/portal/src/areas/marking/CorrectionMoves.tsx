import type { CompletionMove, CorrectionPreview, ScoreMove } from '@sen/api/contract/model';
import { Card } from '@sen/ui/Card';
import { DataTable } from '@sen/ui/DataTable';
import { Heading } from '@sen/ui/Heading';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import type { ReactNode } from 'react';
import { columnBuilder } from '../../patterns/list/columnBuilder';
import { formatNumber } from '../../words/formats';
import { completionLabel } from '../../words/labels';
import { correctionWords as words } from './correctionWords';

interface CorrectionMovesProps {
  preview: CorrectionPreview;
  /** Of the completion score, which moves no score but who passes. */
  isThreshold: boolean;
  actions: ReactNode;
}

/** Who moves from what to what, before anything changes. */
export function CorrectionMoves({ preview, isThreshold, actions }: CorrectionMovesProps) {
  const { attempts, changed, moves, completions } = preview;
  const column = columnBuilder<ScoreMove>();
  return (
    <div ref={bringToTop}>
      <Card>
        <Stack>
          <Heading level={2} focusable>
            {words('consequences')}
          </Heading>
          <Text>
            {words(isThreshold ? 'countCompletions' : 'countChanged', {
              changed: formatNumber(changed),
              attempts: formatNumber(attempts),
            })}
            {changed > moves.length + completions.length && ` ${words('firstOnly')}`}
          </Text>
          {moves.length > 0 && (
            <DataTable
              label={words('consequences')}
              columns={[
                column.main('student', words('student'), ({ student }) => student.name),
                column.number('attempt', words('attempt'), ({ number }) => number + 1, { width: 'narrow' }),
                column.number('before', words('before'), ({ before }) => before),
                column.number('after', words('after'), ({ after }) => after),
                column.amount('difference', words('difference'), ({ before, after }) =>
                  signed(after - before),
                ),
              ]}
              rows={moves}
              rowId={({ attempt_id }) => attempt_id}
              rowName={({ student }) => student.name}
            />
          )}
          {completions.length > 0 && <Completions moves={completions} />}
          {actions}
        </Stack>
      </Card>
    </div>
  );
}

/** They come below the button that asks for them, often outside of the window. */
function bringToTop(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'start' });
  element?.querySelector('h2')?.focus({ preventScroll: true });
}

/** Who passes by another completion score, and who no longer does. */
function Completions({ moves }: { moves: readonly CompletionMove[] }) {
  const column = columnBuilder<CompletionMove>();
  return (
    <DataTable
      label={words('consequences')}
      columns={[
        column.main('student', words('student'), ({ student }) => student.name),
        column.text('before', words('completionBefore'), ({ before }) => completionLabel(before)),
        column.text('after', words('completionAfter'), ({ after }) => completionLabel(after)),
      ]}
      rows={moves}
      rowId={({ student }) => student.id}
      rowName={({ student }) => student.name}
    />
  );
}

function signed(difference: number): string {
  const rounded = Math.round(difference * 100) / 100;
  return rounded > 0 ? `+${formatNumber(rounded)}` : `−${formatNumber(-rounded)}`;
}
