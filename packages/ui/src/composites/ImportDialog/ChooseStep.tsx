import { Button } from '../../components/Button/Button';
import { DropZone } from '../../components/DropZone/DropZone';
import { Icon } from '../../components/Icon/Icon';
import { Link } from '../../components/Link/Link';
import { Text } from '../../components/Text/Text';
import { DownloadIcon } from '../../icons';
import { Stack } from '../../layout/Stack/Stack';
import * as css from './ImportDialog.css';
import type { ImportDialogMessages } from './ImportDialog.messages';
import type { ImportDialogProps } from './importProps';

type ChooseStepProps = Pick<
  ImportDialogProps,
  'accept' | 'templates' | 'onTemplate' | 'onFile' | 'first' | 'missing'
> & {
  words: ImportDialogMessages;
};

const spreadsheets = ['.xlsx', '.xls', '.ods', '.csv'];

export function ChooseStep({
  accept = spreadsheets,
  templates = [],
  onTemplate,
  onFile,
  first,
  missing,
  words,
}: ChooseStepProps) {
  const take = ([file]: File[]) => {
    if (file) onFile(file);
  };
  return (
    <Stack>
      {first}
      <DropZone
        label={words.drop}
        description={words.formats}
        accept={accept}
        missing={missing}
        onFiles={take}
      />
      {templates.length > 0 && (
        <div className={css.templates}>
          <Text as="span" tone="muted">
            {words.templates}
          </Text>
          {templates.map(({ id, label, href }) =>
            href === undefined ? (
              <Button
                key={id}
                variant="quiet"
                size="small"
                icon={<Icon of={DownloadIcon} />}
                onPress={() => onTemplate?.(id)}
              >
                {label}
              </Button>
            ) : (
              <Link key={id} variant="standalone" href={href} download="">
                <Icon of={DownloadIcon} size="small" />
                {label}
              </Link>
            ),
          )}
        </div>
      )}
    </Stack>
  );
}
