import type { CertificateField, CertificateFieldKind } from '@sen/api/contract/model';
import { newField } from '@sen/domain/certificates/newTemplate';
import { Button } from '@sen/ui/Button';
import { Card } from '@sen/ui/Card';
import { Icon } from '@sen/ui/Icon';
import { AddIcon } from '@sen/ui/icons';
import { Inline } from '@sen/ui/Inline';
import { Select } from '@sen/ui/Select';
import { Stack } from '@sen/ui/Stack';
import { Switch } from '@sen/ui/Switch';
import { Text } from '@sen/ui/Text';
import { useEffect, useRef, useState } from 'react';
import { ZoomButtons } from '../../patterns/zoom/ZoomButtons';
import { FieldControls } from './FieldControls';
import * as css from './TemplateEditor.css';
import { kinds, type TemplateForm } from './templateForm';
import { TemplatePreview } from './TemplatePreview';
import { words } from './words';

interface TemplateLayoutProps {
  value: TemplateForm;
  onChange: (fields: readonly CertificateField[]) => void;
  /** A field was chosen on the page, or added to it. */
  onChosen: () => void;
}

/** Of a template, as the contract has it. */
const most = 40;
const zooms = [1, 1.5, 2, 3] as const;

/** The fields of a template: on the page, by pointer and keys, and as numbers beside it. Two places of the editor's desk. */
export function TemplateLayout({ value, onChange, onChosen }: TemplateLayoutProps) {
  const { fields, orientation } = value;
  const [chosen, setChosen] = useState(0);
  const [isLong, setIsLong] = useState(false);
  const [zoom, setZoom] = useState<number>(1);
  const [kind, setKind] = useState<CertificateFieldKind>('text');
  const field = fields[chosen];
  const drawn = useRef<HTMLDivElement>(null);
  /** The field that takes the focus once it is drawn. */
  const [wanted, setWanted] = useState<{ at: number } | null>(null);
  useEffect(() => {
    if (wanted === null) return;
    const box = drawn.current?.querySelectorAll<SVGGElement>('[role="button"]')[wanted.at];
    box?.focus({ preventScroll: true });
    box?.scrollIntoView({ block: 'nearest' });
  }, [wanted]);
  const change = (index: number, part: Partial<CertificateField>) =>
    onChange(fields.map((one, at) => (at === index ? { ...one, ...part } : one)));

  function choose(at: number): void {
    setChosen(at);
    onChosen();
  }

  function add(): void {
    onChange([...fields, newField(kind, orientation, kind === 'text' ? words('newText') : '')]);
    choose(fields.length);
    setWanted({ at: fields.length });
  }

  function remove(): void {
    const next = Math.max(0, chosen - 1);
    onChange(fields.filter((_, at) => at !== chosen));
    setChosen(next);
    setWanted({ at: next });
  }

  return (
    <>
      <div ref={drawn} className={css.page}>
        <Stack gap="s">
          <Inline justify="between">
            <Switch label={words('longNames')} on={isLong} onChange={setIsLong} />
            <ZoomButtons zooms={zooms} zoom={zoom} onZoom={setZoom} />
          </Inline>
          <TemplatePreview
            value={value}
            zoom={zoom}
            sample={isLong ? 'long' : 'usual'}
            chosen={chosen}
            onChoose={choose}
            onMove={change}
          />
          <Text size="small" tone="muted">
            {words('layoutHelp')}
          </Text>
        </Stack>
      </div>
      <div className={css.fields}>
        <Card title={words('layout')}>
          <Stack>
            <Stack gap="s">
              <Select
                label={words('addKind')}
                value={kind}
                options={kinds.map((one) => ({ value: one, label: words(one) }))}
                onChange={setKind}
              />
              <Inline>
                <Button
                  icon={<Icon of={AddIcon} />}
                  disabledReason={fields.length >= most ? words('tooManyFields', { max: most }) : undefined}
                  onPress={add}
                >
                  {words('addField')}
                </Button>
              </Inline>
            </Stack>
            {field && (
              <>
                <Select
                  label={words('chosen')}
                  value={String(chosen)}
                  options={fields.map((one, at) => ({
                    value: String(at),
                    label: `${at + 1}. ${nameOf(one)}`,
                  }))}
                  onChange={(at) => setChosen(Number(at))}
                />
                <FieldControls
                  key={chosen}
                  field={field}
                  path={`fields.${chosen}`}
                  onChange={(part) => change(chosen, part)}
                  onRemove={remove}
                />
              </>
            )}
          </Stack>
        </Card>
      </div>
    </>
  );
}

/** A free text by what it says. */
const nameOf = ({ kind, text }: CertificateField) => (kind === 'text' && text !== '' ? text : words(kind));
