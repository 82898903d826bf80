import Typography from '@mui/material/Typography';
import { type Control, useFormState, useWatch } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { inLanguage } from '#core/kernel/language.ts';
import { TextInput } from '#ui/components/forms/TextInput.tsx';
import { useLanguage } from '#ui/intl.ts';
import { useRested } from '#ui/use-rested.ts';
import { effectiveSlug, isSlug, type ProductFormValues, type ProductOutput } from './product-form.ts';
import { useProductAt } from './data.ts';

type Props = Readonly<{
  control: Control<ProductFormValues, unknown, ProductOutput>;
  /** The product's own address is not taken by anybody else. */
  own: string | undefined;
}>;

/** Where the product will be found, and whether something else stands there already. */
export const SlugField = ({ control, own }: Props) => {
  const language = useLanguage();
  const { errors } = useFormState({ control, name: 'slug' });
  const [slug, title] = useWatch({ control, name: ['slug', 'title.vi'] });
  const address = effectiveSlug(slug, title);
  const asked = useRested(address, 400);
  const taken = useProductAt(asked, isSlug(asked) && asked !== own);
  const [other] = asked === address && asked !== own ? (taken.data ?? []) : [];

  return (
    <div>
      <TextInput
        control={control}
        name="slug"
        maxLength={100}
        autoComplete="off"
        placeholder={effectiveSlug('', title)}
        label={<FormattedMessage id="console.products.slug" />}
        hint={<FormattedMessage id="console.products.slug.hint" />}
        start="/product/"
        inputProps={{ spellCheck: false, autoCapitalize: 'none' }}
      />
      <Typography
        variant="body2"
        component="p"
        role="status"
        sx={{ mt: 0.75, color: other === undefined ? 'text.secondary' : 'error.main' }}
      >
        {errors.slug !== undefined ? null : other !== undefined ? (
          <FormattedMessage
            id="console.products.slug.taken"
            values={{ title: inLanguage(other.title, language) }}
          />
        ) : isSlug(address) ? (
          <FormattedMessage
            id="console.products.slug.address"
            values={{ address: <strong key="address">{`/product/${address}`}</strong> }}
          />
        ) : null}
      </Typography>
    </div>
  );
};
