import type { Company } from '@sen/api/contract/model';
import { companyQueries } from '@sen/api/resources/companies/companyQueries';
import { ButtonLink } from '@sen/ui/ButtonLink';
import { DescriptionList } from '@sen/ui/DescriptionList';
import { Heading } from '@sen/ui/Heading';
import { Icon } from '@sen/ui/Icon';
import { AddPersonIcon, EditIcon } from '@sen/ui/icons';
import { Link } from '@sen/ui/Link';
import { PageHeader } from '@sen/ui/PageHeader';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { DetailPage } from '../../patterns/DetailPage';
import { backToList } from '../../patterns/list/lastLists';
import { href } from '../../routes/paths';
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
              <ButtonLink icon={<Icon of={EditIcon} />} href={href('companyEdit', { coid: company.id })}>
                {words('edit')}
              </ButtonLink>
            }
          />
          <DescriptionList look="figures" items={companyFigures(company)} />
          <Admins company={company} />
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

function Admins({ company: { id, admins } }: { company: Company }) {
  const unit = new URLSearchParams({ role: 'admin', unit: id });
  return (
    <Stack>
      <Heading level={2}>{words('admins')}</Heading>
      {admins.length === 0 && <Text tone="muted">{words('noAdmin')}</Text>}
      {admins.map(({ id: uid, name, email }) => (
        <Text key={uid}>
          <Link href={href('memberView', { uid })}>{name}</Link> · {email}
        </Text>
      ))}
      <div>
        <ButtonLink icon={<Icon of={AddPersonIcon} />} href={`${href('memberAdd')}?${unit}`}>
          {words('addAdmin')}
        </ButtonLink>
      </div>
    </Stack>
  );
}
