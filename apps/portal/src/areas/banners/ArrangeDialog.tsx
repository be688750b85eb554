import type { Banner } from '@sen/api/contract/model';
import { bannerMutations } from '@sen/api/resources/banners/bannerMutations';
import { bannerQueries } from '@sen/api/resources/banners/bannerQueries';
import { SortableList } from '@sen/ui/SortableList';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { FormDialog } from '../../patterns/forms/FormDialog';
import * as css from './BannersPage.css';
import { words } from './words';

interface ArrangeDialogProps {
  /** All of them, in their order. */
  banners: readonly Banner[];
  onClose: () => void;
}

/** Puts all banners in order. */
export function ArrangeDialog({ banners, onClose }: ArrangeDialogProps) {
  return (
    <FormDialog
      title={words('arrangeTitle')}
      submit={words('saveOrder')}
      initial={{ order: banners }}
      send={({ order }) => bannerMutations.reorder(idsOf(order), idsOf(banners))}
      toast={words('orderSaved')}
      invalidates={[bannerQueries.all()]}
      onClose={onClose}
    >
      {({ value: { order }, change }) => (
        <Stack gap="m">
          <Text tone="muted">{words('arrangeText')}</Text>
          <SortableList
            label={words('position')}
            items={order.map(({ id, alt_text, timing, image }) => ({
              id,
              name: alt_text,
              description: words(timing),
              lead: <img src={image} alt="" className={css.picture} />,
            }))}
            onReorder={(ids) =>
              change({ order: ids.flatMap((id) => order.filter((banner) => banner.id === id)) })
            }
          />
        </Stack>
      )}
    </FormDialog>
  );
}

const idsOf = (banners: readonly Banner[]) => banners.map(({ id }) => id);
