import { Heading } from '../../components/Heading/Heading';
import { Icon } from '../../components/Icon/Icon';
import { IconButton } from '../../components/IconButton/IconButton';
import { Text } from '../../components/Text/Text';
import { ChevronDownIcon, ChevronUpIcon } from '../../icons';
import { Inline } from '../../layout/Inline/Inline';
import { Stack } from '../../layout/Stack/Stack';
import { Downloads } from './Downloads';
import type { ImportDialogMessages } from './ImportDialog.messages';
import { RefusedTable } from './RefusedTable';
import type { ErrorWalk } from './useErrorWalk';

interface WrongCellsProps {
  errors: ErrorWalk;
  /** Rows that are wrong now. */
  refused: number;
  /** Rows of which the cells are given: the first of those that were wrong. */
  given?: number | undefined;
  number: Intl.NumberFormat;
  onDownloadRefused: (() => void) | undefined;
  onDownloadAll: (() => void) | undefined;
  words: ImportDialogMessages;
}

/** The wrong cells, to be fixed in place or in a file. */
export function WrongCells({
  errors: { lines, listed, hasErrors, goTo, walk, fixLine },
  refused,
  given = refused,
  number,
  onDownloadRefused,
  onDownloadAll,
  words,
}: WrongCellsProps) {
  if (lines.length === 0) return null;
  return (
    <Stack gap="s">
      <Inline gap="s" justify="between">
        <Heading level={2}>{words.refusedTab}</Heading>
        <Inline gap="xs">
          <IconButton
            name={words.previousError}
            icon={<Icon of={ChevronUpIcon} />}
            disabled={!hasErrors}
            onPress={() => walk(-1)}
          />
          <IconButton
            name={words.nextError}
            icon={<Icon of={ChevronDownIcon} />}
            disabled={!hasErrors}
            onPress={() => walk(1)}
          />
          {refused > 0 && (
            <Downloads onDownloadRefused={onDownloadRefused} onDownloadAll={onDownloadAll} words={words} />
          )}
        </Inline>
      </Inline>
      <Text tone="muted">{words.fixHere}</Text>
      {refused > given && (
        <Text tone="muted" size="small">
          {words.firstOnly(number.format(given), number.format(refused))}
        </Text>
      )}
      {lines.length > listed.length && (
        <Text tone="muted" size="small">
          {words.firstErrors(number.format(listed.length), number.format(lines.length))}
        </Text>
      )}
      <RefusedTable lines={listed} fix={fixLine} goTo={goTo} words={words} />
    </Stack>
  );
}
