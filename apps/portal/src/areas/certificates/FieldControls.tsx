import type { CertificateField } from '@sen/api/contract/model';
import { Button } from '@sen/ui/Button';
import { ColorField } from '@sen/ui/ColorField';
import { Columns } from '@sen/ui/Columns';
import { Icon } from '@sen/ui/Icon';
import { DeleteIcon } from '@sen/ui/icons';
import { Inline } from '@sen/ui/Inline';
import { NumberField } from '@sen/ui/NumberField';
import { RadioGroup } from '@sen/ui/RadioGroup';
import { Stack } from '@sen/ui/Stack';
import { Switch } from '@sen/ui/Switch';
import { TextArea } from '@sen/ui/TextArea';
import { words } from './words';

interface FieldControlsProps {
  field: CertificateField;
  /** Of its errors. */
  path: string;
  onChange: (part: Partial<CertificateField>) => void;
  onRemove: () => void;
}

const ink = '#1a1a1a';

/** All of a field as numbers and choices, for phones and screen readers. */
export function FieldControls({ field, path, onChange, onRemove }: FieldControlsProps) {
  const { kind } = field;
  const number = (name: 'x' | 'y' | 'width' | 'size', unit: string) => (
    <NumberField
      name={`${path}.${name}`}
      label={words(name)}
      unit={unit}
      decimals={1}
      value={field[name]}
      onChange={(value) => onChange({ [name]: value ?? 0 })}
    />
  );
  return (
    <Stack>
      {kind === 'text' && (
        <TextArea
          name={`${path}.text`}
          label={words('textLabel')}
          maxLength={1000}
          value={field.text}
          onChange={(text) => onChange({ text })}
        />
      )}
      <Columns division="medium">
        {number('x', 'mm')}
        {number('y', 'mm')}
        {number('width', 'mm')}
        {kind !== 'qr' && number('size', 'pt')}
      </Columns>
      {kind !== 'qr' && (
        <>
          <RadioGroup
            label={words('align')}
            direction="row"
            value={field.align}
            options={[
              { value: 'start', label: words('start') },
              { value: 'center', label: words('center') },
              { value: 'end', label: words('end') },
            ]}
            onChange={(align) => onChange({ align })}
          />
          <Switch label={words('bold')} on={field.bold} onChange={(bold) => onChange({ bold })} />
        </>
      )}
      <ColorField
        name={`${path}.color`}
        label={words('color')}
        value={field.color}
        emptyColor={ink}
        onChange={(color) => onChange({ color: color === '' ? ink : color })}
      />
      <Inline>
        <Button icon={<Icon of={DeleteIcon} />} onPress={onRemove}>
          {words('removeField')}
        </Button>
      </Inline>
    </Stack>
  );
}
