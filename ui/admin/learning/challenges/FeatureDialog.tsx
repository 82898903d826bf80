import { FormattedMessage, useIntl } from 'react-intl';
import { z } from 'zod';
import { challengeLimits } from '#core/learning/challenge/challenge.ts';
import { contractResolver } from '#ui/api/contract-resolver.ts';
import { SelectInput } from '#ui/components/forms/SelectInput.tsx';
import { useForm } from '#ui/use-form.ts';
import { FormDialog } from '../../app/forms/FormDialog.tsx';
import type { StaffChallenge } from '../data.ts';

/** A choice among words is text; none is no place. */
const schema = z.object({ place: z.string() });

type Props = Readonly<{
  challenge: StaffChallenge;
  run: (place: number | null) => Promise<unknown>;
  reload: () => unknown;
  onClose: () => void;
}>;

/** Its place at the top of the page of challenges. */
export const FeatureDialog = ({ challenge: { title, featured }, run, reload, onClose }: Props) => {
  const { formatMessage } = useIntl();
  const form = useForm<z.input<typeof schema>, unknown, z.output<typeof schema>>({
    resolver: contractResolver(schema),
    defaultValues: { place: featured === null ? '' : String(featured) },
  });
  return (
    <FormDialog
      form={form}
      title={<FormattedMessage id="console.challenges.feature.title" values={{ title }} />}
      consequence={
        <FormattedMessage
          id="console.challenges.feature.consequence"
          values={{ count: challengeLimits.featured }}
        />
      }
      confirmLabel={<FormattedMessage id="console.challenges.feature.save" />}
      reload={reload}
      onConfirm={async ({ place }) => run(place === '' ? null : Number(place))}
      onClose={onClose}
    >
      <SelectInput
        control={form.control}
        name="place"
        label={<FormattedMessage id="console.challenges.feature.place" />}
        placeholder={formatMessage({ id: 'console.challenges.feature.none' })}
        options={Array.from({ length: challengeLimits.featured }, (_, at) => ({
          value: String(at + 1),
          label: formatMessage({ id: 'console.challenges.feature.at' }, { place: at + 1 }),
        }))}
      />
    </FormDialog>
  );
};
