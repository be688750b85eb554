import type { Company } from '@sen/api/contract/model';
import { companyQueries } from '@sen/api/resources/companies/companyQueries';
import { ButtonLink } from '@sen/ui/ButtonLink';
import { Callout } from '@sen/ui/Callout';
import { DescriptionList } from '@sen/ui/DescriptionList';
import { Heading } from '@sen/ui/Heading';
import { Icon } from '@sen/ui/Icon';
import { AddPersonIcon, ProjectIcon } from '@sen/ui/icons';
import { Link } from '@sen/ui/Link';
import { PageHeader } from '@sen/ui/PageHeader';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { ActionButtons } from '../../patterns/actions/ActionButtons';
import { DetailPage } from '../../patterns/DetailPage';
import { backToList } from '../../patterns/list/lastLists';
import { href } from '../../routes/paths';
import { formatDateTime, formatDeadline } from '../../words/formats';
import { companyActions } from './companyActions';
import { companyFacts, companyFigures } from './companyFacts';
import { words } from './words';

/** One unit with its administrators. */
export function CompanyViewPage({ params }: { params: { coid: string } }) {
  const query = useQuery(companyQueries.detail(params.coid));
  return (
    <DetailPage query={query} name={({ data }) => data.company_name}>
      {({ data: company }) => (
        <>
          <PageHeader
            title={company.company_name}
            back={backToList('companies')}
            actions={
              <ActionButtons actions={companyActions()} only={['edit']} behind={['delete']} item={company} />
            }
          />
          <Deleted company={company} />
          <DescriptionList look="figures" items={companyFigures(company)} />
          {company.deleted_at === null && (
            <div>
              <ButtonLink
                icon={<Icon of={ProjectIcon} />}
                href={href('companyProjects', { company_id: company.id })}
              >
                {words('seeProjects')}
              </ButtonLink>
            </div>
          )}
          {(company.deleted_at === null || company.admins.length > 0) && <Admins company={company} />}
          {companyFacts(company).map(({ title, items }) => (
            <Stack key={title}>
              <Heading level={2}>{title}</Heading>
              <DescriptionList items={items} />
            </Stack>
          ))}
        </>
      )}
    </DetailPage>
  );
}

function Deleted({ company }: { company: Company }) {
  const { deleted_at, restorable_until } = company;
  if (deleted_at === null || restorable_until === null) return null;
  return (
    <Callout
      tone="attention"
      title={words('isDeleted')}
      actions={<ActionButtons actions={companyActions()} only={['restore']} item={company} compact />}
    >
      {words('isDeletedText', { at: formatDateTime(deleted_at), until: formatDeadline(restorable_until) })}
    </Callout>
  );
}

function Admins({ company: { id, admins, deleted_at } }: { company: Company }) {
  const unit = new URLSearchParams({ role: 'admin', unit: id });
  return (
    <Stack>
      <Heading level={2}>{words('admins')}</Heading>
      {admins.length === 0 && <Text tone="muted">{words('noAdmin')}</Text>}
      {admins.map(({ id: uid, name, email }) => (
        <Text key={uid}>
          {deleted_at === null ? <Link href={href('memberView', { uid })}>{name}</Link> : name} · {email}
        </Text>
      ))}
      {deleted_at === null && (
        <div>
          <ButtonLink
            variant={admins.length === 0 ? 'primary' : 'secondary'}
            icon={<Icon of={AddPersonIcon} />}
            href={`${href('memberAdd')}?${unit}`}
          >
            {words('addAdmin')}
          </ButtonLink>
        </div>
      )}
    </Stack>
  );
}
