import type { CertificateField, CertificateFieldKind } from '@sen/api/contract/model';
import { newField } from '@sen/domain/certificates/newTemplate';
import { Button } from '@sen/ui/Button';
import { Card } from '@sen/ui/Card';
import { Columns } from '@sen/ui/Columns';
import { Select } from '@sen/ui/Select';
import { Stack } from '@sen/ui/Stack';
import { Switch } from '@sen/ui/Switch';
import { Text } from '@sen/ui/Text';
import { useState } from 'react';
import { FieldControls } from './FieldControls';
import { kinds, type TemplateForm } from './templateForm';
import { TemplatePreview } from './TemplatePreview';
import { words } from './words';

interface TemplateLayoutProps {
  value: TemplateForm;
  onChange: (fields: readonly CertificateField[]) => void;
}

/** The fields of a template: on the page, by pointer and keys, and as numbers. */
export function TemplateLayout({ value, onChange }: TemplateLayoutProps) {
  const { fields, orientation } = value;
  const [chosen, setChosen] = useState(0);
  const [isLong, setIsLong] = useState(false);
  const [kind, setKind] = useState<CertificateFieldKind>('text');
  const field = fields[chosen];
  const change = (index: number, part: Partial<CertificateField>) =>
    onChange(fields.map((one, at) => (at === index ? { ...one, ...part } : one)));

  function add(): void {
    onChange([...fields, newField(kind, orientation, kind === 'text' ? words('newText') : '')]);
    setChosen(fields.length);
  }

  return (
    <Card title={words('layout')}>
      <Stack>
        <Text tone="muted">{words('layoutHelp')}</Text>
        <Switch label={words('longNames')} on={isLong} onChange={setIsLong} />
        <TemplatePreview
          value={value}
          sample={isLong ? 'long' : 'usual'}
          chosen={chosen}
          onChoose={setChosen}
          onMove={change}
        />
        <Columns division="medium">
          <Select
            label={words('addKind')}
            value={kind}
            options={kinds.map((one) => ({ value: one, label: words(one) }))}
            onChange={setKind}
          />
          <Button onPress={add} disabled={fields.length >= 40}>
            {words('addField')}
          </Button>
        </Columns>
        {field && (
          <>
            <Select
              label={words('chosen')}
              value={String(chosen)}
              options={fields.map((one, at) => ({ value: String(at), label: `${at + 1}. ${nameOf(one)}` }))}
              onChange={(at) => setChosen(Number(at))}
            />
            <FieldControls
              key={chosen}
              field={field}
              path={`fields.${chosen}`}
              onChange={(part) => change(chosen, part)}
              onRemove={() => {
                onChange(fields.filter((_, at) => at !== chosen));
                setChosen(Math.max(0, chosen - 1));
              }}
            />
          </>
        )}
      </Stack>
    </Card>
  );
}

/** A free text by what it says. */
const nameOf = ({ kind, text }: CertificateField) => (kind === 'text' && text !== '' ? text : words(kind));
