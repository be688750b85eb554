import { Button } from '@sen/ui/Button';
import { Callout } from '@sen/ui/Callout';
import { Progress } from '@sen/ui/Progress';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { uploadProblem } from '../../patterns/uploads/uploadItems';
import type { DocumentUploads, UploadsUnderWay } from './DocumentUploads';
import { words } from './words';

const mostNamed = 5;

/** How far the uploads are, and what of them has failed. */
export function UploadProgress({
  uploads,
  underWay,
}: {
  uploads: DocumentUploads;
  underWay: UploadsUnderWay;
}) {
  const failed = underWay.uploads.filter(({ problem }) => problem !== null);
  const going = underWay.uploads.filter(({ problem }) => problem === null);
  const { done, total } = underWay;
  return (
    <>
      {going.length > 0 && (
        <Callout
          title={words('uploadingTitle', { done, total })}
          actions={
            <Button size="small" onPress={() => going.forEach(({ key }) => uploads.remove(key))}>
              {words('cancelAll')}
            </Button>
          }
        >
          <Progress bare label={words('uploadedShare')} value={done} max={total} />
          {going.some(({ isWaiting }) => isWaiting) && <Text>{words('waiting')}</Text>}
        </Callout>
      )}
      {failed.length > 0 && (
        <Callout
          tone="danger"
          live
          title={words('failedTitle', { count: failed.length })}
          actions={
            <>
              <Button size="small" onPress={() => failed.forEach(({ key }) => uploads.retry(key))}>
                {words('retryAll')}
              </Button>
              <Button
                size="small"
                variant="quiet"
                onPress={() => failed.forEach(({ key }) => uploads.remove(key))}
              >
                {words('dismissAll')}
              </Button>
            </>
          }
        >
          <Stack as="ul" gap="xs">
            {failed.slice(0, mostNamed).map(({ key, name, target, problem }) => (
              <li key={key}>
                {[...target.folders, name].join('/')}: {problem && uploadProblem(problem)}
              </li>
            ))}
            {failed.length > mostNamed && (
              <li>{words('failedMore', { count: failed.length - mostNamed })}</li>
            )}
          </Stack>
        </Callout>
      )}
    </>
  );
}
