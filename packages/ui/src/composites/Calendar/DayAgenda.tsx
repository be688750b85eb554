import { Button } from '../../components/Button/Button';
import { Icon } from '../../components/Icon/Icon';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import { AddIcon } from '../../icons';
import * as css from './Agenda.css';
import { frame } from './Calendar.css';
import { figuresOf } from './calendarText';
import { DayEvents } from './DayEvents';
import type { Scene } from './scene';

/** The events of the selected day, below the month on a phone. */
export function DayAgenda({ scene }: { scene: Scene }) {
  const { words, day, create } = scene;
  const name = words.dayShort(figuresOf(day));
  return (
    <div className={frame}>
      <div className={css.dayHead}>
        <h3 className={css.dayTitle}>{name}</h3>
        {create && (
          <Button variant="quiet" size="small" icon={<Icon of={AddIcon} />} onPress={() => create(day)}>
            {words.add}
            <span className={visuallyHidden}>: {words.addOn(name)}</span>
          </Button>
        )}
      </div>
      <div className={css.dayBody}>
        <DayEvents scene={scene} day={day} events={scene.on(day)} label={name} />
      </div>
    </div>
  );
}
