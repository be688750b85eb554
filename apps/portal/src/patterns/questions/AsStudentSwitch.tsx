import { Switch } from '@sen/ui/Switch';
import { words } from './words';

interface AsStudentSwitchProps {
  on: boolean;
  onChange: (on: boolean) => void;
}

/** Hides the keys of what is read. */
export function AsStudentSwitch({ on, onChange }: AsStudentSwitchProps) {
  return (
    <Switch label={words('asStudent')} description={words('asStudentHelp')} on={on} onChange={onChange} />
  );
}
