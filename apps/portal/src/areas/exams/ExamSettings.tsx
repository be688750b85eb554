import { categoryQueries } from '@sen/api/resources/categories/categoryQueries';
import { Card } from '@sen/ui/Card';
import { Checkbox } from '@sen/ui/Checkbox';
import { Columns } from '@sen/ui/Columns';
import { NumberField } from '@sen/ui/NumberField';
import { Select } from '@sen/ui/Select';
import { Stack } from '@sen/ui/Stack';
import { TextField } from '@sen/ui/TextField';
import { useQuery } from '@tanstack/react-query';
import { categoryOptions } from '../../patterns/categoryOptions';
import type { FormWork } from '../../patterns/forms/FormPage';
import type { ExamForm } from './examForm';
import { formWords as words } from './words';

/** The exam's title and how it is taken. */
export function ExamSettings({ value, change }: Pick<FormWork<ExamForm>, 'value' | 'change'>) {
  const categories = useQuery(categoryQueries.options('surveys_categories'));
  const options = categoryOptions(categories.data?.data);
  return (
    <Card title={words('general')}>
      <Stack>
        <Columns division="asideEnd">
          <TextField
            name="title"
            label={words('name')}
            required
            maxLength={300}
            value={value.title}
            onChange={(title) => change({ title })}
          />
          <Select
            name="category_id"
            label={words('category')}
            required
            value={value.category_id}
            options={options}
            onChange={(category_id) => change({ category_id })}
          />
        </Columns>
        <Columns division="narrow">
          <NumberField
            name="duration_minutes"
            label={words('duration')}
            required
            unit={words('minutesUnit')}
            min={1}
            max={1440}
            value={value.duration_minutes}
            onChange={(duration_minutes) => change({ duration_minutes })}
          />
          <NumberField
            name="questions_per_page"
            label={words('perPage')}
            required
            min={1}
            max={100}
            value={value.questions_per_page}
            onChange={(questions_per_page) => change({ questions_per_page })}
          />
          <NumberField
            name="retakes"
            label={words('retakes')}
            description={words('retakesHelp')}
            required
            min={0}
            max={20}
            value={value.retakes}
            onChange={(retakes) => change({ retakes })}
          />
          <NumberField
            name="deduction_percent"
            label={words('deduction')}
            required
            unit="%"
            min={0}
            max={100}
            value={value.deduction_percent}
            onChange={(deduction_percent) => change({ deduction_percent })}
          />
        </Columns>
        <Checkbox
          name="shuffle"
          label={words('shuffle')}
          description={words('shuffleHelp')}
          checked={value.shuffle}
          onChange={(shuffle) => change({ shuffle })}
        />
      </Stack>
    </Card>
  );
}
