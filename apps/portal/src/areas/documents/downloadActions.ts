import type { Document } from '@sen/api/contract/model';
import { archiveAddress, documentAddress } from '@sen/api/resources/documents/documentQueries';
import { DownloadIcon } from '@sen/ui/icons';
import { saveAddress } from '../../app/saveAddress';
import type { Action } from '../../patterns/actions/Action';
import { words } from './words';

/** Downloading in a list: a file as it is, a folder as an archive. */
export function downloadActions<Row>(documentOf: (row: Row) => Document): Action<Row>[] {
  const download = (type: Document['type'], addressOf: (ids: string[]) => string): Action<Row> => ({
    id: `download-${type}`,
    icon: DownloadIcon,
    label: words('download'),
    applies: (row) => documentOf(row).type === type,
    run: async (ids) => saveAddress(addressOf(ids)),
    done: () => words('downloading'),
    invalidates: [],
  });
  return [download('file', ([id = '']) => documentAddress(id)), download('folder', archiveAddress)];
}
