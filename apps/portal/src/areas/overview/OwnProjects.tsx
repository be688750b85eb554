import type { OwnProject } from '@sen/api/contract/model';
import { can } from '@sen/domain/access/can';
import { useUser } from '../../app/session/useUser';
import { BoardRows } from '../../patterns/board/BoardRows';
import { BoardSection } from '../../patterns/board/BoardSection';
import { href } from '../../routes/paths';
import { formatNumber } from '../../words/formats';
import { projectBoardRow } from './boardRows';
import { words } from './words';

/** The projects in which the user has a part, with those that have running classes first. */
export function OwnProjects({ projects, total }: { projects: readonly OwnProject[]; total: number }) {
  const { role } = useUser();
  if (projects.length === 0) return null;
  const all = { href: href('projects'), label: words('all', { count: formatNumber(total) }) };
  return (
    <BoardSection title={words('myProjects')} more={can(role, 'project.own') ? all : undefined}>
      <BoardRows rows={projects.map((project) => projectBoardRow(project, can(role, 'project.list')))} />
    </BoardSection>
  );
}
