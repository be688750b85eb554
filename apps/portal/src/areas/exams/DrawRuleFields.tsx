import type { DrawSupply } from '@sen/api/contract/model';
import { difficulties } from '@sen/domain/questions/difficulties';
import { Card } from '@sen/ui/Card';
import { Columns } from '@sen/ui/Columns';
import { Icon } from '@sen/ui/Icon';
import { IconButton } from '@sen/ui/IconButton';
import { CloseIcon } from '@sen/ui/icons';
import { MultiSelect, type SelectOption } from '@sen/ui/MultiSelect';
import { NumberField } from '@sen/ui/NumberField';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { formatNumber } from '../../words/formats';
import type { RuleForm } from './drawForm';
import { drawWords as words } from './drawWords';

interface DrawRuleFieldsProps {
  rule: RuleForm;
  index: number;
  categories: readonly SelectOption<string>[];
  /** What there is; unknown until a category is chosen. */
  supply: DrawSupply | undefined;
  onChange: (part: Partial<RuleForm>) => void;
  /** Absent for the only rule. */
  onRemove: (() => void) | undefined;
}

/** One rule with what the bank has for it. */
export function DrawRuleFields({ rule, index, categories, supply, onChange, onRemove }: DrawRuleFieldsProps) {
  const path = `rules.${index}`;
  const number = index + 1;
  return (
    <Card
      title={words('rule', { number })}
      actions={
        onRemove && (
          <IconButton
            name={words('removeRule', { number })}
            icon={<Icon of={CloseIcon} />}
            onPress={onRemove}
          />
        )
      }
    >
      <Stack>
        <MultiSelect
          name={`${path}.category_ids`}
          label={words('categories')}
          description={words('categoriesHelp')}
          required
          max={50}
          options={categories}
          value={rule.category_ids}
          onChange={(category_ids) => onChange({ category_ids })}
        />
        <Columns division="narrow">
          <NumberField
            name={`${path}.count`}
            label={words('count')}
            required
            min={1}
            max={500}
            decimals={0}
            value={rule.count}
            onChange={(count) => onChange({ count })}
          />
          {difficulties.map((difficulty) => (
            <NumberField
              key={difficulty}
              name={`${path}.${difficulty}`}
              label={words(difficulty)}
              min={0}
              max={500}
              decimals={0}
              value={rule[difficulty]}
              onChange={(count) => onChange({ [difficulty]: count })}
            />
          ))}
        </Columns>
        <Text size="small" tone="muted">
          {words('any')}
        </Text>
        <div role="status">{supply && <Supply supply={supply} />}</div>
      </Stack>
    </Card>
  );
}

function Supply({ supply: { total, easy, medium, hard, problem } }: { supply: DrawSupply }) {
  const counts = { total, easy, medium, hard, unrated: total - easy - medium - hard };
  return (
    <Stack gap="xs">
      <Text>
        {words('supply', {
          total: formatNumber(counts.total),
          easy: formatNumber(counts.easy),
          medium: formatNumber(counts.medium),
          hard: formatNumber(counts.hard),
          unrated: formatNumber(counts.unrated),
        })}
      </Text>
      {problem !== null && <Text tone="danger">{problem}</Text>}
    </Stack>
  );
}
