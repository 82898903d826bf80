import { FormattedMessage } from 'react-intl';
import type { z } from 'zod';
import { adminRatings } from '#http/coaching/contract/admin-reviews.ts';
import { contractResolver } from '#ui/api/contract-resolver.ts';
import { useForm } from '#ui/use-form.ts';
import { coachingClient } from '../parts/client.ts';
import type { StaffRating } from '../data.ts';
import { FormDialog } from '../../app/forms/FormDialog.tsx';
import { ReasonField } from '../../app/forms/ReasonField.tsx';

const schema = adminRatings.hide.body;

type Props = Readonly<{
  rating: StaffRating;
  onDone: (after: StaffRating) => Promise<unknown>;
  onClose: () => void;
}>;

/** Taken off the coach's page until staff put it back; the coins stay where they are. */
export const HideDialog = ({ rating, onDone, onClose }: Props) => {
  const form = useForm<z.input<typeof schema>, unknown, z.output<typeof schema>>({
    resolver: contractResolver(schema),
    defaultValues: { reason: '' },
  });
  const values = { member: rating.memberName, coach: rating.coachName, stars: rating.stars };
  return (
    <FormDialog
      form={form}
      title={<FormattedMessage id="console.ratings.hide.title" values={values} />}
      dangerous
      irreversible={false}
      consequence={<FormattedMessage id="console.ratings.hide.consequence" values={values} />}
      confirmLabel={<FormattedMessage id="console.ratings.hide" />}
      onConfirm={async (body) =>
        onDone(await coachingClient.adminRatings.hide({ params: { id: rating.id }, body }))
      }
      onClose={onClose}
    >
      <ReasonField control={form.control} />
    </FormDialog>
  );
};
