import type { ParamsOf } from '../../routes/paths';
import { RequestDetail } from './RequestDetail';

/** One request of any kind. */
export function RequestPage({ params: { id } }: { params: ParamsOf<'request'> }) {
  return <RequestDetail id={id} />;
}
