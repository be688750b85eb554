import { useEffect, useState } from 'react';
import { Button } from '../../components/Button/Button';
import { Form } from '../../components/Form/Form';
import { FilterField } from './FilterField';
import { foot } from './FilterPopover.css';
import type { FilterDefinition, FilterState } from './filterProps';
import { conditionsOf, crossedDates, maxChoices } from './filterState';

type Words = Parameters<typeof FilterField>[0]['words'] & { apply: string; clear: string };

interface FilterFormProps {
  title: string;
  filters: readonly FilterDefinition[];
  value: FilterState;
  maxValues: number;
  onApply: (value: FilterState) => void;
  words: Words;
}

/** A draft of the filters: nothing is filtered until it is applied. */
export function FilterForm({ title, filters, value, maxValues, onApply, words }: FilterFormProps) {
  const [draft, setDraft] = useState(value);
  // Partly typed dates are known only to the field; a new key resets it.
  const [round, setRound] = useState(0);

  // It comes after its panel, which a keyboard has opened and which has the focus until there is a field.
  useEffect(() => {
    const panel = document.activeElement;
    if (!panel?.matches('[role="dialog"]:focus-visible')) return;
    const fields = panel.querySelectorAll<HTMLElement>('form :is(input, button, select, [tabindex="0"])');
    [...fields].find((field) => field.tabIndex >= 0 && field.checkVisibility())?.focus();
  }, []);

  function change(key: string, conditions: FilterState) {
    setDraft((now) => [...now.filter((condition) => condition.key !== key), ...conditions]);
  }

  function clear() {
    setDraft([]);
    setRound(round + 1);
  }

  const crossed = filters.some(({ key }) => crossedDates(conditionsOf(draft, key)));
  return (
    <Form
      aria-label={title}
      onSubmit={() => {
        if (!crossed) onApply(draft);
      }}
    >
      {filters.map((definition) => (
        <FilterField
          key={`${definition.key} ${round}`}
          definition={definition}
          conditions={conditionsOf(draft, definition.key)}
          maxChoices={maxChoices(filters, draft, definition.key, maxValues)}
          onChange={(conditions) => change(definition.key, conditions)}
          words={words}
        />
      ))}
      <div className={foot}>
        <Button variant="neutral" onPress={clear}>
          {words.clear}
        </Button>
        <Button variant="primary" type="submit">
          {words.apply}
        </Button>
      </div>
    </Form>
  );
}
