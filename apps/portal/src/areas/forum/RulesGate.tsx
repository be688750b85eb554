import { forumMutations } from '@sen/api/resources/forum/forumMutations';
import { forumQueries } from '@sen/api/resources/forum/forumQueries';
import { forumRules } from '@sen/domain/forum/forumRules';
import { Button } from '@sen/ui/Button';
import { Card } from '@sen/ui/Card';
import { Inline } from '@sen/ui/Inline';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { showRefusal } from '../../app/errors/showRefusal';
import { Loaded } from '../../patterns/Loaded';
import { language } from '../../words/runtime';
import { words } from './words';

/** The rules of the forum, in place of what one writes until they are accepted. */
export function RulesGate({ children }: { children: ReactNode }) {
  const query = useQuery(forumQueries.rules());
  const queries = useQueryClient();
  const acceptance = useMutation({
    mutationFn: () => forumMutations.acceptRules(),
    onSuccess: () => queries.invalidateQueries({ queryKey: forumQueries.rules().queryKey }),
    onError: showRefusal,
  });
  return (
    <Loaded query={query}>
      {({ data }) =>
        data.accepted_at === null ? (
          <Card
            title={words('rulesTitle')}
            footer={
              <Inline justify="end">
                <Button variant="primary" pending={acceptance.isPending} onPress={() => acceptance.mutate()}>
                  {words('accept')}
                </Button>
              </Inline>
            }
          >
            <Stack gap="s">
              <Text>{words('rulesIntro')}</Text>
              <Stack as="ol" gap="xs">
                {forumRules[language()].map((rule, index) => (
                  <Text as="li" key={rule}>
                    {`${index + 1}. ${rule}`}
                  </Text>
                ))}
              </Stack>
            </Stack>
          </Card>
        ) : (
          children
        )
      }
    </Loaded>
  );
}
