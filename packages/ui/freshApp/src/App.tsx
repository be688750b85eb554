import { AppShell } from '@sen/ui/AppShell';
import { Button } from '@sen/ui/Button';
import { DataTable } from '@sen/ui/DataTable';
import { EmptyState } from '@sen/ui/EmptyState';
import { ExamBuilder } from '@sen/ui/ExamBuilder';
import { ExamPlayer } from '@sen/ui/ExamPlayer';
import { ExamReady } from '@sen/ui/ExamReady';
import { ListToolbar } from '@sen/ui/ListToolbar';
import { QuestionView } from '@sen/ui/QuestionView';
import { Stack } from '@sen/ui/Stack';
import { useState, type ReactNode } from 'react';
import { deadline, now, parts, people, question } from './samples';

function Shown({ name, children }: { name: string; children: ReactNode }) {
  return <section data-composite={name}>{children}</section>;
}

/** Every composite once, with data of its own. */
export function App() {
  const [selected, setSelected] = useState('');
  return (
    <AppShell greeting={`Xin chào ${selected}`}>
      <Stack gap="l">
        <Shown name="ListToolbar">
          <ListToolbar
            search={{ value: '', onSearch: setSelected }}
            actions={<Button onPress={() => undefined}>Thêm</Button>}
          />
        </Shown>
        <Shown name="DataTable">
          <DataTable
            label="Thành viên"
            rows={people}
            rowId={({ id }) => id}
            rowName={({ name }) => name}
            columns={[
              { key: 'name', header: 'Họ và tên', cell: ({ name }) => name },
              { key: 'role', header: 'Vai trò', cell: ({ role }) => role },
            ]}
            empty={<EmptyState title="Không có dữ liệu." />}
          />
        </Shown>
        <Shown name="QuestionView">
          <QuestionView question={question} value={null} />
        </Shown>
        <Shown name="ExamReady">
          <ExamReady
            title="Kiểm tra an toàn lao động"
            questionCount={1}
            durationMinutes={45}
            startTime={now}
            endTime={deadline}
            deductionPercent={10}
            attempts={[]}
            attemptsLeft={1}
            entry={{ kind: 'start' }}
            onStart={() => undefined}
          />
        </Shown>
        <Shown name="ExamBuilder">
          <ExamBuilder value={[]} onChange={() => undefined} onAddQuestions={() => undefined} />
        </Shown>
        <Shown name="ExamPlayer">
          <ExamPlayer
            title="Kiểm tra an toàn lao động"
            parts={parts}
            questionsPerPage={0}
            states={{}}
            save={{ connection: 'online', since: now, unsaved: 0 }}
            deadline={deadline}
            now={() => now}
            onAnswer={() => undefined}
            onFlag={() => undefined}
            onSubmit={() => undefined}
            onTimeUp={() => undefined}
          />
        </Shown>
      </Stack>
    </AppShell>
  );
}
