import { FormattedMessage } from 'react-intl';
import { z } from 'zod';
import { categoryLimits } from '#core/content/category/category.ts';
import { adminCategories } from '#http/content/contract/admin-posts.ts';
import { contractResolver } from '#ui/api/contract-resolver.ts';
import { TextInput } from '#ui/components/forms/TextInput.tsx';
import { useForm } from '#ui/use-form.ts';
import { BilingualInput } from '../../app/forms/BilingualInput.tsx';
import { FormDialog } from '../../app/forms/FormDialog.tsx';
import type { StaffCategory } from '../data.ts';

const { name, slug } = adminCategories.create.body.shape;
const schema = z.object({ name, slug, position: z.string().regex(/^\d{1,3}$/, 'input.whole_number') });
export type CategoryBody = Readonly<{
  name: StaffCategory['name'];
  slug?: string;
  position: number;
}>;

type Props = Readonly<{
  /** Left out: a new one. */
  category?: StaffCategory;
  run: (body: CategoryBody) => Promise<unknown>;
  reload?: () => unknown;
  onClose: () => void;
}>;

export const CategoryDialog = ({ category, run, reload, onClose }: Props) => {
  const form = useForm<z.input<typeof schema>, unknown, z.output<typeof schema>>({
    resolver: contractResolver(schema),
    defaultValues: {
      name: category?.name ?? { vi: '', en: '' },
      slug: category?.slug ?? '',
      position: String(category?.position ?? 1),
    },
  });
  return (
    <FormDialog
      form={form}
      title={<FormattedMessage id={category ? 'console.categories.edit' : 'console.categories.add'} />}
      consequence={<FormattedMessage id="console.categories.consequence" />}
      confirmLabel={<FormattedMessage id="ui.save" />}
      reload={reload}
      onConfirm={({ slug: typed = '', position, ...body }) =>
        run({ ...body, ...(typed !== '' && { slug: typed }), position: Number(position) })
      }
      onClose={onClose}
    >
      <BilingualInput
        control={form.control}
        name="name"
        label={<FormattedMessage id="console.categories.name" />}
        required
        maxLength={categoryLimits.nameLength.max}
      />
      <TextInput
        control={form.control}
        name="slug"
        label={<FormattedMessage id="console.categories.slug" />}
        hint={<FormattedMessage id="console.categories.slug.hint" />}
        maxLength={categoryLimits.slugLength.max}
      />
      <TextInput
        control={form.control}
        name="position"
        inputMode="numeric"
        label={<FormattedMessage id="console.categories.position" />}
      />
    </FormDialog>
  );
};
