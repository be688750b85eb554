import { ButtonLink } from '@sen/ui/ButtonLink';
import { EmptyState } from '@sen/ui/EmptyState';
import { RefusedIcon } from '@sen/ui/icons';
import { PageFrame } from '@sen/ui/PageFrame';

interface RefusedPageProps {
  title: string;
  /** The rule, and who may. */
  reason: string | undefined;
  /** Where one can go on. */
  to: { href: string; label: string };
}

/** In place of a form that this person may not use: the rule, who may, and where the thing can be read. */
export function RefusedPage({ title, reason, to: { href, label } }: RefusedPageProps) {
  return (
    <PageFrame measure="sheet" centered>
      <EmptyState
        level={1}
        icon={RefusedIcon}
        title={title}
        actions={
          <ButtonLink variant="primary" href={href}>
            {label}
          </ButtonLink>
        }
      >
        {reason}
      </EmptyState>
    </PageFrame>
  );
}
