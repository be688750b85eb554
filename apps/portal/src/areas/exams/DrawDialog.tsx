import type { QuestionRow } from '@sen/api/contract/model';
import { categoryQueries } from '@sen/api/resources/categories/categoryQueries';
import { examMutations } from '@sen/api/resources/exams/examMutations';
import { examQueries } from '@sen/api/resources/exams/examQueries';
import { checkDrawRules } from '@sen/domain/exams/drawRules';
import { Button } from '@sen/ui/Button';
import { Icon } from '@sen/ui/Icon';
import { AddIcon } from '@sen/ui/icons';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { categoryOptions } from '../../patterns/categoryOptions';
import type { Fields } from '../../patterns/forms/Fields';
import { FormDialog } from '../../patterns/forms/FormDialog';
import { askableRules, emptyRule, type RuleForm, ruleOf } from './drawForm';
import { DrawRuleFields } from './DrawRuleFields';
import { drawWords as words } from './drawWords';

const mostRules = 20;

interface DrawForm {
  rules: readonly RuleForm[];
}

interface DrawDialogProps {
  /** The title of the part to draw for. */
  part: string;
  /** The questions that are already in the exam. */
  known: ReadonlySet<string>;
  onDrawn: (questions: readonly QuestionRow[]) => void;
  onClose: () => void;
}

/** Draws questions of the bank by rules: how many of which categories, and how many of each difficulty. */
export function DrawDialog({ part, known, onDrawn, onClose }: DrawDialogProps) {
  const except = [...known];
  return (
    <FormDialog<DrawForm, { data: QuestionRow[] }>
      title={words('title', { part })}
      size="large"
      submit={words('submit')}
      initial={() => ({ rules: [emptyRule()] })}
      check={({ rules }) => checkDrawRules(rules.map(ruleOf))}
      send={({ rules }) => examMutations.draw({ rules: rules.map(ruleOf), except })}
      onSaved={({ data }) => onDrawn(data)}
      onClose={onClose}
    >
      {(fields) => <DrawRules fields={fields} except={except} />}
    </FormDialog>
  );
}

function DrawRules({
  fields: { value, change },
  except,
}: {
  fields: Pick<Fields<DrawForm>, 'value' | 'change'>;
  except: string[];
}) {
  const { rules } = value;
  const categories = useQuery(categoryQueries.options('questions_categories'));
  const asked = askableRules(rules);
  const supply = useQuery({
    ...examQueries.drawCheck({ rules: asked.map(({ rule }) => rule), except }),
    enabled: asked.length > 0,
    placeholderData: keepPreviousData,
  });
  const options = categoryOptions(categories.data?.data);
  const supplyOf = (key: string) => supply.data?.data[asked.findIndex((one) => one.key === key)];
  return (
    <Stack>
      <Text tone="muted">{words('intro')}</Text>
      {rules.map((rule, index) => (
        <DrawRuleFields
          key={rule.key}
          rule={rule}
          index={index}
          categories={options}
          supply={supplyOf(rule.key)}
          onChange={(part) =>
            change({ rules: rules.map((one) => (one === rule ? { ...rule, ...part } : one)) })
          }
          onRemove={
            rules.length > 1 ? () => change({ rules: rules.filter((one) => one !== rule) }) : undefined
          }
        />
      ))}
      {rules.length < mostRules && (
        <div>
          <Button icon={<Icon of={AddIcon} />} onPress={() => change({ rules: [...rules, emptyRule()] })}>
            {words('addRule')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
