import type { MenuAction } from '../../components/Menu/Menu';
import { LazyMenuButton } from '../overlay/LazyMenuButton';

interface RowMenuButtonProps {
  label: string;
  actions: () => readonly (readonly MenuAction[])[];
}

/** The menu of a row of a grid, which is one tab stop. */
export function RowMenuButton(props: RowMenuButtonProps) {
  return <LazyMenuButton {...props} size="small" tabIndex={-1} />;
}
