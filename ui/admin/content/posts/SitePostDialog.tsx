import { FormattedMessage, useIntl } from 'react-intl';
import type { z } from 'zod';
import { postLimits } from '#core/content/post/post.ts';
import { languages } from '#core/kernel/language.ts';
import { adminPosts } from '#http/content/contract/admin-posts.ts';
import { contractResolver } from '#ui/api/contract-resolver.ts';
import { SelectInput } from '#ui/components/forms/SelectInput.tsx';
import { TextInput } from '#ui/components/forms/TextInput.tsx';
import { useLanguage } from '#ui/intl.ts';
import { useForm } from '#ui/use-form.ts';
import { FormDialog } from '../../app/forms/FormDialog.tsx';

const schema = adminPosts.create.body;
type SitePost = z.output<typeof schema>;

type Props = Readonly<{ run: (post: SitePost) => Promise<unknown>; onClose: () => void }>;

/** An article in the site's name: it begins with its title, and is written where members write theirs. */
export const SitePostDialog = ({ run, onClose }: Props) => {
  const { formatMessage } = useIntl();
  const language = useLanguage();
  const form = useForm<z.input<typeof schema>, unknown, SitePost>({
    resolver: contractResolver(schema),
    defaultValues: { title: '', language },
  });
  return (
    <FormDialog
      form={form}
      title={<FormattedMessage id="console.posts.write" />}
      consequence={<FormattedMessage id="console.posts.write.consequence" />}
      confirmLabel={<FormattedMessage id="console.posts.write.begin" />}
      onConfirm={run}
      onClose={onClose}
    >
      <TextInput
        control={form.control}
        name="title"
        required
        label={<FormattedMessage id="content.field.title" />}
        maxLength={postLimits.titleLength.max}
      />
      <SelectInput
        control={form.control}
        name="language"
        required
        label={<FormattedMessage id="console.posts.language" />}
        options={languages.map((value) => ({
          value,
          label: formatMessage({ id: `console.language.${value}` }),
        }))}
      />
    </FormDialog>
  );
};
