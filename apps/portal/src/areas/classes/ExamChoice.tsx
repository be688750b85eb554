import type { Exam } from '@sen/api/contract/model';
import { examQueries } from '@sen/api/resources/exams/examQueries';
import { Callout } from '@sen/ui/Callout';
import { SearchField } from '@sen/ui/SearchField';
import { Select } from '@sen/ui/Select';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showRefusal } from '../../app/errors/showRefusal';
import { keywords } from '../../patterns/list/callQuery';
import { assignWords as words } from '../../patterns/assignments/assignWords';

/** Above this number exams are searched by title. */
const maxOptions = 100;

interface ExamChoiceProps {
  value: string;
  onChange: (exam: Exam) => void;
}

/** Selects an exam that may be assigned. */
export function ExamChoice({ value, onChange }: ExamChoiceProps) {
  const queries = useQueryClient();
  const [search, setSearch] = useState('');
  const exams = useQuery(examQueries.assignable({ limit: maxOptions, ...keywords({ title: search }) }));
  const open = exams.data?.data ?? [];

  async function choose(id: string) {
    try {
      const { data } = await queries.fetchQuery(examQueries.detail(id));
      onChange(data);
    } catch (error) {
      showRefusal(error);
    }
  }

  if (exams.isSuccess && open.length === 0 && !search)
    return <Callout tone="waiting">{words('noExams')}</Callout>;
  return (
    <>
      {(search || (exams.data?.total ?? 0) > maxOptions) && (
        <SearchField label={words('found')} value={search} onSearch={setSearch} />
      )}
      <Select
        name="survey_id"
        label={words('exam')}
        description={words('examHelp')}
        required
        focusOnMount
        value={value || null}
        options={open.map(({ id, title: label, category }) => ({
          value: id,
          label,
          description: category.name,
        }))}
        onChange={(id) => void choose(id)}
      />
    </>
  );
}
