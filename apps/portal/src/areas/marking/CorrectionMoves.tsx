import type { CorrectionPreview, ScoreMove } from '@sen/api/contract/model';
import { Card } from '@sen/ui/Card';
import { DataTable } from '@sen/ui/DataTable';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import type { ReactNode } from 'react';
import { columnBuilder } from '../../patterns/list/columnBuilder';
import { formatNumber } from '../../words/formats';
import { correctionWords as words } from './correctionWords';

/** Who moves from what to what, before anything changes. */
export function CorrectionMoves({ preview, actions }: { preview: CorrectionPreview; actions: ReactNode }) {
  const { attempts, changed, moves } = preview;
  const column = columnBuilder<ScoreMove>();
  return (
    <Card title={words('consequences')}>
      <Stack>
        <Text>
          {words('countChanged', { changed: formatNumber(changed), attempts: formatNumber(attempts) })}
          {changed > moves.length && ` ${words('firstOnly')}`}
        </Text>
        {moves.length > 0 && (
          <DataTable
            label={words('consequences')}
            columns={[
              column.main('student', words('student'), ({ student }) => student.name),
              column.number('attempt', words('attempt'), ({ number }) => number + 1, { width: 'narrow' }),
              column.number('before', words('before'), ({ before }) => before),
              column.number('after', words('after'), ({ after }) => after),
              column.text('difference', words('difference'), ({ before, after }) => signed(after - before)),
            ]}
            rows={moves}
            rowId={({ attempt_id }) => attempt_id}
            rowName={({ student }) => student.name}
          />
        )}
        {actions}
      </Stack>
    </Card>
  );
}

function signed(difference: number): string {
  const rounded = Math.round(difference * 100) / 100;
  return rounded > 0 ? `+${formatNumber(rounded)}` : `−${formatNumber(-rounded)}`;
}
