import { memberMutations, type MemberImport } from '@sen/api/resources/users/memberMutations';
import { importExtensions } from '@sen/domain/imports/importLimits';
import { Button } from '@sen/ui/Button';
import { DropZone } from '@sen/ui/DropZone';
import { Icon } from '@sen/ui/Icon';
import { DownloadIcon } from '@sen/ui/icons';
import { Inline } from '@sen/ui/Inline';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { useState } from 'react';
import { showRefusal } from '../../app/errors/showRefusal';
import { saveFile } from '../../app/saveFile';
import { useUser } from '../../app/session/useUser';
import { UnitChoice } from '../../patterns/UnitChoice';
import { importWords as words } from './importWords';

const templates = ['xlsx', 'ods', 'csv'] as const;
type Template = (typeof templates)[number];

/** Step one: choose the unit (for roles above the units) and the file, or download a template. */
export function ImportChoice({ onFile }: { onFile: (body: MemberImport) => void }) {
  const isAbove = useUser().role === 'super-admin';
  const [unit, setUnit] = useState({ company_id: '', company_name: '' });
  const { company_id } = unit;
  return (
    <Stack gap="m">
      {isAbove && <UnitChoice value={unit} onChange={setUnit} />}
      <DropZone
        label={words('drop')}
        description={isAbove && company_id === '' ? words('unitFirst') : words('formats')}
        accept={importExtensions}
        disabled={isAbove && company_id === ''}
        onFiles={([file]) => file && onFile(isAbove ? { file, company_id } : { file })}
      />
      <Inline gap="s">
        <Text as="span" tone="muted">
          {words('templates')}
        </Text>
        {templates.map((format) => (
          <Button
            key={format}
            variant="quiet"
            size="small"
            icon={<Icon of={DownloadIcon} />}
            onPress={() => void giveTemplate(format)}
          >
            {words(format)}
          </Button>
        ))}
      </Inline>
    </Stack>
  );
}

async function giveTemplate(format: Template): Promise<void> {
  try {
    const file: unknown = await memberMutations.template(format);
    if (file instanceof Blob) saveFile(`${words('templateName')}.${format}`, file);
  } catch (error) {
    showRefusal(error);
  }
}
