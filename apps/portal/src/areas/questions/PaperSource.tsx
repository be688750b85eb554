import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { paperWords as words } from './paperWords';
import type { ReadQuestion } from './paperQuestions';

type Piece = ReadQuestion['source'][number][number];

interface PaperSourceProps {
  lines: ReadQuestion['source'];
}

/** The paragraphs that a question was read from, with what marks its answer. */
export function PaperSource({ lines }: PaperSourceProps) {
  return (
    <Stack gap="xs">
      {lines.map((pieces, index) => (
        <Text key={index} preserve>
          {pieces.map((piece, place) => (
            <SourcePiece key={place} piece={piece} />
          ))}
        </Text>
      ))}
    </Stack>
  );
}

function SourcePiece({ piece: { text, marks } }: { piece: Piece }) {
  const shown = text.replaceAll(/\[\[#(\d+)\]\]/g, (_, id: string) => words('figure', { id }));
  if (marks.includes('highlighted') || marks.includes('coloured')) return <mark>{shown}</mark>;
  if (marks.includes('underlined')) return <u>{shown}</u>;
  return marks.includes('bold') ? <strong>{shown}</strong> : shown;
}
